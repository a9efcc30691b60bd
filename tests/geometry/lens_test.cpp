// SPDX-License-Identifier: MIT
#include "geometry/lens.h"

#include <doctest/doctest.h>

#include "geometry/apart.h"
#include "geometry/seeded.h"

namespace ringside {
namespace {

using test::apart;

Lens lens_with(const std::array<double, 5>& distortion) {
  return {1920, 1080, {1400, {951, 548}}, distortion, 0.001};
}

// A phone, a webcam, a wide-angle webcam, a lens with pincushion; all are decentred.
const Lens kLenses[] = {lens_with({0.02, -0.03, 4e-4, -3e-4, 0.01}), lens_with({-0.08, 0.01, -2e-4, 5e-4, 0}),
                        lens_with({-0.28, 0.07, 1e-3, 8e-4, -0.005}), lens_with({0.12, 0, 0, 2e-3, 0})};

TEST_CASE("over the whole photo, straightened and back is where it was") {
  for (const Lens& lens : kLenses) {
    CAPTURE(lens.distortion[0]);
    for (int x = 0; x < lens.width; x += 60) {
      for (int y = 0; y < lens.height; y += 60) {
        const Vec2 p_photo(x, y);
        const auto p_straight = lens.straight_from_photo(p_photo);
        REQUIRE(p_straight);
        CHECK(apart(lens.photo_from_straight(*p_straight), p_photo, 1e-6) == "");
      }
    }
  }
}

// Each term alone, computed by hand at the ideal point (0.5, 0.2), r^2 = 0.29.
TEST_CASE("every coefficient does what its name says") {
  struct Case {
    std::array<double, 5> distortion;
    Vec2 shown;
  };
  const Case cases[] = {
      {{0, 0, 0, 0, 0}, {0.5, 0.2}},
      {{0.1, 0, 0, 0, 0}, {0.5 * 1.029, 0.2 * 1.029}},
      {{0, 0.1, 0, 0, 0}, {0.5 * 1.00841, 0.2 * 1.00841}},
      {{0, 0, 0.1, 0, 0}, {0.5 + 0.1 * 0.2, 0.2 + 0.1 * (0.29 + 0.08)}},
      {{0, 0, 0, 0.1, 0}, {0.5 + 0.1 * (0.29 + 0.5), 0.2 + 0.1 * 0.2}},
      {{0, 0, 0, 0, 0.1}, {0.5 * 1.0024389, 0.2 * 1.0024389}},
  };
  for (const Case& c : cases) {
    const Lens lens = lens_with(c.distortion);
    const auto pixel = [&](const Vec2& ideal) -> Vec2 {
      return lens.pinhole.focal_px * ideal + lens.pinhole.principal_point;
    };
    CHECK(apart(lens.photo_from_straight(pixel({0.5, 0.2})), pixel(c.shown), 1e-9) == "");
  }
}

TEST_CASE("a lens that folds the picture over is told") {
  for (const Lens& lens : kLenses) CHECK(lens.is_one_to_one());
  const Lens folded = lens_with({-0.9, 0, 0, 0, 0});
  CHECK_FALSE(folded.is_one_to_one());
  CHECK_FALSE(folded.straight_from_photo({0, 0}));
  // The polynomial grows again far outside; that solution is none.
  CHECK_FALSE(lens_with({-0.9, 0.12, 0, 0, 0.01}).straight_from_photo({0, 0}));
}

TEST_CASE("a resized lens shows the same place of a resized picture") {
  test::Seeded random;
  const Homography half_from_whole = resized_from_original(0.5);
  for (const Lens& lens : kLenses) {
    const Lens half = resized(lens, 960, 540);
    CHECK(half.height == 540);
    for (int i = 0; i < 10; ++i) {
      const Vec2 p = Vec2(960, 540) + random.in_square(500);
      CHECK(apart(half.photo_from_straight(half_from_whole * p),
                  half_from_whole * lens.photo_from_straight(p), 1e-9) == "");
    }
  }
}

TEST_CASE("the same shape is what resizing makes, whole pixels considered") {
  const Lens lens = lens_with({});
  CHECK(same_shape(lens, 1920, 1080));
  CHECK(same_shape(lens, 1366, 768));  // 768.4 rounded
  CHECK(same_shape(lens, 3840, 2160));
  CHECK_FALSE(same_shape(lens, 1080, 1920));
  CHECK_FALSE(same_shape(lens, 1920, 1088));
  CHECK_FALSE(same_shape(lens, 1440, 1080));
  CHECK_FALSE(same_shape(lens, 0, 0));
}

}  // namespace
}  // namespace ringside
