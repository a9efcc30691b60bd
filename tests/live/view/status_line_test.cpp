// SPDX-License-Identifier: MIT
#include "live/view/status_line.h"

#include <doctest/doctest.h>

#include "live/table/played_table.h"
#include "support/has.h"

namespace ringside {
namespace {

using test::has;
using namespace test;

TEST_CASE("the status line says why there is no score before the board was seen") {
  const TempFolder folder;
  const Played played(folder.path());
  const std::string line = status_line(*played.table.newest());
  CHECK(line.starts_with("no score now: the camera is being opened"));
  CHECK(has(line, "shots 0"));
  CHECK_FALSE(has(line, " mm"));
}

TEST_CASE("the status line tells score, match and shots as they stand") {
  const TempFolder folder;
  Played played(folder.path());
  played.table.carry_out(example_match());
  played.see(std::vector<Disc>{});
  TableView view = *played.table.newest();
  view.withheld.clear();
  CHECK(status_line(view).starts_with(
      "no discs on the board | Ann 0 : 0 Bob | shots 0 | lines within 0.00 mm"));
  played.shoot({kRedTen});
  view = *played.table.newest();
  view.withheld.clear();
  CHECK(status_line(view).starts_with("red 10 | Ann 0 : 0 Bob | shots 1"));
  view.totals = {{"black", {15, 1}}, {"red", {10, 0}}};
  view.standing->score = {{"black", 1}, {"red", 3}};
  view.residual_mm = 0.123;
  CHECK(status_line(view) == "black 35 : 10 red | Ann 1 : 3 Bob | shots 1 | lines within 0.12 mm");
}

TEST_CASE("the status line warns of a score that may be wrong all the same") {
  TableView view;
  view.totals = {{"red", {10, 0}}};
  view.warnings = {"disc 2 (black) is seen only in part"};
  CHECK(status_line(view) == "red 10 | warning: disc 2 (black) is seen only in part | shots 0");
}

TEST_CASE("the status line shows no score that does not hold, and what is asked") {
  TableView view;
  view.totals = {{"black", {15, 0}}, {"red", {10, 0}}};
  view.open.emplace().open = {3};
  CHECK(status_line(view) == "black 15 : 10 red | disc 3 too close to call | shots 0");
  view.open->open = {3, 8};
  CHECK(has(status_line(view), "discs 3, 8 too close to call"));
  view.withheld = "a hand is over the board";
  view.questions = {{1, "is the round over?", {"yes", "no"}}};
  CHECK(status_line(view) == "no score now: a hand is over the board | is the round over? | shots 0");
  view.camera = CameraStatus::kEnded;
  CHECK(has(status_line(view), "the video has ended"));
}

}  // namespace
}  // namespace ringside
