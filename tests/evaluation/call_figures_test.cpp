// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <cmath>

#include "evaluation/call_figures.h"
#include "evaluation/hole_figures.h"
#include "evaluation/sigma_figures.h"
#include "evaluation/tiny.h"

// What the program says about lines and the hole.
namespace ringside {
namespace {

using namespace evaluation;  // of three kinds of figures
using testing::Counts;
using testing::counts;
using testing::exact_at;
using testing::found_at;
using testing::scored;
using testing::truth_at;
using List = std::vector<JudgedPhoto>;

TEST_CASE("calls: wrong ones and those left open, by the true margin") {
  FoundDisc open = found_at(200, 10);
  open.call = Call::kTooClose;
  const List photos{scored({exact_at(0, 0.1), exact_at(50, -0.25), exact_at(100, 0.7), exact_at(150, -20)},
                           {found_at(0, 10), found_at(100, 15), open, found_at(300, 15)})};
  const CallFigures figures = call_figures(photos);
  const auto is = [](const CallCounts& c, int wrong, int too_close, int judged) {
    return c.wrong == wrong && c.too_close == too_close && c.judged == judged;
  };
  CHECK(is(figures.all, 1, 1, 4));
  CHECK(is(figures.bands[0], 1, 0, 1));
  CHECK(is(figures.bands[1], 0, 0, 1));
  CHECK(is(figures.bands[2], 0, 1, 1));
  CHECK(is(figures.bands[3], 0, 0, 0));
  CHECK(is(figures.bands[5], 0, 0, 1));
  CHECK(counts(figures.wrong_of_made) == Counts{1, 3});
  CHECK(counts(figures.open_far) == Counts{0, 1});
}

TEST_CASE("calls: near a line only exact truth is sure") {
  DiscTruth by_hand = truth_at(0, 15);
  by_hand.sure = false;
  DiscTruth exact = exact_at(50, 0.1);
  exact.sure = false;
  const CallFigures figures =
      call_figures(List{scored({by_hand, exact}, {found_at(0, 10), found_at(100, 10)})});
  CHECK(figures.all.judged == 1);
  CHECK(figures.all.wrong == 1);
}

TEST_CASE("calls: bands are of exact truth and of discs on the deck") {
  DiscTruth by_hand = truth_at(0, 15);
  by_hand.margin = 0.1;
  DiscTruth hanging = exact_at(50, 0.1);
  hanging.in_hole = HoleState::kHanger;
  const CallFigures figures =
      call_figures(List{scored({by_hand, hanging}, {found_at(0, 15), found_at(100, 15)})});
  CHECK(figures.all.judged == 2);
  CHECK(figures.bands[0].judged == 0);
}

TEST_CASE("sigmas: shares within one and two, to the line that the program names") {
  const auto found = [](double x, double margin, LineName line) {
    FoundDisc disc = found_at(x, 15);
    disc.line = {line, margin, 0.5};
    return disc;
  };
  DiscTruth two_lines = exact_at(100, 3);
  two_lines.margins = {3, 104, 206};
  const List photos{
      scored({exact_at(0, 10), exact_at(50, 10), two_lines, exact_at(150, 10), truth_at(400, 15)},
             {found(0, 10.4, LineName::kInner), found(100, 9.1, LineName::kInner),
              found(200, 105.2, LineName::kMiddle), found(300, 10, LineName::kMiddle), found_at(400, 15)})};
  const SigmaFigures figures = sigma_figures(photos);
  CHECK(counts(figures.within_one) == Counts{1, 3});
  CHECK(counts(figures.within_two) == Counts{2, 3});
  CHECK(figures.median_sigma == 0.5);
  CHECK(figures.bias == doctest::Approx((0.4 - 0.9 + 1.2) / 3));
  CHECK(figures.error_rms == doctest::Approx(std::sqrt((0.16 + 0.81 + 1.44) / 3)));
  CHECK(figures.ratio_rms == doctest::Approx(2 * std::sqrt((0.16 + 0.81 + 1.44) / 3)));
}

TEST_CASE("sigmas: stacked and leaning discs and those in the hole have no margin") {
  DiscTruth leaning = exact_at(0, 10);
  leaning.irregular = true;
  DiscTruth hanging = exact_at(50, 10);
  hanging.in_hole = HoleState::kHanger;
  const JudgedPhoto photo = scored({leaning, hanging}, {found_at(0, 15), found_at(100, 15)});
  CHECK(sigma_figures(List{photo}).within_one.of == 0);
}

TEST_CASE("the hole: what is said of discs in it, hanging over it and beside it") {
  const auto truth = [](double x, HoleState state) {
    DiscTruth disc = truth_at(x, 15);
    disc.in_hole = state;
    return disc;
  };
  const auto found = [](double x, HoleState state) {
    FoundDisc disc = found_at(x, 15);
    disc.in_hole = state;
    return disc;
  };
  const List photos{
      scored({truth(0, HoleState::kFlat), truth(50, HoleState::kFlat), truth(100, HoleState::kFlat),
              truth(150, HoleState::kFlat), truth(200, HoleState::kHanger), truth(250, HoleState::kNone),
              truth_at(300, 15)},
             {found(0, HoleState::kFlat), found(50, HoleState::kUnsure), found(100, HoleState::kNone),
              found(200, HoleState::kFlat), found(250, HoleState::kNone), found(300, HoleState::kFlat)})};
  const HoleFigures figures = hole_figures(photos);
  CHECK(std::array{figures.flat.right, figures.flat.unsure, figures.flat.wrong, figures.flat.missed} ==
        std::array{1, 1, 1, 1});
  CHECK(figures.hanger.wrong == 1);
  CHECK(figures.none.right == 1);
}

}  // namespace
}  // namespace ringside
