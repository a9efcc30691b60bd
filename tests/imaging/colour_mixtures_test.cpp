// SPDX-License-Identifier: MIT
#include "imaging/colour_mixtures.h"

#include <doctest/doctest.h>

#include <opencv2/core.hpp>

#include "photo/srgb.h"

namespace ringside {
namespace {

// The picture value nearest to an amount of light, both 0 to 255.
float level_of(double light) {
  int level = 0;
  while (level < 255 && 255 * light_of_level(level / 255.0) < light) ++level;
  return static_cast<float>(level);
}

TEST_CASE("what blur makes of two colours is a mixture of them, another colour is not") {
  const cv::Vec3f green(58, 84, 44), maple(128, 180, 214);
  const Mixtures mixtures(green, maple);
  for (const double share : {0.0, 0.2, 0.5, 0.8, 1.0}) {
    CAPTURE(share);
    cv::Vec3f mixed;
    for (int c = 0; c < 3; ++c) {
      const double light =
          (1 - share) * light_of_level(green[c] / 255.0) + share * light_of_level(maple[c] / 255.0);
      mixed[c] = level_of(255 * light);
    }
    CHECK(cv::norm(mixtures.off(mixed)) < 3);  // grey levels; the curve of cameras is not quite a power
  }
  CHECK(cv::norm(mixtures.off({30, 30, 30})) > 40);
  CHECK(cv::norm(mixtures.off({60, 60, 200})) > 80);
}

TEST_CASE("beyond its ends a way between two colours is left along itself too") {
  CHECK(off_way_between({0, 0, 0}, {100, 0, 0}, {50, 7, 0}) == cv::Vec3f(0, 7, 0));
  CHECK(off_way_between({0, 0, 0}, {100, 0, 0}, {110, 0, 0}) == cv::Vec3f(10, 0, 0));
  CHECK(off_way_between({9, 9, 9}, {9, 9, 9}, {10, 9, 9}) == cv::Vec3f(1, 0, 0));
}

}  // namespace
}  // namespace ringside
