// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "live/disc_memory.h"
#include "live/drawn_table.h"
#include "live/hole_memory.h"
#include "live/round_file.h"
#include "live/table_command.h"
#include "scoring/ruling.h"
#include "support/temp_folder.h"

using namespace ringside;
using namespace ringside::test;

namespace {

const auto kCalibration = std::make_shared<const Calibration>(plain_calibration());

// A table that is read again and again.
struct Memory {
  SmallBoard board{*kCalibration};
  DiscMemory discs;
  HoleMemory hole;
  cv::Mat before;
  HoleChange hole_change = HoleChange::kNone;

  std::vector<DiscChange> see(const RestReading& reading) {
    const RestPlaces places(board, reading, before);
    before = places.picture();
    hole_change = hole.update(reading, places, false);
    std::vector<ScoredDisc> seen;
    for (const Disc& disc : reading.detection.discs) seen.push_back(score_disc(disc, *kCalibration));
    return discs.update(std::move(seen), places);
  }
};

const Vec2 kHere(100, 50), kThere(-120, 30), kElsewhere(20, -150);

}  // namespace

TEST_CASE("a disc keeps its id as it lies and as it moves") {
  Memory memory;
  memory.see(reading_of(kCalibration, {disc_at(kHere, "red"), disc_at(kThere, "black")}));
  REQUIRE(memory.discs.discs().size() == 2);
  const int red = memory.discs.discs()[0].scored.disc.id;
  CHECK(memory.see(reading_of(kCalibration, {disc_at(kHere, "red"), disc_at(kThere, "black")})).empty());
  const auto changes =
      memory.see(reading_of(kCalibration, {disc_at(kElsewhere, "red"), disc_at(kThere, "black")}));
  REQUIRE(changes.size() == 1);
  CHECK(changes[0].id == red);
  CHECK(changes[0].from->isApprox(kHere));
  CHECK(changes[0].to->isApprox(kElsewhere));
}

TEST_CASE("where the picture did not change, a reading that misses or invents a disc is not believed") {
  Memory memory;
  RestReading reading = reading_of(kCalibration, {disc_at(kHere, "red")});
  memory.see(reading);
  reading.detection.discs.clear();
  CHECK(memory.see(reading).empty());
  reading.detection.discs = {disc_at(kHere, "red"), disc_at(kThere, "black")};
  CHECK(memory.see(reading).empty());
  CHECK(memory.discs.discs().size() == 1);
}

TEST_CASE("a disc measured otherwise on a board that was found anew has not moved") {
  const Vec2 a_little(3, -2);
  Memory memory;
  memory.see(reading_of(kCalibration, {disc_at(kHere, "red"), disc_at(kThere, "black")}));
  TableDisc& black = memory.discs.discs()[1];
  black.scored = ruled(black.scored, 5);
  const RestReading later =
      reading_of(kCalibration, {disc_at(kHere + a_little, "red"), disc_at(kThere + a_little, "black")});
  memory.before.release();
  CHECK(memory.see(later).empty());
  CHECK(memory.discs.discs()[0].scored.disc.base.isApprox(kHere + a_little));
  CHECK(memory.discs.discs()[1].scored.ruling);
}

TEST_CASE("a disc that was pushed a little has moved") {
  Memory memory;
  memory.see(reading_of(kCalibration, {disc_at(kHere, "red")}));
  CHECK(memory.see(reading_of(kCalibration, {disc_at(kHere + Vec2(4, -3), "red")})).size() == 1);
}

TEST_CASE("another light changes nothing") {
  Memory memory;
  memory.see(reading_of(kCalibration, {disc_at(kHere, "red")}));
  RestReading dimmer = reading_of(kCalibration, {});
  dimmer.picture = reading_of(kCalibration, {disc_at(kHere, "red")}).picture * 0.8;
  dimmer.small = memory.board.shrink(dimmer.picture);
  CHECK(memory.see(dimmer).empty());
}

TEST_CASE("what a hand hides is as it was") {
  Memory memory;
  memory.see(reading_of(kCalibration, {disc_at(kHere, "red")}));
  RestReading covered = reading_of(kCalibration, {});
  put_hand(covered.picture, kHere);
  covered.small = memory.board.shrink(covered.picture);
  covered.moment.hand = memory.board.circle(kHere, 60);
  CHECK(memory.see(covered).empty());
  CHECK(memory.discs.discs().size() == 1);
  const auto changes = memory.see(reading_of(kCalibration, {}));
  REQUIRE(changes.size() == 1);
  CHECK_FALSE(changes[0].to);
}

