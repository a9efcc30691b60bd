// SPDX-License-Identifier: MIT
#include "app/models_command.h"

#include <iomanip>
#include <sstream>

#include "app/output.h"
#include "board/models.h"
#include "report/text.h"

namespace ringside {
namespace {

struct ModelsArguments {
  std::string kind;
  std::string name;
};

void row(std::ostream& out, const std::string& label, const std::string& value) {
  out << "  " << std::left << std::setw(20) << label << ' ' << value << '\n';
}

std::string mm(double value) { return fixed(value, 1) + " mm"; }

template <typename Model>
void write_list(std::ostream& out, const char* kind, const std::vector<Model>& models) {
  out << kind << '\n';
  for (const Model& model : models) row(out, model.name, printable(model.description));
}

void write_model(std::ostream& out, const BoardModel& board) {
  out << printable(board.name) << ": " << printable(board.description) << '\n';
  row(out, "inner line radius", mm(board.inner_radius));
  row(out, "middle line radius", mm(board.middle_radius));
  row(out, "outer line radius", mm(board.outer_radius));
  row(out, "line width", board.line_width ? mm(*board.line_width) : "differs from copy to copy");
  row(out, "hole radius", mm(board.hole_radius));
  row(out, "deck radius", mm(board.deck_radius));
}

void write_model(std::ostream& out, const DiscModel& discs) {
  out << printable(discs.name) << ": " << printable(discs.description) << '\n';
  row(out, "radius",
      mm(discs.shape.radius) + " (sets differ by " + mm(discs.radius_tolerance) + ", 1 sigma)");
  row(out, "height", mm(discs.shape.height));
  row(out, "edge rounding", mm(discs.shape.edge_rounding));
  row(out, "colours", joined(discs.colours));
}

std::string described(const ModelsArguments& arguments) {
  const ModelLibrary library = ModelLibrary::standard();
  const bool boards = arguments.kind != "discs";
  const bool discs = arguments.kind != "boards";
  std::ostringstream out;
  if (!arguments.name.empty()) {
    boards ? write_model(out, library.board(arguments.name)) : write_model(out, library.disc(arguments.name));
    return out.str();
  }
  if (boards) write_list(out, "boards", library.boards());
  if (discs) write_list(out, "discs", library.discs());
  return out.str();
}

}  // namespace

Command add_models_command(CLI::App& app) {
  auto arguments = std::make_shared<ModelsArguments>();
  CLI::App* parser = app.add_subcommand("models", "List the board and disc models, or show one.");
  parser->add_option("KIND", arguments->kind, "boards or discs; default: both")
      ->check(CLI::IsMember({"boards", "discs"}))
      ->option_text(" ");
  parser->add_option("NAME", arguments->name, "a model of that kind, or a YAML file")->option_text(" ");
  return {parser, [arguments] {
            write_stdout(described(*arguments));
            return ExitCode::kAllScored;
          }};
}

}  // namespace ringside
