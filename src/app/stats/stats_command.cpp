// SPDX-License-Identifier: MIT
#include "app/stats/stats_command.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "app/match/match_arguments.h"
#include "app/program/by_the_rules.h"
#include "app/program/command_error.h"
#include "app/program/output.h"
#include "app/program/read_json.h"
#include "app/program/same_file.h"
#include "board/nearest.h"
#include "report/match/match_file.h"
#include "report/statistics/heat_map.h"
#include "report/statistics/statistics_csv.h"
#include "report/statistics/statistics_json.h"
#include "report/statistics/statistics_text.h"
#include "rules/rules_error.h"
#include "text/typed_word.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

struct StatsArguments {
  std::vector<std::string> sources;
  std::string player;
  std::string json;
  std::string csv;
  std::string heat_map;
  MatchChoice choice;
};

std::vector<fs::path> places_of(const StatsArguments& arguments) {
  if (arguments.sources.empty()) return {ledger_place(arguments.choice.ledger)};
  if (!arguments.choice.ledger.empty())
    throw CommandError("--db", "names a ledger, and so do the files; give one or the other");
  return {arguments.sources.begin(), arguments.sources.end()};
}

StoredMatch match_in(const fs::path& file) {
  try {
    return read_match_file(read_json(file));
  } catch (const RulesError& error) {
    throw CommandError(file.string(), error.what());
  }
}

std::vector<StoredMatch> matches_in(const std::vector<fs::path>& places) {
  std::vector<StoredMatch> matches;
  for (const fs::path& place : places) {
    if (place.extension() == ".json") {
      matches.push_back(match_in(place));
    } else {
      for (StoredMatch& match : Ledger::to_read(place).all()) matches.push_back(std::move(match));
    }
  }
  return matches;
}

// Two that go to the same place, or one that would replace what is read.
void check_outputs(const StatsArguments& arguments, std::vector<fs::path> taken) {
  for (const std::string& output : {arguments.json, arguments.csv, arguments.heat_map}) {
    if (output.empty()) continue;
    if (is_one_of(output, taken))
      throw CommandError(output, "is read, or written for another option; name another file");
    taken.emplace_back(output);
  }
}

std::string player_known(const std::string& typed, const std::vector<StoredMatch>& matches) {
  if (typed.empty()) return "";
  const std::vector<std::string> players = players_of(matches);
  const std::string name = known_spelling(typed, players);
  if (std::find(players.begin(), players.end(), name) != players.end()) return name;
  const auto meant = nearest(name, players);
  throw CommandError("--player", "nobody here is called '" + name + "'; " +
                                     (meant ? "did you mean " + *meant + "?" : "there is no match yet"));
}

void write_files(const StatsArguments& arguments, const Statistics& statistics, const std::string& whose) {
  if (!arguments.json.empty()) write_output(arguments.json, statistics_json_text(statistics));
  if (!arguments.csv.empty()) write_output(arguments.csv, statistics_csv_text(statistics));
  if (!arguments.heat_map.empty()) write_output(arguments.heat_map, heat_map_svg(statistics.places, whose));
}

void show(const StatsArguments& arguments) {
  const std::vector<fs::path> places = places_of(arguments);
  check_outputs(arguments, places);
  const std::vector<StoredMatch> matches = matches_in(places);
  const std::string player = player_known(arguments.player, matches);
  const Statistics statistics = statistics_of(matches, player);
  const bool text_elsewhere = arguments.json == kStandardOutput || arguments.csv == kStandardOutput ||
                              arguments.heat_map == kStandardOutput;
  if (!text_elsewhere)
    write_stdout(statistics.totals.empty() ? "no match yet; begin one with ringside match new\n"
                                           : statistics_text(statistics));
  write_files(arguments, statistics, player.empty() ? "all players" : player);
}

}  // namespace

Command add_stats_command(const Parser& program) {
  auto arguments = std::make_shared<StatsArguments>();
  const Parser parser = program.subcommand("stats", "Say what matches prove of those who played them.");
  parser.add_list("FILE", arguments->sources, "ledgers, and matches exported as .json; default: the ledger");
  parser.add("--player", arguments->player, "NAME", "only sides that this one played on; default: all");
  parser.add("--json", arguments->json, "FILE|-", "all figures, see docs/statistics.md; - is stdout");
  parser.add("--csv", arguments->csv, "FILE|-", "the same as a table; - is stdout");
  parser.add("--heat-map", arguments->heat_map, "FILE|-", "where discs came to rest, as SVG; - is stdout");
  add_ledger_option(parser, arguments->choice);
  parser.footer("Exit codes: 0 done, 2 wrong usage, or a file that cannot be read or is no match.");
  return {parser, [arguments] { return by_the_rules("stats", [&] { show(*arguments); }); }};
}

}  // namespace ringside