TEST_CASE("a person's ruling stands as long as the disc lies") {
  Memory memory;
  memory.see(reading_of(kCalibration, {disc_at(kHere, "red")}));
  TableDisc& disc = memory.discs.discs()[0];
  disc.scored = ruled(disc.scored, 5);
  memory.see(reading_of(kCalibration, {disc_at(kHere, "red"), disc_at(kThere, "black")}));
  CHECK(memory.discs.discs()[0].scored.zone == 5);
  memory.see(reading_of(kCalibration, {disc_at(kElsewhere, "red"), disc_at(kThere, "black")}));
  CHECK(memory.discs.discs()[0].scored.zone == 10);
}

TEST_CASE("the hole fills by a shot only, and empties") {
  Memory memory;
  memory.see(reading_of(kCalibration, {}));
  RestReading filled = reading_of(kCalibration, {}, &kBlack);
  filled.moment.shot_from = Vec2(300, 0);
  memory.see(filled);
  CHECK(memory.hole_change == HoleChange::kFilled);
  memory.see(filled);
  CHECK(memory.hole_change == HoleChange::kNone);
  memory.see(reading_of(kCalibration, {}));
  CHECK(memory.hole_change == HoleChange::kEmptied);
  memory.see(reading_of(kCalibration, {}, &kRed));  // no shot
  CHECK(memory.hole_change == HoleChange::kNone);
  CHECK_FALSE(memory.hole.filled());
}

TEST_CASE("a disc that lies beside the hole and reaches over it does not fill it") {
  for (const double off_centre : {6.0, 12.0, 15.0, 25.0}) {
    CAPTURE(off_centre);
    for (const std::string team : {"red", "black"}) {
      Memory memory;
      memory.see(reading_of(kCalibration, {}));
      RestReading beside = reading_of(kCalibration, {disc_at({off_centre, 0}, team)});
      beside.moment.shot_from = Vec2(300, 0);
      memory.see(beside);
      CHECK(memory.hole_change == HoleChange::kNone);
      CHECK_FALSE(memory.hole.filled());
      RestReading filled = reading_of(kCalibration, {}, &kRed);
      filled.moment.shot_from = Vec2(300, 0);
      memory.see(filled);
      CHECK(memory.hole_change == HoleChange::kFilled);
    }
  }
}

TEST_CASE("a disc beside the hole that was not found does not fill it") {
  for (const double off_centre : {17.0, 22.0}) {
    Memory memory;
    memory.see(reading_of(kCalibration, {}));
    RestReading beside = reading_of(kCalibration, {disc_at({off_centre, 0}, "red")});
    beside.detection.discs.clear();
    beside.hole = look_at_hole(beside.picture, *kCalibration, {});
    beside.moment.shot_from = Vec2(300, 0);
    memory.see(beside);
    CHECK(memory.hole_change == HoleChange::kNone);
  }
}

// A hole as dark as the discs: empty its wall shades a part of the floor; with a disc in it, a narrow gap.
// shade: of a disc's shadow on it.
RestReading dark_hole(const std::vector<Disc>& discs, bool filled, double shade = 1) {
  RestReading reading = reading_of(kCalibration, discs);
  cv::circle(reading.picture, {kMiddle, kMiddle}, 17, cv::Scalar(15, 15, 15), cv::FILLED);
  if (filled) {
    cv::circle(reading.picture, pixel_at({-1, -1}), 16, cv::Scalar(30, 30, 30), cv::FILLED);
  } else {
    cv::circle(reading.picture, pixel_at({-5, -5}), 11, cv::Scalar(24, 24, 24), cv::FILLED);
  }
  cv::Mat hole = reading.picture(cv::Rect(kMiddle - 17, kMiddle - 17, 35, 35));
  hole *= shade;
  reading.hole = look_at_hole(reading.picture, *kCalibration, discs);
  return reading;
}

TEST_CASE("a black disc in a black hole shows by its edge") {
  Memory memory;
  memory.see(dark_hole({}, false));
  RestReading filled = dark_hole({}, true);
  filled.moment.shot_from = Vec2(300, 0);
  memory.see(filled);
  CHECK(memory.hole_change == HoleChange::kFilled);
  // Another disc comes to lie beside it, and shades it.
  RestReading shaded = dark_hole({disc_at({35, 0}, "red")}, true, 0.8);
  shaded.moment.shot_from = Vec2(300, 0);
  memory.see(shaded);
  CHECK(memory.hole_change == HoleChange::kNone);
  CHECK(memory.hole.filled());
  memory.see(dark_hole({disc_at({35, 0}, "red")}, false, 0.8));
  CHECK(memory.hole_change == HoleChange::kEmptied);
}

