// SPDX-License-Identifier: MIT
#include <nlohmann/json.hpp>

#include <SQLiteCpp/SQLiteCpp.h>

#include <fstream>
#include <iterator>
#include <sstream>

#include "fuzz/write_seeds.h"
#include "hall/state_of.h"
#include "hall/tournament_json.h"
#include "ledger/ledger.h"
#include "live/drawn_table.h"
#include "live/table/round_file.h"
#include "match/example_match.h"
#include "report/match/match_file.h"
#include "support/temp_folder.h"

namespace ringside::fuzz {
namespace {

std::string bytes_of(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::string without_comments(const std::string& yaml) {
  std::istringstream lines(yaml);
  std::string kept;
  for (std::string line; std::getline(lines, line);)
    if (!line.empty() && line.front() != '#') kept += line + '\n';
  return kept;
}

// The rules are written shortly: their comments would be half of it.
Match small_match(const std::string& players = "Ann=black,Bob=red") {
  Match match = testing::new_match("nca", {}, players);
  match.setup.rules.text = without_comments(match.setup.rules.text);
  return match;
}

// One entry of each kind.
Match played() {
  Match match = testing::then(small_match(), TwentySunk{"red", 1});
  match =
      testing::then(match, round_of({"p.jpg", "ab12", testing::scoring_of({{"black", 15}, {"red", 10}})}));
  match = testing::then(match, Ruling{DiscRuling{1, 1, 10}, "referee", "touching"});
  match = testing::then(match, Ruling{NoteRuling{}, "", "a cat on the board"});
  match = testing::then(match, RoundPlayed{.board = {{"black", 5}}, .maybe_in_hole = "black"});
  match = testing::then(match, Rename{1, "Bobby"});
  return testing::then(testing::then(match, Undo{2}), Redo{1});
}

StoredMatch stored(const Match& match) {
  return {.id = 1, .uuid = "00000000-0000-4000-8000-000000000001", .made = testing::kNoon, .match = match};
}

// In one line, without what is not read. Throws where it would be refused.
std::string file_of(const Match& match) {
  auto json = nlohmann::ordered_json::parse(match_file_text(stored(match)));
  json.erase("standing");
  read_match_file(json);
  return json.dump();
}

// Pages of 512 bytes, so that it is small.
std::string ledger_of(const std::vector<Match>& matches) {
  const test::TempFolder folder;
  const auto file = folder / "matches.db";
  {
    const Ledger ledger(file);
    for (const Match& match : matches) Ledger(file).create(match.setup, testing::kNoon);
  }
  SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
  for (const char* step : {"PRAGMA journal_mode = DELETE", "PRAGMA page_size = 512", "VACUUM"})
    SQLite::Statement(database, step).executeStep();
  return bytes_of(file);
}

std::string saved_round() {
  const test::TempFolder folder;
  SavedRound round{"some-match", 3, {}};
  round.state.round.twenties = {{"red", 2}};
  round.state.round.questions = {{.id = 5, .kind = QuestionKind::kTwenty, .team = "red"}};
  TableDisc disc{score_disc(test::disc_at({100, 50}, "red"), test::plain_calibration()), true};
  disc.scored.disc.id = 4;
  round.state.memory.discs.push_back(disc);
  round.state.memory.left[9] = {-20, 30};
  RoundFile(folder.path()).prepare(round);
  return nlohmann::ordered_json::parse(bytes_of(folder / "round.json.new")).dump();
}

// A Swiss night of three with a result, a walkover, tables and an undo.
std::string some_tournament() {
  hall::Tournament night{
      .setup = {.name = "Night", .format = {.system = hall::System::kSwiss, .rounds = 2}, .tables = {"Oak"}}};
  const std::vector<hall::Action> actions{
      hall::EntrantAdded{{.name = "Ann", .club = "Owls", .seed = 1, .colour = "red"}},
      hall::EntrantAdded{{.name = "Bob"}},
      hall::EntrantAdded{{.name = "Cy"}},
      hall::RoundPaired{{{1, 2}, {3}}},
      hall::TableAssigned{1, "Oak"},
      hall::ResultEntered{1, hall::Played{.a = {5, 2, 130}, .b = {3, 0, 95}}, "Oak"},
      hall::ResultCorrected{1, hall::Walkover{2}, "desk", "late"},
      Undo{1},
      Redo{1},
      hall::TableService{"Oak", false},
      hall::EntrantWithdrawn{3}};
  for (const hall::Action& action : actions)
    night = hall::with_entry(std::move(night), action, testing::kNoon);
  auto rows = nlohmann::ordered_json::array({hall::to_json(night.setup)});
  for (const hall::Entry& entry : night.entries) rows.push_back(hall::to_json(entry));
  return rows.dump();
}

}  // namespace

void write_match_seeds(const Seeds& seeds) {
  seeds.write("match_file", "new.json", file_of(small_match()));
  seeds.write("match_file", "played.json", file_of(played()));
  seeds.write("match_file", "four.json", file_of(small_match("Ann=black,Bob=red,Cy=black,Di=red")));
  seeds.write("scoring_json", "two.json", testing::scoring_of({{"black", 15}, {"red", 10}}));
  seeds.write("scoring_json", "hole.json", testing::scoring_with_open_hole({{"black", 15}}, "red"));
  seeds.write("scoring_json", "maybe.json", testing::scoring_with_maybe_disc({{"black", 15}}, "red", 5));
  seeds.write("ledger", "empty.db", ledger_of({}));
  seeds.write("ledger", "one.db", ledger_of({small_match()}));
  seeds.write("tournament", "night.json", some_tournament());
  seeds.write("tournament", "entrants.csv",
              "name,club,seed,colour\r\nAnn,\"The \"\"Owls\"\"\",1,red\r\nBob,,,\r\n");
  seeds.write("round_file", "nothing.json", R"({"ringside_round":1,"match":null})");
  seeds.write("round_file", "some.json", saved_round());
}

}  // namespace ringside::fuzz
