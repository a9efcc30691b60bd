// SPDX-License-Identifier: MIT
#include "rendering/rendered.h"

namespace ringside::rendering {
namespace {

using drawing::Scene;
using drawing::Viewpoint;

// A plain deck, seen from so near that nothing else is in the picture.
Scene patch(const drawing::Colour& colour) {
  Scene scene;
  scene.board.deck = {colour};
  return scene;
}

const Viewpoint kClose{.looked_at = {150, 0}, .focal_px = 4000, .width = 160, .height = 120};

cv::Vec3b middle_of(const Scene& scene, double gamma) {
  plans::PhotoPlan plan = plan_of(scene, kClose);
  plan.effects.gamma = gamma;
  const cv::Mat3b picture = picture_of(plan, Renderer::kPovray);
  return picture(picture.rows / 2, picture.cols / 2);
}

TEST_CASE("a level place in full light shows its material's colour") {
  if (without_povray()) return;
  Scene scene = patch({200, 150, 100});
  scene.board.deck.gloss = 0.1;
  scene.light.lamps = {{.towards = {-0.9, 0.3, 1}, .share = 0.4}, {.towards = {0.2, 0.9, 1}, .share = 0.25}};
  for (const double gamma : {1.0, 2.2}) {
    const cv::Vec3b seen = middle_of(scene, gamma);
    CHECK(std::abs(seen[0] - 100) <= 2);
    CHECK(std::abs(seen[1] - 150) <= 2);
    CHECK(std::abs(seen[2] - 200) <= 2);
  }
}

TEST_CASE("tint and gradient change the light") {
  if (without_povray()) return;
  Scene scene = patch({200, 200, 200});
  scene.light.tint = {255, 204, 153};
  scene.light.gradient = {-2, 0};  // at x = 150 mm, 0.7 of the light is left
  const cv::Vec3b seen = middle_of(scene, 1);
  CHECK(std::abs(seen[2] - 200 * 0.7) <= 2);
  CHECK(std::abs(seen[1] - 200 * 0.7 * 0.8) <= 2);
  CHECK(std::abs(seen[0] - 200 * 0.7 * 0.6) <= 2);
}

TEST_CASE("a glare adds its strength in its middle and fades") {
  if (without_povray()) return;
  Scene scene = patch({51, 51, 51});
  scene.light.glares = {{.centre = {150, 0}, .radius = 10, .strength = 0.5}};
  const cv::Mat3b picture = traced(scene, kClose);
  const double px_per_mm = 4;
  CHECK(std::abs(picture(60, 80)[1] - (51 + 127)) <= 4);
  CHECK(std::abs(picture(60, 80 + static_cast<int>(10 * px_per_mm))[1] - (51 + 127 * 0.368)) <= 5);
}

TEST_CASE("a disc's shadow falls away from the lamp") {
  if (without_povray()) return;
  Scene scene = patch({200, 200, 200});
  scene.discs = {{.base = {150, 0}}};
  scene.light = {.lamps = {{.towards = {-1, 0, 1}, .share = 0.5, .radius_deg = 0}}, .contact = 0};
  const Viewpoint viewpoint{.looked_at = {150, 0}, .focal_px = 2000, .width = 160, .height = 120};
  const cv::Mat3b picture = traced(scene, viewpoint);
  const auto level = [&](double x_mm) {
    return static_cast<int>(picture(60, 80 + static_cast<int>(2 * x_mm))[1]);
  };
  CHECK(std::abs(level(-15.9 - 5) - 200) <= 2);
  CHECK(std::abs(level(15.9 + 4) - 100) <= 2);
  CHECK(std::abs(level(15.9 + 9.5 + 5) - 200) <= 2);
}

TEST_CASE("the same plan makes the same bytes") {
  if (without_povray()) return;
  plans::PhotoPlan plan = plan_of({}, {.focal_px = 100, .width = 96, .height = 96});
  plan.effects.noise_sigma = 2;
  CHECK(photo_file(plan, Renderer::kPovray) == photo_file(plan, Renderer::kPovray));
}

}  // namespace
}  // namespace ringside::rendering
