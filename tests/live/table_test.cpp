// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>

#include "board/models.h"
#include "live/drawn_table.h"
#include "live/table.h"
#include "match/match_state.h"
#include "rules/rule_library.h"
#include "support/temp_folder.h"

using namespace ringside;
using namespace ringside::test;

namespace {

using Json = nlohmann::ordered_json;

const auto kCalibration = std::make_shared<const Calibration>(plain_calibration());
const std::filesystem::path kSource = RINGSIDE_SOURCE_DIR;

TableOptions options_in(const std::filesystem::path& folder) {
  return {.rules = RuleLibrary(kSource / "models").find("nca"),
          .disc_shape = ModelLibrary(kSource / "models").disc("tournament").shape,
          .ledger = folder / "matches.db",
          .folder = folder / "live",
          .now = [] { return UtcTime{}; }};
}

// A table at which readings come when the test says so.
struct Played {
  explicit Played(const std::filesystem::path& folder)
      : table(options_in(folder), [this](const Json& json) { told.push_back(json); }) {}

  void see(RestReading reading) {
    Sight sight;
    sight.readings.push_back(std::move(reading));
    table.take(sight, {sight.readings[0].picture, 0.1 * static_cast<double>(frame), frame}, eyes);
    ++frame;
  }
  void see(const std::vector<Disc>& discs) { see(reading_of(kCalibration, discs)); }
  void see_swept(const std::vector<Disc>& discs) {
    RestReading reading = reading_of(kCalibration, discs);
    sweep_all(reading);
    see(std::move(reading));
  }
  void shoot(const std::vector<Disc>& discs, const cv::Scalar* in_hole = nullptr) {
    RestReading reading = reading_of(kCalibration, discs, in_hole);
    reading.moment.shot_from = Vec2(0, -300);
    Sight begun;
    begun.events.push_back({.kind = EventKind::kShotBegun});
    table.take(begun, {reading.picture, 0.1 * static_cast<double>(frame), frame}, eyes);
    see(std::move(reading));
  }
  int count(const std::string& name) const {
    return static_cast<int>(
        std::count_if(told.begin(), told.end(), [&](const Json& json) { return json.at("event") == name; }));
  }
  int total(const std::string& team) const {
    const auto view = table.newest();
    const auto found = view->totals.find(team);
    return found == view->totals.end() ? 0 : found->second.total();
  }

  std::vector<Json> told;
  Table table;
  Eyes eyes{{.discs = ModelLibrary(kSource / "models").disc("tournament")}};
  long frame = 0;
};

const Disc kRedTen = disc_at({150, 0}, "red"), kBlackFifteen = disc_at({60, 40}, "black"),
           kBlackWaiting = disc_at({0, -300}, "black"), kBlackFive = disc_at({-180, 180}, "black");

StartMatch example_match() { return {"nca", {{"Ann", "black"}, {"Bob", "red"}}, {}}; }

std::string error_of(Table& table, const TableCommand& command) {
  try {
    table.carry_out(command);
  } catch (const TableError& error) {
    return error.what();
  }
  return "";
}

}  // namespace

TEST_CASE("a shot that moves a disc and one that falls in: told, counted, judged") {
  const TempFolder folder;
  Played played(folder.path());
  played.see({kRedTen, kBlackWaiting});
  CHECK(played.count("discs_at_rest") == 1);
  CHECK(played.total("red") == 10);
  played.shoot({disc_at({250, 0}, "red")}, &kBlack);
  CHECK(played.count("twenty") == 1);
  CHECK(played.count("discs_moved") == 1);
  CHECK(played.count("disc_to_ditch") == 0);
  CHECK(played.total("black") == 20);
  CHECK(played.total("red") == 5);
  REQUIRE(played.count("shot_judged") == 1);
  CHECK(played.told.back().at("team") == "black");
  // Lifted out: set aside, worth the same.
  played.see_swept({disc_at({250, 0}, "red")});
  CHECK(played.total("black") == 20);
  CHECK(played.table.newest()->twenties == ByTeam{{"black", 1}});
  CHECK(played.count("twenty") == 1);
}

TEST_CASE("a disc that moved where no hand was makes a shot, one on the outer line or by hand does not") {
  const TempFolder folder;
  Played played(folder.path());
  played.see({kRedTen});
  played.see({kRedTen, kBlackWaiting});
  CHECK(played.count("shot_begun") == 0);
  played.see_swept({disc_at({100, 100}, "red"), kBlackWaiting});
  CHECK(played.count("shot_begun") == 0);
  CHECK(played.count("discs_moved") == 1);
  played.see({disc_at({-100, 100}, "red"), kBlackWaiting});
  CHECK(played.count("shot_begun") == 1);
  CHECK(played.table.newest()->shots == 1);
}

