// SPDX-License-Identifier: MIT
#include "evaluation/figures.h"

#include <doctest/doctest.h>

#include <cmath>

#include "evaluation/cost_figures.h"
#include "evaluation/tiny.h"

namespace ringside {
namespace {

using namespace evaluation;  // of all figures
using testing::Counts;
using testing::counts;
using testing::decoy;
using testing::exact_at;
using testing::found_at;
using testing::refused;
using testing::scored;
using testing::truth_at;
using testing::without_answer;
using List = std::vector<JudgedPhoto>;

// The photo with its totals.
JudgedPhoto with_totals(JudgedPhoto photo, std::map<std::string, int> truth,
                        std::map<std::string, int> found) {
  photo.truth.totals = std::move(truth);
  photo.truth.totals_told = true;
  std::get<ScoredPhoto>(photo.answer.said).totals = std::move(found);
  return photo;
}

TEST_CASE("boards: found, refused, unanswered and false ones") {
  const List photos{scored({}, {}),     scored({}, {}), refused({}),
                    without_answer({}), decoy(true),    decoy(false)};
  const BoardFigures figures = board_figures(photos);
  CHECK(figures.photos == 6);
  CHECK(counts(figures.found) == Counts{2, 4});
  CHECK(figures.refused == 1);
  CHECK(figures.no_answer == 1);
  CHECK(counts(figures.false_boards) == Counts{1, 2});
}

TEST_CASE("discs: a board that was not found misses all of its own") {
  const List photos{scored({truth_at(0, 15), truth_at(50, 15)}, {found_at(0, 15), found_at(200, 5)}),
                    refused({truth_at(0, 15)}), without_answer({truth_at(0, 15)}), decoy(true)};
  const DiscFigures figures = disc_figures(photos);
  CHECK(counts(figures.recall) == Counts{1, 4});
  CHECK(counts(figures.recall_where_scored) == Counts{1, 2});
  CHECK(counts(figures.precision) == Counts{1, 2});
}

TEST_CASE("discs: recall by how much of them is hidden") {
  const auto hidden_at = [](double x, double share) {
    DiscTruth truth = truth_at(x, 15);
    truth.hidden = share;
    return truth;
  };
  const List photos{
      scored({hidden_at(0, 0), hidden_at(50, 0.2), hidden_at(100, 0.3), truth_at(150, 15), exact_at(100, 10)},
             {found_at(0, 15), found_at(100, 15), found_at(150, 15)})};
  const DiscFigures figures = disc_figures(photos);
  CHECK(counts(figures.hidden[0]) == Counts{1, 2});
  CHECK(counts(figures.hidden[1]) == Counts{0, 1});
  CHECK(counts(figures.hidden[2]) == Counts{1, 1});
  CHECK(counts(figures.hidden[3]) == Counts{0, 0});
}

TEST_CASE("places: errors of feet in pixels and millimetres, of tops in pixels") {
  FoundDisc off = found_at(100, 15);
  off.top += Vec2(0, 1);
  off.base += Vec2(3, 4);  // 2 pixels per mm
  const List photos{scored({exact_at(50, 10), exact_at(0, 10)}, {off, found_at(0, 15)}),
                    scored({truth_at(0, 15)}, {found_at(2, 15)})};
  const PlaceFigures figures = place_figures(photos);
  CHECK(figures.foot_px.count == 2);
  CHECK(figures.foot_px.max == doctest::Approx(5));
  CHECK(figures.foot_px.rms == doctest::Approx(5 / std::sqrt(2)));
  CHECK(figures.foot_mm.max == doctest::Approx(2.5));
  CHECK(figures.top_px.count == 3);
  CHECK(figures.top_px.median == doctest::Approx(1));
  CHECK(figures.top_px.max == doctest::Approx(2));
}

TEST_CASE("places: a turned board frame of the truth costs nothing") {
  DiscTruth turned = exact_at(50, 10);
  turned.foot = Vec2(0, 50);
  JudgedPhoto photo = scored({turned}, {found_at(100, 15)});
  photo.truth.view =
      TruthView(Homography(Mat3(Vec3(2, -2, 1).asDiagonal())) * Homography::rotation(-kPi / 2));
  CHECK(place_figures(List{photo}).foot_mm.max < 1e-9);
}

TEST_CASE("places: stacked and leaning discs and those in the hole have none") {
  DiscTruth leaning = exact_at(0, 10);
  leaning.irregular = true;
  DiscTruth hanging = exact_at(50, 10);
  hanging.in_hole = HoleState::kHanger;
  const PlaceFigures figures =
      place_figures(List{scored({leaning, hanging}, {found_at(0, 15), found_at(100, 15)})});
  CHECK(figures.foot_mm.count == 0);
  CHECK(figures.top_px.count == 1);
}

TEST_CASE("scores: zones where the truth is sure, colours, totals") {
  DiscTruth doubtful = truth_at(100, 15);
  doubtful.sure = false;
  FoundDisc pink = found_at(150, 15);
  pink.team = "pink";
  const JudgedPhoto photo = scored({truth_at(0, 15), truth_at(50, 15), doubtful, truth_at(150, 15)},
                                   {found_at(0, 15), found_at(50, 10), found_at(100, 10), pink});
  const List photos{with_totals(photo, {{"black", 60}}, {{"black", 35}, {"pink", 15}}),
                    with_totals(photo, {{"black", 50}, {"red", 0}}, {{"black", 50}}),
                    with_totals(decoy(true), {}, {{"black", 15}})};
  const ScoreFigures figures = score_figures(photos);
  CHECK(counts(figures.zones_right) == Counts{4, 6});
  CHECK(counts(figures.colours_right) == Counts{6, 8});
  CHECK(counts(figures.totals_exact) == Counts{1, 2});
  CHECK(figures.totals_wrong_unasked == 1);
}

TEST_CASE("scores: wrong totals with a call left open are not the program's last word") {
  FoundDisc open = found_at(0, 10);
  open.call = Call::kTooClose;
  JudgedPhoto photo = with_totals(scored({truth_at(0, 15)}, {open}), {{"black", 15}}, {{"black", 10}});
  JudgedPhoto not_found = refused({});
  not_found.truth.totals_told = true;
  const ScoreFigures figures = score_figures(List{photo, not_found});
  CHECK(counts(figures.totals_exact) == Counts{0, 2});
  CHECK(figures.totals_wrong_unasked == 0);
}

TEST_CASE("cost: of the photos that were answered") {
  const auto costing = [](JudgedPhoto photo, double wall_ms, double decode_ms) {
    photo.cost = {.wall_ms = wall_ms, .cpu_ms = 2 * wall_ms, .peak_memory = 100};
    photo.answer.timing = {.decode_ms = decode_ms, .total_ms = wall_ms};
    return photo;
  };
  const List photos{costing(scored({}, {}), 100, 10), costing(refused({}), 300, 0),
                    costing(scored({}, {}), 200, 0), costing(without_answer({}), 9000, 1)};
  const CostFigures figures = cost_figures(photos);
  CHECK(figures.wall_ms.count == 3);
  CHECK(figures.wall_ms.median == 200);
  CHECK(figures.wall_ms.max == 300);
  CHECK(figures.cpu_ms.max == 600);
  CHECK(figures.peak_memory.median == 100);
  CHECK(figures.total_over_decode == 10);
}

TEST_CASE("no photos make no figures") {
  const Figures figures = figures_of({});
  CHECK_FALSE(figures.boards.found.value());
  CHECK(figures.places.foot_mm.count == 0);
  CHECK(figures.sigmas.ratio_rms == 0);
}

TEST_CASE("photos are grouped by folder in their order") {
  List photos(3);
  photos[0].folder = photos[1].folder = "b";
  photos[2].folder = "a";
  const std::vector<Group> groups = by_folder(photos);
  REQUIRE(groups.size() == 2);
  CHECK(groups[0].folder == "b");
  CHECK(groups[0].photos.size() == 2);
  CHECK(groups[1].folder == "a");
}

}  // namespace
}  // namespace ringside
