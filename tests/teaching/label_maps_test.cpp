// SPDX-License-Identifier: MIT
// Labels lie where the geometry says.
#include "teaching/label_maps.h"

#include <doctest/doctest.h>

#include <cmath>
#include <opencv2/core.hpp>

#include "teaching/board_in_view.h"
#include "teaching/draw_board.h"

namespace ringside::test {
namespace {

using namespace teaching;

constexpr int kSeeds = 60;

LabelMaps labels_of(const BoardInView& board) {
  LabelMaps labels(kPicture);
  labels.add_board(board.view, board.look, silhouette_of(board.look, board.view));
  return labels;
}

// A map's value between its pixels, 0 to 255.
double sample(const cv::Mat1b& map, const Vec2& p) {
  const int x = static_cast<int>(std::floor(p.x())), y = static_cast<int>(std::floor(p.y()));
  const double a = p.x() - x, b = p.y() - y;
  return (map(y, x) * (1 - a) + map(y, x + 1) * a) * (1 - b) +
         (map(y + 1, x) * (1 - a) + map(y + 1, x + 1) * a) * b;
}

// The mean of a bump's places, weighed by its heights.
Vec2 middle_of_bump(const cv::Mat1b& heat, const Vec2& near) {
  constexpr int kReach = 6;
  Vec2 sum(0, 0);
  double weight = 0;
  for (int y = cvRound(near.y()) - kReach; y <= cvRound(near.y()) + kReach; ++y) {
    for (int x = cvRound(near.x()) - kReach; x <= cvRound(near.x()) + kReach; ++x) {
      sum += heat(y, x) * Vec2(x, y);
      weight += heat(y, x);
    }
  }
  return sum / weight;
}

Vec2 on_circle(const EyeView& view, double radius, double angle) {
  const Vec2 p = radius * direction(angle);
  return map_from_picture(view.at({p.x(), p.y(), 0}));
}

TEST_CASE("regions end at the lines: a pixel of the map on either side tells inside from outside") {
  int checked = 0;
  Vec2 shift(0, 0);  // of all edges together, pixels of the map
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    CAPTURE(seed);
    const BoardInView board = board_in_view(seed);
    const LabelMaps labels = labels_of(board);
    const std::array<std::pair<Label, std::size_t>, 3> lines{
        {{Label::kInner, 0}, {Label::kMiddle, 1}, {Label::kOuter, 2}}};
    for (const auto& [label, ring] : lines) {
      const double radius = board.look.deck.rings[ring].radius;
      for (int i = 0; i < 24; ++i) {
        const double angle = i * 2 * kPi / 24;
        const Vec2 at = on_circle(board.view, radius, angle);
        const Vec2 outward = on_circle(board.view, radius * 1.001, angle) - at;
        const Vec2 along = on_circle(board.view, radius, angle + 0.001) - at;
        const Vec2 normal = Vec2(-along.y(), along.x()).normalized();
        const Vec2 out = normal.dot(outward) > 0 ? normal : Vec2(-normal);
        const bool is_wide = std::abs(normal.dot(outward)) * 1000 * radius > 4;  // not seen all but edge on
        if (!is_wide || !is_inside(at, kPicture / 2, 3)) continue;
        CHECK(sample(labels.map(label), at - 1.0 * out) > 200);
        CHECK(sample(labels.map(label), at + 1.0 * out) < 55);
        shift += 2 * (sample(labels.map(label), at) - 127.5) / 255 * out;
        ++checked;
      }
    }
  }
  CHECK(checked > 1500);
  CHECK((shift / checked).norm() < 0.02);
}

TEST_CASE("the bump of the hole is where the hole's middle is seen, within 0.3 pixels of the picture") {
  int checked = 0;
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    CAPTURE(seed);
    const BoardInView board = board_in_view(seed);
    const Vec2 hole = board.look.deck.hole.middle;
    const Vec2 expected = board.view.at({hole.x(), hole.y(), 0});
    if (!is_inside(expected, kPicture, 20)) continue;
    const LabelMaps labels = labels_of(board);
    const Vec2 found =
        2 * middle_of_bump(labels.map(Label::kHole), map_from_picture(expected)) + Vec2(0.5, 0.5);
    CHECK((found - expected).norm() < 0.3);
    ++checked;
  }
  CHECK(checked > 30);
}

TEST_CASE(
    "every peg and disc of the deck in the picture has its bump; a disc's is at the middle of its top") {
  int discs = 0, pegs = 0;
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    CAPTURE(seed);
    const BoardInView board = board_in_view(seed);
    const LabelMaps labels = labels_of(board);
    const auto check_bump = [&](Label label, const Vec3& p_board, int& count) {
      const Vec2 p = map_from_picture(board.view.at(p_board));
      if (!is_inside(p, kPicture / 2, 1)) return;
      CHECK(static_cast<int>(labels.map(label)(cvRound(p.y()), cvRound(p.x()))) > 150);
      ++count;
    };
    for (const Vec2& foot : board.look.pegs) check_bump(Label::kPegs, {foot.x(), foot.y(), 0}, pegs);
    for (const DiscLook& disc : board.look.discs) {
      if (!disc.on_deck) continue;
      check_bump(disc.team == 0 ? Label::kDiscsA : Label::kDiscsB, disc.foot + Vec3(0, 0, disc.height),
                 discs);
    }
  }
  CHECK(pegs > 100);
  CHECK(discs > 40);
}

TEST_CASE("what lies before a board takes its labels away") {
  const BoardInView board = board_in_view(3);
  LabelMaps labels = labels_of(board);
  CHECK(cv::countNonZero(labels.map(Label::kBoard)) > 0);
  labels.cover({{-10, -10}, {400, -10}, {400, 400}, {-10, 400}});
  for (int i = 0; i < kLabels; ++i) CHECK(cv::countNonZero(labels.map(static_cast<Label>(i))) == 0);
}

}  // namespace
}  // namespace ringside::test
