// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include "detection/drawn_rounds.h"

// Discs of nearly the deck's colour: what edges they have are fainter than the lines', and shadows as dark as
// they are.
namespace ringside {
namespace {

const drawing::Material kBlackDeck{{44, 44, 46}}, kGreenDeck{{30, 84, 58}};
const drawing::Material kBlackDisc{{37, 36, 36}, {.contrast = 0.1, .spacing = 5}, 0.05},
    kRedDisc{{190, 44, 40}};

// Dealt with black and red discs, light lines and one lamp.
drawing::Scene round_on(const drawing::Material& deck, unsigned seed, const Vec3& towards_lamp) {
  test::Look look = test::black_and_natural_on_maple();
  look.first = kBlackDisc;
  look.second = kRedDisc;
  look.second_team = "red";
  look.board.deck = deck;
  for (drawing::Line& line : look.board.lines) line.colour = {224, 190, 80};
  look.board.quadrant_lines.colour = {224, 190, 80};
  drawing::Scene scene = test::deal(look, seed);
  // What hangs over the deck's edge or stands at a peg is another matter.
  std::erase_if(scene.discs, [](const drawing::Disc& disc) {
    const double r = disc.base.norm();
    return disc.base_z == 0 && (r > 312 || std::abs(r - 101.6) < 21);
  });
  scene.light.lamps = {{.towards = towards_lamp, .share = 0.5, .radius_deg = 1.5}};
  return scene;
}

TEST_CASE("black discs on a black deck are found once red ones have told their size") {
  for (const unsigned seed : {1U, 2U, 3U, 4U}) {
    CAPTURE(seed);
    const test::Detected detected =
        test::detect(round_on(kBlackDeck, seed, {-0.6, 0.5, 1}), drawing::look_from(test::whole_board(12)));
    CHECK(detected.missed == 0);
    CHECK(detected.invented == 0);
  }
}

TEST_CASE("the last discs on a board are found by what earlier ones were like") {
  for (const unsigned seed : {1U, 2U}) {
    CAPTURE(seed);
    const drawing::View view = drawing::look_from(test::whole_board(12));
    drawing::Scene scene = round_on(kBlackDeck, seed, {-0.6, 0.5, 1});
    const std::vector<Disc> earlier = test::detect(scene, view).detection.discs;
    std::size_t black = 0;
    std::erase_if(scene.discs, [&](const drawing::Disc& disc) {
      const bool lies = disc.base_z == 0 && disc.material.colour.red == kBlackDisc.colour.red;
      black += lies ? 1 : 0;
      return !lies || black > 2;
    });
    REQUIRE(scene.discs.size() == 2);
    CHECK(test::detect(scene, view).missed == 2);
    const test::Detected detected = test::detect(scene, view, earlier);
    CHECK(detected.missed == 0);
    CHECK(detected.invented == 0);
    for (const Disc& disc : detected.detection.discs) CHECK(disc.team == "black");
  }
}

TEST_CASE("a lone black disc is found on a dark deck with bright prints, seen by a small camera") {
  constexpr double kSmall = 0.55;  // of the usual pixels
  drawing::Viewpoint viewpoint = test::whole_board(8);
  viewpoint.width = static_cast<int>(kSmall * viewpoint.width);
  viewpoint.height = static_cast<int>(kSmall * viewpoint.height);
  viewpoint.focal_px *= kSmall;
  for (const Vec2& base : {Vec2(-258, 33), Vec2(40, 62), Vec2(150, -170)}) {
    CAPTURE(base.x());
    drawing::Scene scene = round_on({{34, 50, 74}}, 1, {-0.6, 0.5, 1});
    drawing::Disc disc = scene.discs.front();
    disc.base = base;
    disc.material = kBlackDisc;
    scene.discs = {disc};
    for (drawing::Line& line : scene.board.lines) line.width = 4;
    scene.board.quadrant_lines.width = 4;
    const test::Detected detected = test::detect(scene, drawing::look_from(viewpoint));
    CHECK(detected.missed == 0);
    CHECK(detected.invented == 0);
  }
}

// A round on a green deck as a camera sees it by a lamp at the other end of the room.
test::Detected in_dim_light(unsigned seed, double light, double blur_sigma, double noise_sigma) {
  const drawing::Scene scene = round_on(kGreenDeck, seed, {0.5, -0.6, 1});
  const drawing::View view = drawing::look_from(test::whole_board(12));
  Photo photo = test::draw(scene, view);
  cv::Mat levels, noise(photo.pixels.size(), CV_32FC3);
  photo.pixels.convertTo(levels, CV_32F, light);
  if (blur_sigma > 0) cv::GaussianBlur(levels, levels, {}, blur_sigma);
  cv::RNG(1).fill(noise, cv::RNG::NORMAL, 0, noise_sigma);
  cv::Mat(levels + noise).convertTo(photo.pixels, CV_8U);
  return test::detect_on(photo, scene, view);
}

TEST_CASE("black discs are found in the noise of dim light") {
  for (const unsigned seed : {1U, 2U, 3U, 4U}) {
    CAPTURE(seed);
    const test::Detected detected = in_dim_light(seed, 0.45, 0, 5);
    CHECK(detected.missed == 0);
    CHECK(detected.invented == 0);
  }
}

TEST_CASE("black discs of which each shows too little are found because they look alike") {
  std::size_t missed = 0;
  for (const unsigned seed : {1U, 2U, 3U, 4U}) {
    CAPTURE(seed);
    const test::Detected detected = in_dim_light(seed, 0.5, 2.2, 3.5);
    missed += detected.missed;
    CHECK(detected.invented == 0);
  }
  CHECK(missed <= 3);  // of 24
}

TEST_CASE("it is said when a black deck may hide black discs") {
  drawing::Scene scene = round_on(kBlackDeck, 1, {-0.6, 0.5, 1});
  std::erase_if(scene.discs,
                [](const drawing::Disc& disc) { return disc.material.colour.red == kBlackDisc.colour.red; });
  const test::Detected detected = test::detect(scene, drawing::look_from(test::whole_board(12)));
  const auto& warnings = detected.detection.warnings_of_sides;
  CHECK(std::any_of(warnings.begin(), warnings.end(), [](const std::string& warning) {
    return warning.find("they hardly show on a black deck") != std::string::npos;
  }));
}

TEST_CASE("black discs are not dragged into the shadows beside them") {
  for (const unsigned seed : {1U, 2U, 3U, 4U}) {
    CAPTURE(seed);
    const test::Detected detected =
        test::detect(round_on(kGreenDeck, seed, {0.5, -0.6, 1}), drawing::look_from(test::whole_board(12)));
    CHECK(detected.missed == 0);
    CHECK(test::errors_of(detected.matches).max < 1);
  }
}

}  // namespace
}  // namespace ringside
