// SPDX-License-Identifier: MIT
#include "live/table/round_file.h"

#include <doctest/doctest.h>
#include <sys/stat.h>

#include <fstream>
#include <sstream>

#include "live/drawn_table.h"
#include "live/view/table_command.h"
#include "report/data/write_file.h"
#include "scoring/ruling.h"
#include "support/temp_folder.h"

using namespace ringside;
using namespace ringside::test;

namespace {

TableState some_state() {
  TableState state;
  state.round.twenties = {{"red", 2}};
  state.round.shots = {.seen = 7, .missed = 1, .side = "red", .at = 8};
  state.round.seen_shots = {{.team = "red", .verdict = Verdict::kInvalid, .open = true}, {}};
  TableDisc disc{score_disc(disc_at({100, 50}, "red"), plain_calibration()), true};
  disc.scored.disc.id = 4;
  disc.scored = ruled(disc.scored, 5);
  state.memory.discs.push_back(disc);
  state.memory.left[9] = {-20, 30};
  state.round.to_take_off = {3, 8};
  state.round.questions = {{.id = 5, .kind = QuestionKind::kTwenty, .team = "red"}};
  state.round.asked_whether_over = true;
  state.last_question = 5;
  return state;
}

}  // namespace

TEST_CASE("the round being played is read back as it was saved") {
  const TempFolder folder;
  const RoundFile file(folder.path());
  CHECK_FALSE(file.load());
  const SavedRound round{"some-match", 3, some_state()};
  file.prepare(round);
  CHECK_FALSE(file.load());
  file.commit();
  const auto back = file.load();
  REQUIRE(back);
  CHECK(back->match == round.match);
  CHECK(back->entries == round.entries);
  CHECK(back->state == round.state);
}

TEST_CASE("a damaged file of the round is refused") {
  const TempFolder folder;
  folder.write("round.json", "{\"ringside_round\": 1, \"twen");
  CHECK_THROWS_AS(RoundFile(folder.path()).load(), TableError);
  folder.write("round.json", "{\"ringside_round\": 1, \"discs\": " + std::string(5'000'000, '['));
  CHECK_THROWS_AS(RoundFile(folder.path()).load(), TableError);
}

TEST_CASE("a file of the round that nests deep or has a number too large is refused, whole as it is") {
  const TempFolder folder;
  const RoundFile file(folder.path());
  file.prepare({"some-match", 3, some_state()});
  file.commit();
  std::ostringstream text;
  text << std::ifstream(folder / "round.json").rdbuf();
  const auto with = [&](const std::string& value) {
    folder.write("round.json", "{\"x\": " + value + "," + text.str().substr(1));
    return file.load();
  };
  CHECK(with("[1]").has_value());
  CHECK_THROWS_AS(with(std::string(100, '[') + std::string(100, ']')), TableError);
  CHECK(with("{\"a\": [1e14]}").has_value());
  CHECK_THROWS_AS(with("{\"a\": [2e47]}"), TableError);
}

TEST_CASE("what is no file in its place is refused at once") {
  const TempFolder folder;
  REQUIRE(mkfifo((folder / "round.json").c_str(), 0600) == 0);
  CHECK_THROWS_WITH_AS(RoundFile(folder.path()).load(), doctest::Contains("is not a regular file"),
                       TableError);
}

TEST_CASE("a file of an earlier version is read: the round, its discs, and what is asked") {
  const TempFolder folder;
  folder.write("round.json", R"({"ringside_round": 1, "match": null, "twenties": {"red": 1}, "shots": 6,
    "missed_shots": 1,
    "discs": [{"id": 4, "team": "red", "colour": [190, 40, 40], "base_mm": [100.5, 50], "radius_mm": 15.9,
               "in_hole": false, "by_person": true, "ruled": 5},
              {"id": 6, "team": "black", "colour": [30, 30, 30], "base_mm": [0, 0], "radius_mm": 15.9,
               "in_hole": true, "by_person": false}],
    "to_take_off": [4], "questions": [{"text": "did it?", "answers": ["yes", "no"], "team": "red"}],
    "asked_whether_over": true, "returned": 2, "may_have_returned": [4, 6]})");
  const auto round = RoundFile(folder.path()).load();
  REQUIRE(round);
  CHECK_FALSE(round->match);
  CHECK_FALSE(round->entries);
  const TableState& state = round->state;
  CHECK(state.round.twenties == ByTeam{{"red", 1}});
  CHECK(state.round.shots.seen == 6);
  CHECK(state.round.shots.missed == 1);
  CHECK(state.round.seen_shots.empty());
  REQUIRE(state.memory.discs.size() == 2);
  CHECK(state.memory.discs[0].scored.disc.base.isApprox(Vec2(100.5, 50)));
  CHECK(state.memory.discs[0].by_person);
  CHECK(state.memory.discs[0].scored.zone == 5);
  CHECK(state.memory.discs[0].scored.ruling);
  CHECK(state.memory.discs[1].scored.disc.in_hole == HoleState::kFlat);
  CHECK(state.round.to_take_off == std::set<int>{4});
  CHECK(state.round.asked_whether_over);
  CHECK(state.round.returned == ReturnedDiscs{2, {4, 6}});
  REQUIRE(state.round.questions.size() == 1);
  CHECK(state.round.questions[0].id == 1);
  CHECK(state.last_question == 1);
}

TEST_CASE("a file that cannot be written says so before anything else is done") {
  const TempFolder folder;
  std::filesystem::create_directory(folder / "round.json");
  CHECK_THROWS_AS(RoundFile(folder.path()).prepare({}), WriteError);
}

TEST_CASE("a round whose board, motion or camera is in a state that there is none of is refused") {
  const TempFolder folder;
  const RoundFile file(folder.path());
  file.prepare({"some-match", 3, some_state()});
  std::ifstream stream(folder / "round.json.new");
  const std::string whole{std::istreambuf_iterator<char>(stream), {}};
  for (const std::string field : {"\"board\": ", "\"motion\": ", "\"camera\": ", "\"verdict\": \""}) {
    CAPTURE(field);
    std::string wrong = whole;
    const std::size_t at = wrong.rfind(field);
    REQUIRE(at != std::string::npos);
    wrong.replace(at + field.size(), 1, "4711");
    folder.write("round.json", wrong);
    CHECK_THROWS_AS(file.load(), TableError);
  }
}
