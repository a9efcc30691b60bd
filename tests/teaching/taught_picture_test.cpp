// SPDX-License-Identifier: MIT
#include "teaching/taught_picture.h"

#include <doctest/doctest.h>

#include <Eigen/LU>
#include <opencv2/core.hpp>
#include <set>
#include <sstream>

#include "teaching/board_in_view.h"
#include "teaching/draw_board.h"
#include "teaching/write_pictures.h"

namespace ringside::test {
namespace {

using namespace teaching;

constexpr int kPictures = 200;
const cv::Size kSmall(96, 80);

bool is_same(const cv::Mat& a, const cv::Mat& b) { return cv::norm(a, b, cv::NORM_INF) == 0; }

TEST_CASE("a seed gives the same picture and labels each time") {
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const TaughtPicture first = draw_picture(seed, kSmall, {}), again = draw_picture(seed, kSmall, {});
    CHECK(is_same(first.picture, again.picture));
    for (int i = 0; i < kLabels; ++i) {
      CHECK(is_same(first.labels.map(static_cast<Label>(i)), again.labels.map(static_cast<Label>(i))));
    }
    CHECK_FALSE(is_same(first.picture, draw_picture(seed + 1000, kSmall, {}).picture));
  }
}

TEST_CASE("all kinds of pictures, boards and round things occur in 200 seeds") {
  std::set<PictureKind> kinds;
  std::set<BoardStyle> styles;
  bool turned_octagon = false, larger = false, from_above = false, from_a_chair = false;
  for (std::uint64_t seed = 0; seed < kPictures; ++seed) {
    kinds.insert(draw_picture(seed, kSmall, {}).kind);
    Dice dice(seed);
    styles.insert(random_style(dice));
    const BoardInView board = board_in_view(seed);
    const Mat2 jacobian = board.view.plane(0).jacobian({0, 0});
    const double squeeze = std::abs(jacobian.determinant()) / (board.view.scale() * board.view.scale());
    from_above |= squeeze > 0.97;
    from_a_chair |= squeeze < 0.4;
    larger |= 2 * board.view.scale() > kPicture.width;
    turned_octagon |= board.look.rim.sides == 8;
  }
  CHECK(kinds.size() == kPictureKinds);
  CHECK(styles.size() == kBoardStyles);
  CHECK(turned_octagon);
  CHECK(larger);
  CHECK(from_above);
  CHECK(from_a_chair);
}

TEST_CASE("what is no board has no label") {
  int things = 0;
  for (std::uint64_t seed = 0; seed < kPictures; ++seed) {
    const TaughtPicture picture = draw_picture(seed, kSmall, {});
    if (picture.kind != PictureKind::kRoundThing && picture.kind != PictureKind::kNothing) continue;
    CHECK(picture.boards.empty());
    for (int i = 0; i < kLabels; ++i) CHECK(cv::countNonZero(picture.labels.map(static_cast<Label>(i))) == 0);
    ++things;
  }
  CHECK(things > 20);
}

TEST_CASE("round things of every kind are drawn, and none calls itself a board") {
  for (int kind = 0; kind < kRoundThings; ++kind) {
    CAPTURE(kind);
    Dice dice(static_cast<std::uint64_t>(kind));
    const BoardLook thing = random_round_thing(static_cast<RoundThing>(kind), dice);
    CHECK_FALSE(thing.is_board);
    Canvas canvas(kPicture, 1);
    draw_board(canvas, random_view(kPicture, dice), thing, {}, dice);
    CHECK(cv::countNonZero(canvas.pixels().reshape(1)) > 0);
  }
}

TEST_CASE("what is written is as long as its head says") {
  std::ostringstream out;
  write_head(out, kSmall);
  CHECK(out.str().size() == 8 + 3 * 4);
  write_picture(out, 7, draw_picture(7, kSmall, {}));
  const std::size_t pixels = 96 * 80;
  CHECK(out.str().size() == 20 + 16 + pixels * 3 + kLabels * pixels / 4);
}

}  // namespace
}  // namespace ringside::test
