// SPDX-License-Identifier: MIT
#include "drawing/render.h"

#include <doctest/doctest.h>

#include "drawing/profile.h"

namespace ringside::drawing {
namespace {

// Lines on an even ground, nothing else near them.
Scene bare_board(double line_width) {
  Scene scene;
  scene.board.deck = {{230, 230, 230}};
  scene.board.pegs.count = 0;
  scene.board.quadrant_lines.width = 0;
  for (Line& line : scene.board.lines) line.width = line_width;
  scene.light = {.lamps = {}, .contact = 0};
  return scene;
}

Vec2 on_line(const Line& line, double angle) { return line.radius_at(angle) * direction(angle); }

// Across the line in the picture.
Vec2 image_normal(const View& view, const Line& line, double angle) {
  const Homography image_from_board = view.image_from_board();
  const Vec2 along =
      image_from_board * on_line(line, angle + 1e-4) - image_from_board * on_line(line, angle - 1e-4);
  return Vec2(-along.y(), along.x()).normalized();
}

double worst_line_offset(const Scene& scene, const View& view, const CameraEffects& effects) {
  const cv::Mat3b picture = render(scene, view, effects);
  double worst = 0;
  for (const Line& line : scene.board.lines) {
    for (int degree = 0; degree < 360; degree += 3) {
      const double angle = radians(degree);
      const Vec2 expected = view.image_from_board() * on_line(line, angle);
      const Profile profile(picture, expected, image_normal(view, line, angle), 5, 3.5);
      worst = std::max(worst, std::abs(profile.line_offset()));
    }
  }
  return worst;
}

TEST_CASE("printed lines are drawn where the camera sees them") {
  const View view = look_from({.tilt_deg = 25, .azimuth_deg = -70, .roll_deg = 5, .focal_px = 1200});
  for (const double width : {0.6, 1.6, 3.5}) {
    CAPTURE(width);
    CHECK(worst_line_offset(bare_board(width), view, {}) < 0.1);
    CHECK(worst_line_offset(bare_board(width), view, {.blur_sigma = 0.9}) < 0.1);
  }
}

TEST_CASE("a line that is no circle is drawn along its harmonics") {
  Scene scene = bare_board(1.6);
  scene.board.lines[0].harmonics = {0.9, -0.6, 0.4, 0.3, 0, 0.2, -0.1, 0};
  scene.board.lines[1].harmonics = {-1.0, 0.5, 0, 0.5, 0.3, 0, 0, 0};
  CHECK(worst_line_offset(scene, look_from({}), {}) < 0.1);
}

cv::Mat3b rendered_by(int threads, const Scene& scene) {
  const int usual = cv::getNumThreads();
  cv::setNumThreads(threads);
  const View view = look_from({.tilt_deg = 15, .width = 640, .height = 480});
  cv::Mat3b picture =
      render(scene, view, {.blur_sigma = 0.8, .vignetting = 0.2, .gamma = 2.2, .noise_sigma = 3});
  cv::setNumThreads(usual);
  return picture;
}

TEST_CASE("the picture does not depend on the number of threads") {
  Scene scene;
  scene.board.rim.sides = 8;
  scene.discs = {{.base = {60, 40}}, in_hole({.base = {0, 0}}, scene.board)};
  CHECK(cv::norm(rendered_by(1, scene), rendered_by(2, scene), cv::NORM_INF) == 0);
}

TEST_CASE("a level surface in full light shows its material's colour") {
  Scene scene;
  scene.board.deck = {{200, 150, 100}};
  for (const double gamma : {1.0, 2.2}) {
    const View view = look_from({});
    const cv::Mat3b picture = render(scene, view, {.gamma = gamma});
    const Vec2 p = view.pixel_of({150, 0, 0});
    const cv::Vec3b seen = picture(static_cast<int>(p.y()), static_cast<int>(p.x()));
    CHECK(std::abs(seen[0] - 100) <= 1);
    CHECK(std::abs(seen[1] - 150) <= 1);
    CHECK(std::abs(seen[2] - 200) <= 1);
  }
}

TEST_CASE("a disc's shadow falls away from the lamp") {
  Scene scene;
  scene.board.deck = {{200, 200, 200}};
  scene.discs = {{.base = {150, 0}}};
  scene.light.lamps = {{.towards = {-1, 0, 1}}};
  scene.light.contact = 0;
  const View view = look_from({});
  const cv::Mat3b picture = render(scene, view);
  const auto level = [&](double x) {
    const Vec2 p = view.pixel_of({x, 0, 0});
    return static_cast<int>(picture(static_cast<int>(p.y()), static_cast<int>(p.x()))[1]);
  };
  CHECK(level(150 - 15.9 - 5) == 200);
  CHECK(level(150 + 15.9 + 5) == doctest::Approx(100).epsilon(0.02));
  CHECK(level(150 + 15.9 + 9.5 + 5) == 200);
}

TEST_CASE("noise has the strength that was asked for") {
  Scene scene = bare_board(1.6);
  scene.board.hole.radius = 0;
  const View close = look_from({.looked_at = {50, 0}, .focal_px = 8000, .width = 400, .height = 400});
  cv::Scalar mean, sigma;
  cv::meanStdDev(render(scene, close, {.noise_sigma = 4}), mean, sigma);
  CHECK(mean[1] == doctest::Approx(230).epsilon(0.001));
  CHECK(sigma[1] == doctest::Approx(4).epsilon(0.02));
}

}  // namespace
}  // namespace ringside::drawing
