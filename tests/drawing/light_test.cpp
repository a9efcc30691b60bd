// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <cmath>

#include "drawing/render.h"
#include "support/error_message.h"

namespace ringside::drawing {
namespace {

// Level 200 in full light all over, without what the walls and discs keep of the sky's.
Scene grey_deck() {
  Scene scene;
  scene.board.deck = {{200, 200, 200}};
  for (Line& line : scene.board.lines) line.width = 0;
  scene.light.contact = 0;
  return scene;
}

// Asks for grey levels at places on the deck around (150, 0), seen from above at 1 pixel per mm.
class Seen {
 public:
  explicit Seen(const Scene& scene)
      : view_(look_from({.looked_at = {150, 0}, .width = 401, .height = 301})),
        picture_(render(scene, view_)) {}

  int operator()(double x, double y = 0) const {
    const Vec2 p = view_.pixel_of({x, y, 0});
    return picture_(static_cast<int>(std::lround(p.y())), static_cast<int>(std::lround(p.x())))[1];
  }
  const cv::Mat3b& picture() const { return picture_; }

 private:
  View view_;
  cv::Mat3b picture_;
};

TEST_CASE("a disc's shadow falls away from the lamp") {
  Scene scene = grey_deck();
  scene.discs = {{.base = {150, 0}}};
  scene.light.lamps = {{.towards = {-1, 0, 1}}};
  const Seen level(scene);
  CHECK(level(150 - 15.9 - 5) == 200);
  CHECK(level(150 + 15.9 + 5) == doctest::Approx(100).epsilon(0.02));
  CHECK(level(150 + 15.9 + 9.5 + 5) == 200);
}

TEST_CASE("each lamp casts its own shadow, and the sky gives what they leave") {
  Scene scene = grey_deck();
  scene.discs = {{.base = {150, 0}}};
  scene.light.lamps = {{.towards = {-1, 0, 1}, .share = 0.4},
                       {.towards = {1, 0, 1}, .share = 0.25},
                       {.towards = {0, 2, 1}, .share = 0.1}};
  const Seen level(scene);
  CHECK(level(150 + 15.9 + 5) == doctest::Approx(200 * 0.6).epsilon(0.02));
  CHECK(level(150 - 15.9 - 5) == doctest::Approx(200 * 0.75).epsilon(0.02));
  CHECK(level(150, -15.9 - 12) == doctest::Approx(200 * 0.9).epsilon(0.02));
  CHECK(level(150, 15.9 + 5) == 200);
}

TEST_CASE("a wide lamp's shadow has a soft edge") {
  Scene scene = grey_deck();
  scene.discs = {{.base = {150, 0}}};
  const double edge = 150 + 15.9 + 9.5;
  scene.light.lamps = {{.towards = {-1, 0, 1}, .radius_deg = 0}};
  const Seen hard(scene);
  CHECK(hard(edge - 1.6) == 100);
  CHECK(hard(edge + 1.6) == 200);
  scene.light.lamps[0].radius_deg = 12;
  const Seen soft(scene);
  CHECK(soft(edge - 1.6) > 110);
  CHECK(soft(edge + 1.6) < 190);
}

TEST_CASE("a bar's shadow falls away from the lamp") {
  Scene scene = grey_deck();
  scene.bars = {{.from = {150, -40, 30}, .to = {150, 40, 30}, .radius = 6}};
  scene.light.lamps = {{.towards = {-1, 0, 1}, .radius_deg = 0.5}};
  const Seen level(scene);
  const double half_width = 6 * std::sqrt(2);
  CHECK(level(180) == 100);
  CHECK(level(180 - half_width + 1.5) == 100);
  CHECK(level(180 + half_width - 1.5) == 100);
  CHECK(level(180 - half_width - 1.5) == 200);
  CHECK(level(180 + half_width + 1.5) == 200);
  CHECK(level(180, 44) == 100);
  CHECK(level(180, 48) == 200);
}

TEST_CASE("what hangs over the deck darkens it, most below and fading evenly") {
  Scene scene = grey_deck();
  scene.light = {.lamps = {}};
  const Seen open(scene);
  scene.bars = {{.from = {150, -400, 50}, .to = {150, 400, 50}, .radius = 10}};
  const Seen level(scene);
  int before = level(170);
  CHECK(before < 0.88 * 200);
  for (double x = 170; x < 300; x += 2) {
    CHECK(level(x) >= before);
    CHECK(level(x) <= before + 6);
    before = level(x);
  }
  CHECK(level(298) == open(298));
}

TEST_CASE("a glare adds light to the deck alone") {
  Scene scene = grey_deck();
  scene.board.deck = {{50, 50, 50}};
  scene.light.lamps = {};
  scene.discs = {{.base = {150, 30}, .material = {{50, 50, 50}}}};
  const Seen without(scene);
  scene.light.glares = {{.centre = {150, 0}, .radius = 60, .strength = 0.5}};
  const Seen with(scene);
  CHECK(with(150) == doctest::Approx(50 + 0.5 * 255).epsilon(0.01));
  CHECK(with(150, -60) == doctest::Approx(50 + 0.5 * 255 / std::exp(1)).epsilon(0.01));
  CHECK(with(150, 30) == without(150, 30));
  CHECK(with(150 - 180) == 50);
  cv::Mat3b lost;
  cv::subtract(without.picture(), with.picture(), lost);
  CHECK(cv::countNonZero(lost.reshape(1)) == 0);
}

TEST_CASE("light that cannot be is refused") {
  const auto message = [](const Light& light) {
    return test::error_message<std::invalid_argument>([&] { Seen({.light = light}); });
  };
  CHECK(message({.lamps = {{.share = 0.7}, {.share = 0.4}}}).find("share 1.1") != std::string::npos);
  CHECK(message({.lamps = {{.share = 0.5}, {.share = 0.3}, {.share = 0.2}}}) == "(no error)");
  CHECK(message({.lamps = {{.towards = {1, 0, 0}}}}).find("above the deck") != std::string::npos);
}

}  // namespace
}  // namespace ringside::drawing
