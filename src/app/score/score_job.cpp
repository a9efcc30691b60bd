// SPDX-License-Identifier: MIT
#include "app/score/score_job.h"

#include "app/photos/overlay_files.h"
#include "app/photos/rulings.h"
#include "app/photos/twenties.h"
#include "app/program/command_error.h"
#include "app/program/output.h"
#include "app/program/same_file.h"
#include "app/program/typed.h"
#include "report/data/text.h"
#include "report/data/version.h"
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

void check_answers(const ScoreArguments& arguments, const std::vector<fs::path>& inputs) {
  const std::string& file = arguments.workers.answers;
  if (file.empty()) return;
  if (arguments.workers.broker.empty())
    throw CommandError("--answers", "keeps what workers answer; give their broker with --workers too");
  if (file == kStandardOutput) throw CommandError("--answers", "goes on with a file, not stdout; name one");
  check_output("--answers", file, inputs);
  for (const std::string& output : {arguments.json, arguments.csv})
    if (!output.empty() && same_file(output, file))
      throw CommandError(file, "--answers cannot go to the same place as results; name two files");
}

void check_outputs(const ScoreArguments& arguments, const std::vector<fs::path>& photos) {
  std::vector<fs::path> inputs = photos;
  for (const std::string& file :
       {arguments.flow.calibration, arguments.flow.camera.lens, arguments.photos.files_from})
    if (!file.empty()) inputs.emplace_back(file);
  check_output("--json", arguments.json, inputs);
  check_output("--csv", arguments.csv, inputs);
  check_answers(arguments, inputs);
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

// Whatever changes what is found or what it is worth.
std::string made_with(const ScoreArguments& arguments) {
  const FlowArguments& flow = arguments.flow;
  std::string text = "ringside ";
  text += version();
  const auto add = [&](const char* option, const std::string& value) {
    if (!value.empty()) text += std::string(" ") + option + " " + value;
  };
  add("--calibration", flow.calibration);
  add("--board", flow.camera.board);
  add("--lens", flow.camera.lens);
  add("--outer-diameter", flow.camera.outer_diameter);
  add("--camera-height", flow.camera.camera_height);
  if (flow.discs != kDefaultDiscs) add("--discs", flow.discs);
  add("--confidence", flow.confidence);
  add("--twenties", arguments.twenties);
  add("--rulings", arguments.rulings);
  add("--rules", arguments.rules);
  add("--players", arguments.players);
  return valid_utf8(text);
}

std::optional<ReportFolder::Options> report_options(const ScoreArguments& arguments) {
  if (arguments.resume && arguments.report.empty())
    throw CommandError("--resume", "goes on with a report; give its folder with --report");
  if (arguments.resume && !(arguments.json.empty() && arguments.csv.empty()))
    throw CommandError("--resume", "skips photos, which --json and --csv would lack; give them without it");
  if (arguments.report.empty()) return std::nullopt;
  return ReportFolder::Options{
      .folder = arguments.report, .resume = arguments.resume, .made_with = made_with(arguments)};
}

bool lies_in(const fs::path& photo, const fs::path& folder) {
  std::error_code error;
  const fs::path way =
      fs::weakly_canonical(photo, error).lexically_relative(fs::weakly_canonical(folder, error));
  return !way.empty() && *way.begin() != "..";
}

// Pictures that a report drew are no photos of the evening, when its folder lies among them.
PhotoList photos_of(const ScoreArguments& arguments) {
  PhotoList list = photo_list(arguments.photos, arguments.overlay);
  if (!arguments.report.empty())
    std::erase_if(list.photos, [&](const fs::path& photo) { return lies_in(photo, arguments.report); });
  return list;
}

// Each job takes some 0.5 GB for a photo of 12 megapixels.
std::size_t number_of_jobs(const std::string& typed) {
  constexpr int kMostJobs = 64;
  if (const auto jobs = whole_number_in(typed, 1, kMostJobs)) return static_cast<std::size_t>(*jobs);
  throw CommandError("--jobs",
                     "'" + typed + "' is no number of photos; give 1 to " + std::to_string(kMostJobs));
}

}  // namespace

Scoring scoring_of(const ScoreArguments& arguments) {
  FlowOptions flow = flow_options(arguments.flow);
  flow.twenties = parse_twenties(arguments.twenties);
  flow.rulings = parse_rulings(arguments.rulings);
  std::optional<RoundRules> rules = round_rules(arguments);
  // What people play with need not be guessed from the light.
  if (rules) flow.discs.colours = colours_of(rules->players);
  return {std::move(flow), std::move(rules)};
}

ScoreJob resolve(const ScoreArguments& arguments) {
  if (!arguments.workers.broker.empty() && !(arguments.report.empty() && arguments.overlay.empty()))
    throw CommandError("--workers", "gives no pictures for --report or --overlay; leave one of them out");
  PhotoList list = photos_of(arguments);
  check_outputs(arguments, list.photos);
  Copies copies = leave_out_copies(list);
  const std::vector<fs::path>& photos = list.photos;
  Scoring scoring = scoring_of(arguments);
  if (!scoring.flow.rulings.empty() && photos.size() > 1)
    throw CommandError("--rulings", "is about the discs of one photo; give one photo");
  return {.photos = photos,
          .copies = std::move(copies),
          .scoring = std::move(scoring),
          .json = arguments.json,
          .csv = arguments.csv,
          .overlays = overlays_for(photos, arguments.overlay),
          .report = report_options(arguments),
          .jobs = number_of_jobs(arguments.jobs),
          .strict = arguments.strict};
}

}  // namespace ringside
