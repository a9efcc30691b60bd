// SPDX-License-Identifier: MIT
#include "detection/selection/thrown_shadows.h"

#include <doctest/doctest.h>

#include <opencv2/core.hpp>

namespace ringside {
namespace {

constexpr double kDeckRadius = 330;
const Lamp kSun{Vec2::UnitX(), 0.5};
const Lab kPaleWood(75, 8, 30);

// On a deck of brightness 180; its shadow, half as bright, lies where the sun of these tests throws it.
FoundDisc at(const Vec2& base, bool with_shadow) {
  constexpr int kDirections = 24;
  FoundDisc disc;
  disc.fit.base = base;
  disc.fit.radius = 16;
  disc.face.lab = disc.face.deck = kPaleWood;
  for (int side = 0; side < kDirections; ++side)
    disc.around.push_back(with_shadow && direction(2 * kPi * side / kDirections).x() > 0.5 ? 90 : 180);
  return disc;
}

std::vector<Vec2> places(const std::vector<FoundDisc>& discs) {
  std::vector<Vec2> out;
  for (const FoundDisc& disc : discs) out.push_back(disc.fit.base);
  return out;
}

TEST_CASE("what throws no shadow in the sun is no disc") {
  CHECK(places(with_shadows({at({0, 0}, true), at({20, 0}, false), at({100, 0}, true)}, kSun, kDeckRadius)) ==
        std::vector{Vec2(100, 0), Vec2(0, 0)});
}

// A camera from the side sees a disc before its shadow.
TEST_CASE("what throws no shadow is none itself where it is no deck with less light") {
  FoundDisc seen = at({0, 0}, false);
  const auto is_kept = [&] { return !lacks_shadow(seen, {}, kSun, kDeckRadius); };
  for (const double share : {1.0, 0.5, 0.2}) {
    CAPTURE(share);
    seen.face.lab = lab_of_light(share * light_of(kPaleWood));
    CHECK_FALSE(is_kept());
  }
  SUBCASE("of another colour") {
    seen.face.lab = Lab(35, 35, -30);
    CHECK(is_kept());
  }
  SUBCASE("far darker than the lamp's shadows") {
    seen.face.lab = lab_of_light(0.04 * light_of(kPaleWood));
    CHECK(is_kept());
  }
  SUBCASE("lighter than the deck") {
    seen.face.lab = lab_of_light(1.6 * light_of(kPaleWood));
    CHECK(is_kept());
  }
}

TEST_CASE("a disc whose shadow another hides is one") {
  const std::vector touching{at({0, 0}, false), at({32, 0}, true)};
  CHECK(with_shadows(touching, kSun, kDeckRadius).size() == 2);
  SUBCASE("in a row as long as it likes") {
    const std::vector row{at({-32, 0}, false), at({0, 0}, false), at({32, 0}, true)};
    CHECK(with_shadows(row, kSun, kDeckRadius).size() == 3);
  }
  SUBCASE("but not if the other is none itself, or lies sunwards") {
    CHECK(with_shadows({at({0, 0}, false), at({32, 0}, false)}, kSun, kDeckRadius).empty());
    CHECK(places(with_shadows({at({0, 0}, true), at({32, 0}, false)}, kSun, kDeckRadius)) ==
          std::vector{Vec2(0, 0)});
  }
}

TEST_CASE("where a shadow would fall beyond the deck's edge or the picture's none is asked for") {
  FoundDisc at_edge = at({312, 0}, false), at_pictures_end = at({0, 0}, false);
  at_pictures_end.around.clear();
  CHECK(with_shadows({at_edge, at_pictures_end}, kSun, kDeckRadius).size() == 2);
  CHECK(with_shadows({at({-312, 0}, false)}, kSun, kDeckRadius).empty());
}

// An even deck on which no shadow lies, seen in pixels of a millimetre.
TEST_CASE("the disc that threw a shadow is looked for sunwards of it") {
  Calibration calibration;
  calibration.image_from_board = Homography::translation({350, 350});
  calibration.deck_radius = kDeckRadius;
  calibration.hole.rim = {Vec2::Zero(), 18};
  Photo photo;
  photo.pixels = cv::Mat(700, 700, CV_8UC3, cv::Scalar::all(180));
  const auto of = [&](const Vec2& centre, double coverage) {
    return sunwards_of(photo, calibration, kSun,
                       {{.outline = {centre, 17}, .coverage = coverage, .votes = 1}}, 15.5);
  };
  const auto sunwards = of({100, 50}, 0.8);
  REQUIRE_FALSE(sunwards.empty());
  for (const Candidate& candidate : sunwards) {
    CHECK(candidate.outline.centre.x() < 100);
    CHECK(candidate.outline.centre.y() == doctest::Approx(50));
    CHECK(candidate.outline.radius == doctest::Approx(15.5));
    CHECK(is_sunwards(candidate));
  }
  CHECK(of({100, 50}, 0.3).empty());
  SUBCASE("but not of the hole, nor of what lies beyond the deck's edge") {
    CHECK(of({3, 2}, 0.8).empty());
    CHECK(of({331, 0}, 0.8).empty());
  }
}

}  // namespace
}  // namespace ringside
