// SPDX-License-Identifier: MIT
#include "rendering/traced_light.h"

#include <Eigen/SVD>
#include <algorithm>
#include <future>
#include <opencv2/imgproc.hpp>

#include "rendering/field.h"
#include "rendering/pov_scene.h"
#include "rendering/pov_sources.h"
#include "rendering/povray.h"

namespace ringside::rendering {
namespace {

using drawing::Scene;
using drawing::View;

// Pixels across the narrowest printed line where it is seen at its smallest.
double narrowest_line(const drawing::Board& board, const Homography& field_from_board) {
  double narrowest = std::numeric_limits<double>::infinity();
  const auto look = [&](const drawing::Line& line) {
    if (line.width <= 0) return;
    for (int i = 0; i < 8; ++i) {
      const Vec2 p = line.radius * direction(kPi * i / 4);
      const double scale = field_from_board.jacobian(p).jacobiSvd().singularValues().minCoeff();
      narrowest = std::min(narrowest, line.width * scale);
    }
  };
  std::for_each(board.lines.begin(), board.lines.end(), look);
  look({board.lines[2].radius, board.quadrant_lines.width});
  return narrowest;
}

// How a field is rendered so that its narrowest line keeps its place.
struct Care {
  // POV-Ray looks closer only where neighbouring pixels differ: between the middles of two pixels a line that
  // is thinner than a pixel would be lost. Then it is given more pixels, this many times as many along each
  // side.
  double finer = 1;
  // Means over pixels' squares move the centre of gravity of a line up to three pixels wide by as much as a
  // tenth of a pixel, which no real lens does.
  bool twice = false;
};

Care care_for(const Scene& scene, const View& view, const Field& field) {
  constexpr double kUnbroken = 1.02;  // pixels
  constexpr double kUnmoved = 3;      // pixels
  const Homography field_from_board = image_from_plane({field.focal_px, field.principal_point}, view.pose);
  const double width = narrowest_line(scene.board, field_from_board);
  return {std::clamp(kUnbroken / width, 1.0, 2.0), width < kUnmoved};
}

// Each pixel is the mean over its square.
cv::Mat3f squares(const Scene& scene, const View& view, double gamma, const Field& field, const Care& care) {
  const cv::Size rendered(static_cast<int>(std::ceil(care.finer * field.width)),
                          static_cast<int>(std::ceil(care.finer * field.height)));
  const int depth = care.twice ? 3 : 5;  // the rays of both times lie between each other
  cv::Mat3f light = povray_picture(pov_scene(scene, gamma, field, view.pose), rendered, depth);
  cv::resize(light, light, {field.width, field.height}, 0, 0, cv::INTER_AREA);
  return light;
}

Field with_pixels_at_corners(Field field) {
  ++field.width;
  ++field.height;
  field.principal_point += Vec2(0.5, 0.5);
  return field;
}

// Half of each pixel from its own square, half from the four about its corners: like a lens's blur, that
// leaves centres of gravity where they are.
cv::Mat3f blended(const cv::Mat3f& middles, const cv::Mat3f& corners) {
  cv::Mat3f light(0.5 * middles);
  for (const cv::Point& corner : {cv::Point(0, 0), {1, 0}, {0, 1}, {1, 1}}) {
    light += 0.125 * corners(cv::Rect(corner, middles.size()));
  }
  return light;
}

cv::Mat3f field_light(const Scene& scene, const View& view, double gamma, const Field& field) {
  const Care care = care_for(scene, view, field);
  const auto rendered = [&](const Field& part) { return squares(scene, view, gamma, part, care); };
  if (!care.twice) return rendered(field);
  auto corners = std::async(std::launch::async, rendered, with_pixels_at_corners(field));
  const cv::Mat3f middles = rendered(field);
  return blended(middles, corners.get());
}

// Brightness that grows along the board, at what each pixel sees of the deck's plane.
void slant(cv::Mat3f& light, const Vec2& gradient, const View& view) {
  if (gradient.isZero()) return;
  light.forEach([&](cv::Vec3f& pixel, const int* at) {
    const drawing::Ray ray = view.ray_through(Vec2(at[1], at[0]));
    const Vec2 p = ray.at(ray.distance_to_height(0)).head<2>();
    pixel *= static_cast<float>(std::max(0.0, 1 + gradient.dot(p) / 1000));
  });
}

}  // namespace

std::string scene_text(const Scene& scene, const View& view, double gamma) {
  return pov_scene(scene, gamma, field_of(view), view.pose);
}

cv::Mat3f traced_light(const Scene& scene, const View& view, double gamma) {
  const Field field = field_of(view);
  cv::Mat3f light(bent(field_light(scene, view, gamma, field), field, view) / kExposure);
  slant(light, scene.light.gradient, view);
  return light;
}

}  // namespace ringside::rendering
