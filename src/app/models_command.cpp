// SPDX-License-Identifier: MIT
#include "app/models_command.h"

#include <sstream>

#include "app/program/output.h"
#include "board/models.h"
#include "report/data/text.h"
#include "rules/explain.h"
#include "rules/rule_library.h"
#include "text/columns.h"

namespace ringside {
namespace {

struct ModelsArguments {
  std::string kind;
  std::string name;
};

std::string labelled(const std::vector<TextRow>& rows) {
  constexpr std::size_t kLabel = 19;
  return aligned(rows, {{.least = kLabel}, {}});
}

std::string mm(double value) { return fixed(value, 1) + " mm"; }

template <typename Model>
void write_list(std::ostream& out, const char* kind, const std::vector<Model>& models) {
  std::vector<TextRow> rows;
  for (const Model& model : models) rows.push_back({printable(model.name), printable(model.description)});
  out << kind << '\n' << labelled(rows);
}

void write_model(std::ostream& out, const BoardModel& board) {
  out << printable(board.name) << ": " << printable(board.description) << '\n';
  out << labelled({{"inner line radius", mm(board.inner_radius)},
                   {"middle line radius", mm(board.middle_radius)},
                   {"outer line radius", mm(board.outer_radius)},
                   {"line width", board.line_width ? mm(*board.line_width) : "differs from copy to copy"},
                   {"hole radius", mm(board.hole_radius)},
                   {"deck radius", mm(board.deck_radius)}});
}

void write_model(std::ostream& out, const DiscModel& discs) {
  out << printable(discs.name) << ": " << printable(discs.description) << '\n';
  const std::string radius =
      mm(discs.shape.radius) + " (sets differ by " + mm(discs.radius_tolerance) + ", 1 sigma)";
  out << labelled({{"radius", radius},
                   {"height", mm(discs.shape.height)},
                   {"edge rounding", mm(discs.shape.edge_rounding)},
                   {"colours", joined(discs.colours)}});
}

void write_model(std::ostream& out, const RuleSet& rules) {
  out << printable(rules.name) << ": " << printable(rules.description) << '\n';
  for (const Explanation& explanation : explain(rules)) {
    out << "  " << explanation.subject << '\n';
    for (const std::string& sentence : explanation.sentences) out << "    " << printable(sentence) << '\n';
  }
}

void write_one(std::ostream& out, const ModelsArguments& arguments) {
  if (arguments.kind == "boards") write_model(out, ModelLibrary::standard().board(arguments.name));
  if (arguments.kind == "discs") write_model(out, ModelLibrary::standard().disc(arguments.name));
  if (arguments.kind == "rules") write_model(out, RuleLibrary::standard().find(arguments.name));
}

void write_lists(std::ostream& out, const std::string& kind) {
  const auto wanted = [&](const char* name) { return kind.empty() || kind == name; };
  if (wanted("boards")) write_list(out, "boards", ModelLibrary::standard().boards());
  if (wanted("discs")) write_list(out, "discs", ModelLibrary::standard().discs());
  if (wanted("rules")) write_list(out, "rules", RuleLibrary::standard().all());
}

std::string described(const ModelsArguments& arguments) {
  std::ostringstream out;
  arguments.name.empty() ? write_lists(out, arguments.kind) : write_one(out, arguments);
  return out.str();
}

}  // namespace

Command add_models_command(const Parser& program) {
  auto arguments = std::make_shared<ModelsArguments>();
  const Parser parser =
      program.subcommand("models", "List the models of boards, discs and rules, or show one.");
  parser.add("KIND", arguments->kind, " ", "boards, discs or rules; default: all")
      .one_of({"boards", "discs", "rules"});
  parser.add("NAME", arguments->name, " ", "a model of that kind, or a YAML file");
  return {parser, [arguments] {
            write_stdout(described(*arguments));
            return ExitCode::kAllScored;
          }};
}

}  // namespace ringside
