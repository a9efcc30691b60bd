// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "live/memory/table_memory.h"
#include "live/memory/team_palette.h"
#include "scoring/ruling.h"

using namespace ringside;
using namespace ringside::test;

TEST_CASE("a disc keeps its id as it lies and as it moves") {
  Memory memory;
  memory.see(reading_of(kCalibration, {disc_at(kHere, "red"), disc_at(kThere, "black")}));
  REQUIRE(memory.discs.discs.size() == 2);
  const int red = memory.discs.discs[0].scored.disc.id;
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
  CHECK(memory.discs.discs.size() == 1);
}

TEST_CASE("a disc measured otherwise on a board that was found anew has not moved") {
  const Vec2 a_little(3, -2);
  Memory memory;
  memory.see(reading_of(kCalibration, {disc_at(kHere, "red"), disc_at(kThere, "black")}));
  TableDisc& black = memory.discs.discs[1];
  black.scored = ruled(black.scored, 5);
  const RestReading later =
      reading_of(kCalibration, {disc_at(kHere + a_little, "red"), disc_at(kThere + a_little, "black")});
  memory.before.release();
  CHECK(memory.see(later).empty());
  CHECK(memory.discs.discs[0].scored.disc.base.isApprox(kHere + a_little));
  CHECK(memory.discs.discs[1].scored.ruling);
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
  CHECK(memory.discs.discs.size() == 1);
  const auto changes = memory.see(reading_of(kCalibration, {}));
  REQUIRE(changes.size() == 1);
  CHECK_FALSE(changes[0].to);
}

TEST_CASE("what a hand hid at the first reading counts at the next, though the picture is the same") {
  Memory memory;
  RestReading first = reading_of(kCalibration, {disc_at(kHere, "red"), disc_at(kThere, "black")});
  first.moment.hand = first.moment.moved = memory.board.circle(kHere, 60);
  memory.see(first);
  REQUIRE(memory.discs.discs.size() == 1);
  RestReading next = reading_of(kCalibration, first.detection.discs);
  next.moment.never_seen = first.moment.hand;
  const auto changes = memory.see(next);
  REQUIRE(changes.size() == 1);
  CHECK(changes[0].to->isApprox(kHere));
}

TEST_CASE("a person's ruling stands as long as the disc lies") {
  Memory memory;
  memory.see(reading_of(kCalibration, {disc_at(kHere, "red")}));
  TableDisc& disc = memory.discs.discs[0];
  disc.scored = ruled(disc.scored, 5);
  memory.see(reading_of(kCalibration, {disc_at(kHere, "red"), disc_at(kThere, "black")}));
  CHECK(memory.discs.discs[0].scored.zone == 5);
  memory.see(reading_of(kCalibration, {disc_at(kElsewhere, "red"), disc_at(kThere, "black")}));
  CHECK(memory.discs.discs[0].scored.zone == 10);
}

TEST_CASE("sides keep their names though a reading calls them otherwise") {
  TeamPalette palette;
  CHECK(palette.side_of({190, 40, 40}, "red") == "red");
  CHECK(palette.side_of({30, 30, 30}, "black") == "black");
  CHECK(palette.side_of({200, 70, 70}, "pink") == "red");
  CHECK(palette.side_of({60, 170, 70}, "green") == "green");  // a third colour stays one
  CHECK(palette.names() == std::vector<std::string>{"red", "black"});
  CHECK(palette.side_in_hole({80, 60, 50}).team == "black");
}

TEST_CASE(
    "in a match a colour that nobody plays is no side, so that both of those who play still become one") {
  const Rgb brown{110, 70, 45}, green{50, 120, 60}, floor{60, 90, 200};
  TeamPalette palette;
  palette.play_with({"brown", "green"});
  CHECK(palette.side_of(brown, "brown") == "brown");
  CHECK(palette.side_of(green, "green") == "green");
  TeamPalette early;
  early.play_with({"brown", "green"});
  CHECK(early.side_in_hole(floor).guessed);
  CHECK(early.names().empty());
  CHECK(early.side_of(brown, "brown") == "brown");
  CHECK(early.side_in_hole(floor).team == "green");
  CHECK(early.side_of(green, "green") == "green");
  CHECK(early.names() == std::vector<std::string>{"brown", "green"});
  CHECK_FALSE(early.side_in_hole(floor).guessed);
}

TEST_CASE("in a match sides are called by its colours, whatever the light makes of them") {
  const Rgb orange{214, 130, 60}, dark_green{30, 80, 50}, coin{60, 90, 200};
  TeamPalette palette;
  palette.play_with({"green", "natural"});
  CHECK(palette.side_of(orange, "orange") == "natural");
  CHECK(palette.side_of(dark_green, "black") == "green");
  CHECK(palette.side_of(coin, "blue") == "blue");
  TeamPalette seen_before;
  CHECK(seen_before.side_of(orange, "orange") == "orange");
  CHECK(seen_before.side_of(dark_green, "green") == "green");
  CHECK(seen_before.play_with({"green", "natural"}) ==
        std::map<std::string, std::string>{{"green", "green"}, {"orange", "natural"}});
  CHECK(seen_before.names() == std::vector<std::string>{"natural", "green"});
}

TEST_CASE(
    "a match with other discs forgets the colours of the last one, and keeps those that are played again") {
  const Rgb black{42, 40, 40}, blue{50, 70, 150}, red{180, 45, 40}, white{230, 225, 215};
  TeamPalette palette;
  palette.play_with({"black", "blue"});
  palette.side_of(black, "black");
  palette.side_of(blue, "blue");
  CHECK(palette.play_with({"red", "white"}).empty());
  CHECK(palette.names().empty());
  palette.side_of(white, "white");
  palette.side_of(red, "red");
  CHECK(palette.side_in_hole({110, 25, 22}).team == "red");  // in the shade
  CHECK(palette.play_with({"black", "red"}) == std::map<std::string, std::string>{{"red", "red"}});
  CHECK(palette.names() == std::vector<std::string>{"red"});
  palette.side_of(black, "black");
  CHECK(palette.side_in_hole({25, 24, 24}).team == "black");
}

TEST_CASE("a disc seen in the hole first makes its side known, too") {
  TeamPalette palette;
  CHECK(palette.side_in_hole({30, 30, 30}).team == "black");
  CHECK(palette.side_in_hole({220, 120, 150}).team == "pink");
  CHECK(palette.names() == std::vector<std::string>{"black", "pink"});
}
