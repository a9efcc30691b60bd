// SPDX-License-Identifier: MIT
#include "drawing/profile.h"
#include "drawing/seen_line.h"
#include "rendering/rendered.h"

namespace ringside::rendering {
namespace {

using drawing::Line;
using drawing::Profile;
using drawing::Scene;
using drawing::View;
using drawing::Viewpoint;

struct Offsets {
  int measured = 0;
  double worst = 0;  // pixels
  double mean = 0;
};

bool well_inside(const Vec2& p, const cv::Mat3b& picture) {
  constexpr double kBorder = 8;  // pixels, that a profile takes
  return p.x() > kBorder && p.y() > kBorder && p.x() < picture.cols - kBorder &&
         p.y() < picture.rows - kBorder;
}

// How far from their places the lines of a picture are, across them.
Offsets offsets(const cv::Mat3b& picture, const Scene& scene, const View& view) {
  Offsets result;
  for (const Line& line : scene.board.lines) {
    for (int degree = 0; degree < 360; degree += 3) {
      const Vec2 expected = drawing::seen_on_line(view, line, radians(degree));
      if (!well_inside(expected, picture)) continue;
      const double offset =
          Profile(picture, expected, drawing::image_normal(view, line, radians(degree)), 5, 2).line_offset();
      result.worst = std::max(result.worst, std::abs(offset));
      result.mean = (result.mean * result.measured + offset) / (result.measured + 1);
      ++result.measured;
    }
  }
  return result;
}

void check_lines(const Scene& scene, const Viewpoint& viewpoint) {
  const Offsets result = offsets(traced(scene, viewpoint), scene, look_from(viewpoint));
  CHECK(result.measured > 200);
  CHECK(result.worst < 0.1);
  CHECK(std::abs(result.mean) < 0.015);
}

Scene wobbly_board(double line_width) {
  Scene scene = bare_board(line_width);
  scene.board.lines[0].harmonics = {0.9, -0.6, 0.4, 0.3, 0, 0.2, -0.1, 0};
  scene.board.lines[1].harmonics = {-1.0, 0.5, 0, 0.5, 0.3, 0, 0, 0};
  return scene;
}

TEST_CASE("POV-Ray's lines lie where the camera sees them") {
  if (without_povray()) return;
  SUBCASE("from above") {
    check_lines(wobbly_board(2.4), {.distance = 1000, .focal_px = 680, .width = 640, .height = 480});
  }
  SUBCASE("tilted, turned and cropped") {
    check_lines(bare_board(2.4), {.tilt_deg = 30,
                                  .azimuth_deg = -70,
                                  .roll_deg = 17,
                                  .distance = 1100,
                                  .focal_px = 740,
                                  .width = 640,
                                  .height = 480,
                                  .crop_shift = {40, -25}});
  }
  SUBCASE("through a bent lens") {
    check_lines(bare_board(2.4), {.tilt_deg = 10,
                                  .roll_deg = 5,
                                  .distance = 700,
                                  .focal_px = 500,
                                  .width = 640,
                                  .height = 480,
                                  .lens = {.k1 = -0.05}});
  }
}

// How much darker than the ground a small square of the picture is.
double darkening_at(const cv::Mat3b& picture, const Vec2& p) {
  const cv::Rect square(static_cast<int>(std::lround(p.x())) - 2, static_cast<int>(std::lround(p.y())) - 2, 5,
                        5);
  return 230 - cv::mean(picture(square))[1];
}

// Narrower than a pixel: some of it would fall between the rays of a plain picture.
TEST_CASE("POV-Ray's hairlines lie where the camera sees them, unbroken") {
  if (without_povray()) return;
  const Scene scene = bare_board(1.1);
  const Viewpoint viewpoint{
      .tilt_deg = 12, .roll_deg = 3, .distance = 1000, .focal_px = 640, .width = 600, .height = 450};
  const View view = look_from(viewpoint);
  const cv::Mat3b picture = traced(scene, viewpoint);
  const Offsets result = offsets(picture, scene, view);
  CHECK(result.measured > 200);
  CHECK(result.worst < 0.1);
  double faintest = 255;
  double darkest = 0;
  for (int degree = 0; degree < 360; ++degree) {
    const double depth =
        darkening_at(picture, drawing::seen_on_line(view, scene.board.lines[0], radians(degree)));
    faintest = std::min(faintest, depth);
    darkest = std::max(darkest, depth);
  }
  CHECK(faintest > 0.6 * darkest);
}

}  // namespace
}  // namespace ringside::rendering
