// SPDX-License-Identifier: MIT
#include "app/score/score_job.h"

#include "app/photos/overlay_files.h"
#include "app/photos/twenties.h"
#include "app/program/command_error.h"
#include "app/program/output.h"
#include "app/program/same_file.h"
#include "rules/allotment.h"
#include "rules/rule_library.h"
#include "rules/rules_error.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

// A slip such as `--json photo.jpg` must not cost a photo.
void check_output(const char* option, const std::string& file, const std::vector<fs::path>& inputs) {
  if (file.empty() || file == kStandardOutput) return;
  if (is_one_of(file, inputs)) {
    throw CommandError(file, std::string(option) + " would replace an input file; name another");
  }
  if (fs::is_directory(file)) {
    throw CommandError(file, std::string(option) + " needs a file, not a folder; name a file in it");
  }
}

void check_outputs(const ScoreArguments& arguments) {
  std::vector<fs::path> inputs(arguments.photos.begin(), arguments.photos.end());
  for (const std::string& file : {arguments.flow.calibration, arguments.flow.camera.lens})
    if (!file.empty()) inputs.emplace_back(file);
  check_output("--json", arguments.json, inputs);
  check_output("--csv", arguments.csv, inputs);
  if (arguments.json.empty() || arguments.csv.empty()) return;
  if (arguments.json == arguments.csv || same_file(arguments.json, arguments.csv)) {
    throw CommandError(arguments.csv, "--json and --csv cannot go to the same place; name two files");
  }
}

std::vector<fs::path> overlays_for(const std::vector<fs::path>& photos, const std::string& folder) {
  if (folder.empty()) return {};
  std::error_code error;
  fs::create_directories(folder, error);
  if (!fs::is_directory(folder)) {
    throw CommandError(folder, "no folder for --overlay can be made there; name another");
  }
  return overlay_files(photos, folder);
}

std::optional<RoundRules> round_rules(const ScoreArguments& arguments) {
  if (arguments.rules.empty() && arguments.players.empty()) return std::nullopt;
  if (arguments.rules.empty() || arguments.players.empty())
    throw CommandError("--rules", "needs --players and they need it; give both");
  RuleSet rules = RuleLibrary::standard().find(arguments.rules);
  try {
    std::vector<Player> players = parse_players(arguments.players);
    std::vector<int> discs = discs_of_players(rules, static_cast<int>(players.size()));
    return RoundRules{std::move(rules), std::move(players), std::move(discs)};
  } catch (const RulesError& error) {
    throw CommandError("--players", error.what());
  }
}

}  // namespace

ScoreJob resolve(const ScoreArguments& arguments) {
  check_outputs(arguments);
  const std::vector<fs::path> photos(arguments.photos.begin(), arguments.photos.end());
  FlowOptions flow = flow_options(arguments.flow);
  flow.twenties = parse_twenties(arguments.twenties);
  flow.rulings = parse_rulings(arguments.rulings);
  std::optional<RoundRules> rules = round_rules(arguments);
  // What people play with need not be guessed from the light.
  if (rules) flow.discs.colours = colours_of(rules->players);
  if (!flow.rulings.empty() && photos.size() > 1)
    throw CommandError("--rulings", "is about the discs of one photo; give one photo");
  return {.photos = photos,
          .flow = flow,
          .rules = std::move(rules),
          .json = arguments.json,
          .csv = arguments.csv,
          .overlays = overlays_for(photos, arguments.overlay),
          .strict = arguments.strict};
}

}  // namespace ringside