TEST_CASE("discs lifted by hand until none is left end the round with the board from before") {
  const TempFolder folder;
  Played played(folder.path());
  played.see({kRedTen, kBlackFifteen, kBlackFive});
  played.see_swept({kRedTen});
  CHECK(played.count("round_over") == 0);
  played.see_swept({});
  REQUIRE(played.count("round_over") == 1);
  CHECK(played.count("discs_lifted") == 1);
  for (const Json& json : played.told) {
    if (json.at("event") != "round_over") continue;
    CHECK(json.at("totals").at("black").at("total") == 20);
    CHECK(json.at("totals").at("red").at("total") == 10);
    CHECK(json.at("discs").size() == 3);
  }
}

TEST_CASE("a round that people end counts what they see, and what they put right") {
  const auto counted = [](const std::vector<Disc>& left) {
    const TempFolder folder;
    Played played(folder.path());
    played.see(left.empty() ? std::vector{kRedTen} : std::vector{kRedTen, kBlackFifteen});
    played.see_swept(left);
    played.table.carry_out(ChangeTwenties{"red", 1});
    played.table.carry_out(EndRound{});
    REQUIRE(played.count("round_over") == 1);
    const auto told = std::find_if(played.told.begin(), played.told.end(),
                                   [](const Json& json) { return json.at("event") == "round_over"; });
    return told->at("totals");
  };
  const Json taken_off = counted({kRedTen});  // a disc that was shot against the rules
  CHECK(taken_off.at("red").at("total") == 30);
  CHECK_FALSE(taken_off.contains("black"));
  CHECK(counted({}).at("red").at("total") == 30);  // the board is cleared already
}

TEST_CASE("people add, move, recolour, rule and remove discs, and take it all back") {
  const TempFolder folder;
  Played played(folder.path());
  played.see({kRedTen});
  const int id = played.table.newest()->discs.at(0).scored.disc.id;
  played.table.carry_out(AddDisc{"black", {0, 150}});
  CHECK(played.total("black") == 10);
  played.table.carry_out(MoveDisc{id, {0, 250}});
  CHECK(played.total("red") == 5);
  played.table.carry_out(RuleDisc{id, 10});
  CHECK(played.total("red") == 10);
  played.table.carry_out(RecolourDisc{id, "black"});
  CHECK(played.total("black") == 20);
  played.table.carry_out(RemoveDisc{id});
  CHECK(played.total("black") == 10);
  played.table.carry_out(ChangeTwenties{"red", 1});
  CHECK(played.total("red") == 20);
  CHECK(played.table.newest()->undoable.size() == 6);
  for (int i = 0; i < 6; ++i) played.table.carry_out(UndoLast{});
  CHECK(played.total("red") == 10);
  CHECK(played.total("black") == 0);
  for (int i = 0; i < 6; ++i) played.table.carry_out(RedoLast{});
  CHECK(played.total("red") == 20);
  CHECK(played.total("black") == 10);
}

TEST_CASE("what cannot be done says why and changes nothing") {
  const TempFolder folder;
  Played played(folder.path());
  played.see({kRedTen});
  const long revision = played.table.newest()->revision;
  CHECK(error_of(played.table, RuleDisc{77, 10}).starts_with("disc 77 lies on the board no longer"));
  CHECK(error_of(played.table, RuleDisc{1, 12}).find("20, 15, 10, 5 or 0") != std::string::npos);
  CHECK_FALSE(error_of(played.table, AddDisc{"blakc", {0, 0}}).empty());
  CHECK_FALSE(error_of(played.table, AddDisc{"black", {5000, 0}}).empty());
  CHECK_FALSE(error_of(played.table, ChangeTwenties{"red", -1}).empty());
  CHECK_FALSE(error_of(played.table, UndoLast{}).empty());
  CHECK_FALSE(error_of(played.table, RedoLast{}).empty());
  CHECK_FALSE(error_of(played.table, AnswerQuestion{3, "yes"}).empty());
  CHECK_FALSE(error_of(played.table, StartMatch{"no-such-rules", {}, {}}).empty());
  CHECK(played.table.newest()->revision == revision);
}