TEST_CASE("a disc that looks just like the hole's floor may have fallen in") {
  Memory memory;
  const auto hole_of = [](int grey) {
    RestReading reading = reading_of(kCalibration, {});
    cv::circle(reading.picture, {kMiddle, kMiddle}, 17, cv::Scalar(grey, grey, grey), cv::FILLED);
    reading.hole = look_at_hole(reading.picture, *kCalibration, {});
    return reading;
  };
  for (const int noise : {0, 1, 0, 1}) {
    RestReading reading = hole_of(30 + noise);
    reading.moment.shot_from = Vec2(300, 0);
    memory.see(reading);
    CHECK(memory.hole_change == HoleChange::kNone);
  }
  RestReading other = hole_of(34);
  memory.see(other);  // no shot
  CHECK(memory.hole_change == HoleChange::kNone);
  RestReading shot = hole_of(30);
  shot.moment.shot_from = Vec2(300, 0);
  memory.see(shot);
  CHECK(memory.hole_change == HoleChange::kPerhapsFilled);
  CHECK_FALSE(memory.hole.filled());
}

TEST_CASE("a shadow that falls into the hole, or leaves it, is no disc") {
  for (const bool first_shaded : {false, true}) {
    CAPTURE(first_shaded);
    Memory memory;
    bool shaded = first_shaded;
    for (int i = 0; i < 4; ++i, shaded = !shaded) {
      std::vector<Disc> discs;
      if (shaded) discs.push_back(disc_at({35, 0}, "red"));
      RestReading reading = dark_hole(discs, false, shaded ? 0.5 : 1);
      if (i > 0) reading.moment.shot_from = Vec2(300, 0);
      memory.see(reading);
      CHECK(memory.hole_change == HoleChange::kNone);
      CHECK_FALSE(memory.hole.filled());
    }
  }
}

TEST_CASE("a disc that may lie flat in the hole fills it") {
  Memory memory;
  memory.see(reading_of(kCalibration, {}));
  RestReading hanging = reading_of(kCalibration, {disc_at({-1.3, 5}, "red")});
  hanging.moment.shot_from = Vec2(300, 0);
  memory.see(hanging);
  CHECK(memory.hole_change == HoleChange::kFilled);
  memory.see(reading_of(kCalibration, {}));
  Disc unsure = disc_at({-1.3, 7}, "red");
  unsure.in_hole = HoleState::kUnsure;
  RestReading asked = reading_of(kCalibration, {unsure});
  asked.moment.shot_from = Vec2(300, 0);
  memory.see(asked);
  CHECK(memory.hole_change == HoleChange::kFilled);
}

TEST_CASE("sides keep their names though a reading calls them otherwise") {
  TeamPalette palette;
  CHECK(palette.side_of({190, 40, 40}, "red") == "red");
  CHECK(palette.side_of({30, 30, 30}, "black") == "black");
  CHECK(palette.side_of({200, 70, 70}, "pink") == "red");
  CHECK(palette.side_of({60, 170, 70}, "green") == "green");  // a third colour stays one
  CHECK(palette.sides() == std::vector<std::string>{"red", "black"});
  CHECK(palette.side_in_hole({80, 60, 50}) == "black");
}

TEST_CASE("a disc seen in the hole first makes its side known, too") {
  TeamPalette palette;
  CHECK(palette.side_in_hole({30, 30, 30}) == "black");
  CHECK(palette.side_in_hole({220, 120, 150}) == "pink");
  CHECK(palette.sides() == std::vector<std::string>{"black", "pink"});
}

TEST_CASE("the round being played is read back as it was saved") {
  const TempFolder folder;
  CHECK_FALSE(load_round(folder / "none.json"));
  SavedRound round{"some-match", {{"red", 2}}, 7, {}};
  TableDisc disc{score_disc(disc_at(kHere, "red"), *kCalibration), true};
  disc.scored = ruled(disc.scored, 5);
  round.discs.push_back(disc);
  round.to_take_off = {3, 8};
  round.questions = {{.id = 5, .text = "did it?", .answers = {"yes", "no"}, .team = "red"}};
  round.asked_whether_over = true;
  save_round(round, folder / "round.json");
  const auto back = load_round(folder / "round.json");
  REQUIRE(back);
  CHECK(back->match == round.match);
  CHECK(back->twenties == round.twenties);
  CHECK(back->shots == 7);
  REQUIRE(back->discs.size() == 1);
  CHECK(back->discs[0].scored.disc.base.isApprox(kHere));
  CHECK(back->discs[0].scored.disc.team == "red");
  CHECK(back->discs[0].scored.zone == 5);
  CHECK(back->discs[0].scored.ruling);
  CHECK(back->discs[0].by_person);
  CHECK(back->to_take_off == round.to_take_off);
  REQUIRE(back->questions.size() == 1);
  CHECK(back->questions[0].text == "did it?");
  CHECK(back->questions[0].answers == round.questions[0].answers);
  CHECK(back->questions[0].team == "red");
  CHECK(back->asked_whether_over);
}

TEST_CASE("a damaged file of the round is refused") {
  const TempFolder folder;
  folder.write("round.json", "{\"ringside_round\": 1, \"twen");
  CHECK_THROWS_AS(load_round(folder / "round.json"), TableError);
}
