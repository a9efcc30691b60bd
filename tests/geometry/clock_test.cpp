// SPDX-License-Identifier: MIT
#include "geometry/clock.h"

#include <doctest/doctest.h>

namespace ringside {
namespace {

int clock_hour(double angle, const Homography& image_from_board) {
  return whole_clock_hour(clock_hours(image_from_board, 300 * direction(angle)));
}

TEST_CASE("directions are hours as the picture shows them") {
  const Homography y_up(Vec3(1, -1, 1).asDiagonal().toDenseMatrix());
  CHECK(clock_hour(radians(90), y_up) == 12);
  CHECK(clock_hour(radians(0), y_up) == 3);
  CHECK(clock_hour(radians(-90), y_up) == 6);
  CHECK(clock_hour(radians(180), y_up) == 9);
  CHECK(clock_hour(radians(121), y_up) == 11);
  CHECK(clock_hour(radians(0), y_up * Homography::rotation(radians(90))) == 12);
}

}  // namespace
}  // namespace ringside