TEST_CASE("a round of a match goes into the ledger with its picture, and undo takes it back") {
  const TempFolder folder;
  Played played(folder.path());
  played.table.carry_out(example_match());
  played.see({kRedTen, kBlackFifteen});
  played.table.carry_out(ChangeTwenties{"red", 1});
  played.table.carry_out(EndRound{});
  const Ledger ledger(folder / "matches.db");
  const MatchState state = state_of(ledger.find(*ledger.latest()).match);
  REQUIRE(state.rounds.size() == 1);
  CHECK(state.rounds[0].totals.at("red").total() == 30);
  CHECK(state.rounds[0].totals.at("black").total() == 15);
  REQUIRE(state.rounds[0].played.evidence);
  CHECK(std::filesystem::exists(folder / "live" / state.rounds[0].played.evidence->photo));
  CHECK(state.rounds[0].played.evidence->sha256.size() == 64);
  CHECK(played.table.newest()->twenties.empty());
  played.table.carry_out(UndoLast{});
  CHECK(state_of(ledger.find(*ledger.latest()).match).rounds.empty());
  CHECK(played.table.newest()->twenties == ByTeam{{"red", 1}});
}

TEST_CASE("after a restart the match, the twenties, the rulings and the round are there") {
  const TempFolder folder;
  int id = 0;
  {
    Played played(folder.path());
    played.table.carry_out(example_match());
    played.see({kRedTen, kBlackFifteen});
    id = played.table.newest()->discs.at(0).scored.disc.id;
    played.table.carry_out(ChangeTwenties{"red", 1});
    played.table.carry_out(RuleDisc{id, 5});
    played.table.carry_out(AddDisc{"black", {0, -250}});
  }
  Played again(folder.path());
  again.table.resume(std::nullopt);
  CHECK(again.table.newest()->match);
  CHECK(again.table.newest()->twenties == ByTeam{{"red", 1}});
  again.see({kRedTen, kBlackFifteen});
  CHECK(again.total("red") == 25);
  CHECK(again.total("black") == 20);
  bool found = false;
  for (const TableDisc& disc : again.table.newest()->discs)
    found |= disc.scored.disc.id == id && disc.scored.zone == 5;
  CHECK(found);
}

TEST_CASE("as many shots as the players have discs: people are asked whether the round is over") {
  const TempFolder folder;
  Played played(folder.path());
  played.table.carry_out(example_match());
  played.see({kRedTen});
  for (int i = 0; i < 16; ++i) played.shoot({disc_at({150.0 - 8 * i, 80}, "red")});
  REQUIRE(played.table.newest()->questions.size() == 1);
  const TableQuestion question = played.table.newest()->questions[0];
  CHECK(played.count("question") == 1);
  CHECK_FALSE(error_of(played.table, AnswerQuestion{question.id, "maybe"}).empty());
  played.table.carry_out(AnswerQuestion{question.id, question.answers.at(0)});
  CHECK(played.count("round_over") == 1);
  CHECK(played.table.newest()->questions.empty());
}

TEST_CASE("a paused table counts nothing and catches up") {
  const TempFolder folder;
  Played played(folder.path());
  played.see({kRedTen});
  played.table.carry_out(PauseTable{});
  played.shoot({kRedTen, kBlackFifteen});
  CHECK(played.table.newest()->withheld == "paused");
  CHECK(played.count("shot_begun") == 0);
  CHECK(played.total("black") == 0);
  played.table.carry_out(ResumeTable{});
  CHECK(played.total("black") == 15);
}

TEST_CASE("a lost camera is told once, and that it is back") {
  const TempFolder folder;
  Played played(folder.path());
  played.see({kRedTen});
  played.table.camera_lost("unplugged; plug it in");
  played.table.camera_lost("busy; close the other program");
  CHECK(played.count("camera_lost") == 1);
  CHECK(played.table.newest()->camera_note == "busy; close the other program");
  CHECK(played.table.newest()->withheld == "busy; close the other program");
  played.see({kRedTen});
  CHECK(played.count("camera_back") == 1);
  CHECK(played.count("camera_opened") == 1);
}

TEST_CASE("pictures of the table: the frame, and the evidence on a disc that lies there") {
  const TempFolder folder;
  Played played(folder.path());
  CHECK(played.table.still_frame(false).empty());
  played.see({kRedTen});
  CHECK(played.table.still_frame(false).starts_with("\xff\xd8"));
  CHECK(played.table.still_frame(true).starts_with("\xff\xd8"));
  CHECK(played.table.evidence(1).starts_with("\x89PNG"));
  CHECK(played.table.evidence(55).empty());
}

TEST_CASE("who waits for a newer view gets it, or after a while the newest all the same") {
  const TempFolder folder;
  Played played(folder.path());
  played.see({kRedTen});
  const auto view = played.table.newest();
  CHECK(played.table.newer_than(view->revision, std::chrono::milliseconds(0)) == view);
  CHECK(played.table.newer_than(view->revision - 1, std::chrono::hours(1)) == view);
}
