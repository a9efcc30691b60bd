// SPDX-License-Identifier: MIT
#include "live/table/table.h"

#include <doctest/doctest.h>

#include "live/table/played_table.h"

using namespace ringside;
using namespace ringside::test;

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
  CHECK(played.told.back().at("note").get<std::string>().starts_with("black's shot: valid, red disc "));
  CHECK(played.table.newest()->advice.starts_with("Black's shot was valid: it moved red disc "));
  // Lifted out: set aside, worth the same.
  played.see_swept({disc_at({250, 0}, "red")});
  CHECK(played.total("black") == 20);
  CHECK(played.table.newest()->twenties == ByTeam{{"black", 1}});
  CHECK(played.count("twenty") == 1);
}

TEST_CASE("a disc that one picture does not tell from the floor hangs, where the hole looked empty before") {
  const TempFolder folder;
  Played played(folder.path());
  played.see({kRedTen});
  RestReading reading = reading_of(kCalibration, {kRedTen}, &kBlack);
  reading.moment.shot_from = Vec2(300, 0);
  reading.detection.maybe_hanger = disc_at({0, 9}, "");
  reading.detection.maybe_hanger->in_hole = HoleState::kHanger;
  played.see(std::move(reading));
  CHECK(played.count("twenty") == 0);
  CHECK(played.total("black") == 15);
}

TEST_CASE("a hanger that is knocked in is a twenty, and it is that disc") {
  const TempFolder folder;
  Played played(folder.path());
  Disc hanger = disc_at({0, 8}, "red");
  hanger.in_hole = HoleState::kHanger;
  const Disc away = disc_at({-180, 180}, "red");
  played.see(std::vector<Disc>{});
  played.shoot({away});
  played.shoot({away, hanger});
  CHECK(played.count("twenty") == 0);
  const int id = played.table.newest()->discs.back().scored.disc.id;
  played.shoot({kBlackFive}, &kRed);  // the other one is hit off the board by the same shot
  REQUIRE(played.count("twenty") == 1);
  for (const Json& json : played.told)
    if (json.at("event") == "twenty") CHECK(json.at("disc") == id);
  CHECK(played.count("disc_to_ditch") == 1);
  CHECK(played.total("red") == 20);
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
  CHECK(played.table.evidence_thumbnail(1).starts_with("\xff\xd8"));
  CHECK(played.table.evidence_thumbnail(1).size() < 40'000);
  CHECK(played.table.evidence_thumbnail(55).empty());
}

TEST_CASE("into frames that were straightened nothing is drawn bent") {
  Calibration behind_lens = *kCalibration;
  behind_lens.lens =
      Lens{.width = kSide, .height = kSide, .pinhole = {800, {kMiddle, kMiddle}}, .distortion = {-0.3}};
  const auto pictures_by = [](const Calibration& calibration) {
    const TempFolder folder;
    Played played(folder.path());
    played.see(reading_of(std::make_shared<const Calibration>(calibration), {kRedTen}));
    return std::pair(played.table.still_frame(true), played.table.evidence_thumbnail(1));
  };
  CHECK((pictures_by(behind_lens) == pictures_by(*kCalibration)));
}

TEST_CASE("what makes the score doubtful is told as long as it lasts, with the discs") {
  const TempFolder folder;
  Played played(folder.path());
  Disc faint = kRedTen;
  faint.confidence = 0.3;
  RestReading reading = reading_of(kCalibration, {faint});
  reading.detection.warnings_of_sides = {"black discs hardly show"};
  played.see(reading);
  const auto warnings = played.table.newest()->warnings;
  REQUIRE(warnings.size() == 2);
  CHECK(warnings[0] == "black discs hardly show");
  CHECK(warnings[1].find("(red) is seen only in part") != std::string::npos);
  REQUIRE(played.told.back()["event"] == "discs_at_rest");
  CHECK(played.told.back()["warnings"].size() == 2);
  played.see({kRedTen, kBlackFifteen});
  CHECK(played.table.newest()->warnings.size() == 1);  // where nothing changed a disc is as it was seen first
  played.see({kBlackFifteen});
  CHECK(played.table.newest()->warnings.empty());
  CHECK_FALSE(played.told.back().contains("warnings"));
}

TEST_CASE("what a hand hides is told, in the events too, until it is seen") {
  const TempFolder folder;
  Played played(folder.path());
  const auto withheld = [&] { return played.table.newest()->withheld; };
  RestReading part = reading_of(kCalibration, {kRedTen});
  part.part_hidden = true;
  played.see(part);
  CHECK(withheld() == "a hand hides a part of the board; take it away");
  CHECK(played.told.back()["withheld"] == withheld());
  CHECK(played.told.back()["discs"].size() == 1);
  played.see({kRedTen});
  CHECK(withheld().empty());
  CHECK_FALSE(played.told.back().contains("withheld"));
  CHECK(played.count("discs_at_rest") == 2);
  // A disc that came to rest under a hand, or is held there.
  RestReading held = reading_of(kCalibration, {kRedTen, kBlackFive});
  held.moment.hand = SmallBoard(*kCalibration).circle(kBlackFive.base, 40);
  played.see(held);
  CHECK_FALSE(withheld().empty());
  CHECK(played.told.back()["withheld"] == withheld());
  played.see_swept({kRedTen});
  CHECK(withheld().empty());
  CHECK(played.count("discs_at_rest") == 4);
}

TEST_CASE("a hand over a disc that is known, or about to be shot, hides nothing") {
  const TempFolder folder;
  Played played(folder.path());
  played.see({kRedTen});
  RestReading reading = reading_of(kCalibration, {kRedTen, kBlackWaiting});
  const SmallBoard board(*kCalibration);
  reading.moment.hand = board.circle(kBlackWaiting.base, 40) | board.circle(kRedTen.base, 40);
  played.see(reading);
  CHECK(played.table.newest()->withheld.empty());
}

TEST_CASE("who waits for a newer view gets it, or after a while the newest all the same") {
  const TempFolder folder;
  Played played(folder.path());
  played.see({kRedTen});
  const auto view = played.table.newest();
  CHECK(played.table.newer_than(view->revision, std::chrono::milliseconds(0)) == view);
  CHECK(played.table.newer_than(view->revision - 1, std::chrono::hours(1)) == view);
}

TEST_CASE("as much as a hundred changes can be taken back") {
  const TempFolder folder;
  Played played(folder.path());
  played.see({kRedTen, kBlackFive});
  for (int i = 0; i < 70; ++i) {
    played.table.carry_out(ChangeTwenties{"red", 1});
    played.table.carry_out(ChangeTwenties{"red", -1});
  }
  CHECK(played.table.newest()->undoable.size() == 100);
}
