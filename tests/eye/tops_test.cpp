// SPDX-License-Identifier: MIT
#include "eye/tops.h"

#include <doctest/doctest.h>

namespace ringside::test {
namespace {

cv::Mat cold() { return cv::Mat::zeros(128, 160, CV_32F); }

// A bump between pixels: the parabola through its values peaks a quarter of a pixel right of x.
cv::Mat with_bump(int x, int y, float heat) {
  cv::Mat map = cold();
  map.at<float>(y, x) = heat;
  map.at<float>(y, x - 1) = heat - 0.3F;
  map.at<float>(y, x + 1) = heat - 0.1F;
  return map;
}

}  // namespace

TEST_CASE("a top lies where heat peaks, between pixels, in the photo's frame") {
  const TopsSeen seen({with_bump(40, 50, 0.8F), Homography::scaling(0.5)}, {});
  const auto tops = seen.tops(-10);
  REQUIRE(tops.size() == 1);
  CHECK((tops[0].p_photo - Vec2(80.5, 100)).norm() < 1e-4);
  CHECK(tops[0].heat.of_whole == doctest::Approx(0.8));
  CHECK(tops[0].heat.of_parts == 0);
}

TEST_CASE("heat about a place is the most of its surroundings, of the part that shows most of them") {
  const HeatMap left{with_bump(150, 60, 0.9F), Homography()},
      right{with_bump(60, 60, 0.6F), Homography::translation({-90, 0})};
  const TopsSeen seen({cold(), Homography()}, {left, right});
  CHECK(seen.about({151, 61}).of_parts == doctest::Approx(0.6));
  CHECK(seen.about({20, 60}).of_parts == 0);
  CHECK(seen.about({5000, 60}).of_parts == 0);
  CHECK(seen.tops(-10).size() == 1);
}

TEST_CASE("what both views see counts more than what one does") {
  CHECK(Heat{0.8, 0.8}.mean_log_odds() > Heat{0.95, 0.1}.mean_log_odds());
  CHECK(Heat{0.5, 0.5}.mean_log_odds() == doctest::Approx(0));
}

}  // namespace ringside::test
