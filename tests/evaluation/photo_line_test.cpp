// SPDX-License-Identifier: MIT
#include "evaluation/photo_line.h"

#include <doctest/doctest.h>

#include "evaluation/photo_table.h"
#include "evaluation/text_table.h"
#include "evaluation/tiny.h"

namespace ringside {
namespace {

using evaluation::FoundDisc;
using evaluation::JudgedPhoto;
using evaluation::photo_line;
using evaluation::photo_lines;
using evaluation::PhotoLine;
using evaluation::TextTable;
using testing::exact_at;
using testing::found_at;
using testing::scored;
using testing::truth_at;
using Strings = std::vector<std::string>;
using List = std::vector<JudgedPhoto>;

JudgedPhoto named(const std::string& name, JudgedPhoto photo) {
  photo.folder = "f";
  photo.name = name;
  return photo;
}

JudgedPhoto off_by(double mm) {
  FoundDisc found = found_at(0, 15);
  found.base = {2 * mm, 0};
  return scored({exact_at(0, 10)}, {found});
}

TEST_CASE("a line tells what was right, wrong and missed, and how far off the worst foot is") {
  JudgedPhoto photo = scored({exact_at(0, 10), truth_at(50, 15), truth_at(100, 15)},
                             {found_at(3, 15), found_at(50, 10), found_at(200, 5)});
  const PhotoLine line = photo_line(named("a.jpg", photo));
  CHECK(line.photo == "f/a.jpg");
  CHECK(line.board == "found");
  CHECK(line.discs.right == 1);
  CHECK(line.discs.wrong == 2);
  CHECK(line.discs.missed == 1);
  CHECK(line.wrong_calls == 1);
  CHECK_FALSE(line.totals_exact);
  CHECK(line.worst_mm.value() == doctest::Approx(1.5));
}

TEST_CASE("every fault is told, wrong calls before the others") {
  FoundDisc open = found_at(0, 10);
  open.call = Call::kTooClose;
  FoundDisc pink = found_at(100, 15);
  pink.team = "pink";
  JudgedPhoto photo = scored({truth_at(0, 15), truth_at(50, 15), truth_at(100, 15), truth_at(150, 15)},
                             {open, found_at(50, 5), pink, found_at(200, 5)});
  photo.truth.totals_told = true;
  photo.truth.totals = {{"black", 60}};
  photo.truth.width = 20;
  CHECK(photo_line(photo).faults == Strings{"black at 50,0 is 15, not 5 (clear, inner 10.00 +- 0.50 mm)",
                                            "black at 0,0 is 15, not 10 (too close, inner 10.00 +- 0.50 mm)",
                                            "black at 150,0 missed", "black at 200,0 invented",
                                            "black at 100,0 called pink", "totals none, not black 60",
                                            "picture of 0 x 0, not 20 x 0"});
  CHECK(photo_line(testing::refused({truth_at(0, 15)})).faults ==
        Strings{"refused: too dark; give more light"});
  CHECK(photo_line(testing::without_answer({})).faults == Strings{"no answer: crashed"});
  CHECK(photo_line(testing::decoy(true)).faults == Strings{"a board where there is none"});
  CHECK(photo_line(testing::decoy(false)).faults.empty());
}

TEST_CASE("the worst photo comes first") {
  JudgedPhoto totals = scored({truth_at(0, 15)}, {found_at(0, 15)});
  totals.truth.totals_told = true;
  totals.truth.totals = {{"black", 15}};
  const List photos{named("good", off_by(0.1)),
                    named("off", off_by(0.9)),
                    named("missed", scored({truth_at(0, 15)}, {})),
                    named("totals", totals),
                    named("call", scored({truth_at(0, 15)}, {found_at(0, 10)})),
                    named("refused", testing::refused({})),
                    named("crashed", testing::without_answer({}))};
  Strings order;
  for (const PhotoLine& line : photo_lines(photos)) order.push_back(line.photo);
  CHECK(order == Strings{"f/crashed", "f/refused", "f/call", "f/totals", "f/missed", "f/off", "f/good"});
}

TEST_CASE("photos without a score are listed with the reason, decoys only when fallen for") {
  const List photos{named("a", off_by(0)), named("b", testing::refused({})),
                    named("c", testing::decoy(false)), named("d", testing::decoy(true))};
  CHECK(unscored_text(photos) ==
        "f/b: refused: too dark; give more light\nf/d: a board where there is none\n");
}

TEST_CASE("the table of photos shows the worst fault and how many more there are") {
  const std::string table = photo_table(List{named("a", scored({truth_at(0, 15)}, {found_at(50, 10)}))});
  CHECK(table ==
        "photo   board   right   wrong   missed   totals   worst mm   edge mm   lines px, median/max   worst "
        "%   quadrants deg   note\n"
        "f/a     found       0       1        1        -          -         -                      -         "
        "-               -   black at 0,0 missed (and 1 more)\n");
}

TEST_CASE("columns of a table are as wide as they need to be") {
  TextTable table("lrl");
  table.add({"a", "1", "x"});
  table.add({"title that is longer than any column"});
  table.add({"bbb", "22", ""});
  CHECK(table.text() == "a      1   x\ntitle that is longer than any column\nbbb   22\n");
}

}  // namespace
}  // namespace ringside
