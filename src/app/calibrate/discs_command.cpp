// SPDX-License-Identifier: MIT
#include "app/calibrate/discs_command.h"

#include <sstream>

#include "app/photos/flow_arguments.h"
#include "app/photos/scored_source.h"
#include "app/program/command_error.h"
#include "app/program/messages.h"
#include "app/program/output.h"
#include "app/program/progress.h"
#include "app/program/same_file.h"
#include "board/write_disc_model.h"
#include "detection/disc_set.h"
#include "report/data/text.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

using Radii = std::map<std::string, MeasuredRadius>;

struct MeasureArguments {
  std::vector<std::string> photos;
  std::string output;
  std::string description = "A measured set of discs";
  FlowArguments flow;
};

constexpr int kLeastDiscs = 3;  // of a colour; fewer say little about a set

std::vector<Disc> discs_in(const fs::path& photo, const FlowOptions& flow) {
  const PhotoReport report = score_photo(photo, flow).report;
  warn_or_refuse(report);
  std::vector<Disc> discs;
  for (const ScoredDisc& scored : report.scored()->discs) discs.push_back(scored.disc);
  return discs;
}

// Colours of which so few were seen that they may be a stray disc or a mistake.
void leave_out_strays(Radii& radii) {
  for (auto team = radii.begin(); team != radii.end();) {
    const bool stray = team->second.discs < kLeastDiscs;
    if (stray)
      say("only " + std::to_string(team->second.discs) + " " + team->first + " discs were seen; left out");
    team = stray ? radii.erase(team) : std::next(team);
  }
}

std::string summary(const Radii& radii) {
  std::ostringstream out;
  for (const auto& [team, measured] : radii) {
    out << team << ": radius " << fixed(measured.radius, 2) << " mm, sigma " << fixed(measured.sigma, 2)
        << " mm; " << measured.discs << " discs in " << measured.photos
        << (measured.photos == 1 ? " photo" : " photos") << '\n';
  }
  return out.str();
}

std::string remark_of(const Radii& radii) {
  return "Measured by `ringside discs measure`, the outer line taken as its board's:\n" + summary(radii) +
         "Height and edge rounding are those of the model that the discs were found with.";
}

ExitCode measure(const MeasureArguments& arguments) {
  const std::vector<fs::path> photos(arguments.photos.begin(), arguments.photos.end());
  if (is_one_of(arguments.output, photos))
    throw CommandError(arguments.output, "would replace a photo; name another file");
  const FlowOptions flow = flow_options(arguments.flow);
  Progress progress(photos.size());
  std::vector<std::vector<Disc>> discs;
  for (std::size_t i = 0; i < photos.size(); ++i) {
    progress.show(i, photos[i].filename().string());
    discs.push_back(discs_in(photos[i], flow));
    progress.clear();
  }
  Radii radii = measure_radii(discs);
  leave_out_strays(radii);
  if (radii.empty()) {
    throw CommandError(arguments.output, "no colour has three discs in these photos; give photos with more",
                       ExitCode::kNotScored);
  }
  DiscModel model = model_of(radii, flow.discs);
  model.description = arguments.description;
  std::ostringstream yaml;
  write_disc_model(model, remark_of(radii), yaml);
  write_output(arguments.output, yaml.str());
  if (arguments.output != kStandardOutput) write_stdout(summary(radii));
  return ExitCode::kAllScored;
}

Command add_measure(const Parser& discs) {
  auto arguments = std::make_shared<MeasureArguments>();
  const Parser parser =
      discs.subcommand("measure", "Learn a set's size from photos with several of its discs.");
  parser.add_list("PHOTO", arguments->photos, "several, under other light or from other sides").required();
  parser.add("-o,--output", arguments->output, "FILE|-", "disc model to write, for --discs; - is stdout")
      .required();
  parser.add("--description", arguments->description, "TEXT", "one line that says what set it is");
  add_flow_options(parser, arguments->flow);
  parser.footer("Exit codes: 0 done, 1 no radius could be measured, 2 wrong usage or unreadable file.");
  return {parser, [arguments] { return measure(*arguments); }};
}

}  // namespace

Command add_discs_command(const Parser& program) {
  const Parser parser = program.subcommand("discs", "Measure a set of discs.");
  parser.require_subcommand();
  return {parser, add_measure(parser).run};
}

}  // namespace ringside
