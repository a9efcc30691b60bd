// SPDX-License-Identifier: MIT
#include "drawing/render.h"

#include <doctest/doctest.h>

#include "drawing/profile.h"
#include "drawing/seen_line.h"
#include "support/error_message.h"

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

bool well_inside(const Vec2& pixel, const View& view) {
  constexpr double kMargin = 12;  // what a profile needs
  return pixel.minCoeff() > kMargin && pixel.x() < view.width - kMargin && pixel.y() < view.height - kMargin;
}

double worst_line_offset(const Scene& scene, const View& view, const CameraEffects& effects) {
  const cv::Mat3b picture = render(scene, view, effects);
  double worst = 0;
  for (const Line& line : scene.board.lines) {
    for (int degree = 0; degree < 360; degree += 3) {
      const double angle = radians(degree);
      const Vec2 expected = seen_on_line(view, line, angle);
      if (!well_inside(expected, view)) continue;
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

TEST_CASE("a lens bends lines to where it shows their points") {
  const Viewpoint from_afar{.tilt_deg = 20, .azimuth_deg = 35, .distance = 1300, .focal_px = 1300};
  Viewpoint close{
      .tilt_deg = 15, .azimuth_deg = 35, .distance = 420, .focal_px = 1250};  // lines in the corners
  for (Viewpoint viewpoint : {from_afar, close}) {
    for (const Lens& lens : {Lens{-0.08, 0}, Lens{0.08, 0.01}, Lens{-0.29, 0}}) {
      CAPTURE(lens.k1);
      viewpoint.lens = lens;
      CHECK(worst_line_offset(bare_board(1.6), look_from(viewpoint), {}) < 0.1);
    }
  }
}

TEST_CASE("a scene that cannot be drawn is refused") {
  const auto message = [](const Scene& scene, const View& view) {
    return test::error_message<std::invalid_argument>([&] { render(scene, view); });
  };
  CHECK(message({}, look_from({.lens = {-1.5, 0}})).find("lens bends so much") != std::string::npos);
  Scene high;
  high.bars = {{.from = {0, 0, 50}, .to = {0, 0, 1200}}};
  CHECK(message(high, look_from({})).find("reaches up to the camera") != std::string::npos);
}

cv::Mat3b rendered_by(int threads, const Scene& scene) {
  const int usual = cv::getNumThreads();
  cv::setNumThreads(threads);
  const View view = look_from({.tilt_deg = 15, .width = 640, .height = 480});
  cv::Mat3b picture = render(
      scene, view, {.blur_sigma = 0.8, .vignetting = 0.2, .gamma = 2.2, .sharpening = 0.5, .noise_sigma = 3});
  cv::setNumThreads(usual);
  return picture;
}

TEST_CASE("the picture does not depend on the number of threads") {
  Scene scene;
  scene.board.rim.sides = 8;
  scene.discs = {{.base = {60, 40}}, hanging({}, scene.board, 10, 28)};
  scene.bars = arm({-80, 60}, 120, 30, {{224, 178, 150}}, {{88, 92, 100}});
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

TEST_CASE("an area's light is that of the whole picture") {
  const Scene scene{.discs = {{{60, 40}}, {{-100, 20}}}};
  const View view = look_from({.distance = 1000, .focal_px = 300, .width = 300, .height = 280});
  const cv::Mat3f whole = light_in({0, 0, 300, 280}, scene, view, 2.2);
  for (const cv::Rect& area :
       {cv::Rect(140, 110, 50, 40), cv::Rect(0, 0, 20, 30), cv::Rect(280, 250, 20, 30)})
    CHECK(cv::norm(light_in(area, scene, view, 2.2), whole(area), cv::NORM_INF) == 0);
}

}  // namespace
}  // namespace ringside::drawing
