// SPDX-License-Identifier: MIT
#include "drawing/render.h"

#include <algorithm>
#include <cmath>

#include "drawing/pixel_filter.h"
#include "drawing/tracer.h"

namespace ringside::drawing {
namespace {

cv::Vec3f bgr(const Radiance& light) { return {light[2], light[1], light[0]}; }

// An area of a picture in the making: one ray per pixel first, then more where neighbours differ. x and y
// count within the area.
class Painter {
 public:
  Painter(const Scene& scene, const View& view, const cv::Rect& area, double gamma,
          Rays rays = Rays::kSixteen)
      : view_(view),
        rays_(rays),
        pixel_angle_(view.pixel_angle()),
        corner_(area.tl()),
        tracer_(scene, view.eye(), gamma),
        light_(area.size()),
        parts_(area.size()),
        near_print_(area.size()) {}

  cv::Mat3f paint() {
    for_each_pixel([this](int x, int y) { first_ray(x, y); });
    cv::Mat3f refined = light_.clone();
    for_each_pixel([&](int x, int y) {
      if (has_edge(x, y)) refined(y, x) = averaged(x, y);
    });
    return refined;
  }

 private:
  template <typename Visit>
  void for_each_pixel(const Visit& visit) const {
    cv::parallel_for_(cv::Range(0, light_.rows), [&](const cv::Range& rows) {
      for (int y = rows.start; y < rows.end; ++y) {
        for (int x = 0; x < light_.cols; ++x) visit(x, y);
      }
    });
  }

  Sample sample(const Vec2& p_image) const {
    return tracer_.sample(view_.ray_through(p_image), pixel_angle_);
  }

  void first_ray(int x, int y) {
    const Sample s = sample(Vec2(corner_.x + x, corner_.y + y));
    light_(y, x) = bgr(s.light);
    parts_(y, x) = static_cast<short>(s.part);
    near_print_(y, x) = s.near_print_edge;
  }

  cv::Vec3f averaged(int x, int y) const {
    const int column = corner_.x + x, row = corner_.y + y;
    return rays_ == Rays::kFour ? mean(few_places_around(column, row)) : mean(places_around(column, row));
  }

  template <typename Places>
  cv::Vec3f mean(const Places& places) const {
    Radiance sum = Radiance::Zero();
    for (const Vec2& place : places) sum += sample(place).light;
    return bgr(sum / static_cast<float>(places.size()));
  }

  // An edge within a pixel of a pixel's centre separates it from one of its eight neighbours, but for those
  // seen so obliquely that they hardly touch its rays.
  bool has_edge(int x, int y) const {
    if (near_print_(y, x) != 0) return true;
    for (int row = std::max(y - 1, 0); row <= std::min(y + 1, light_.rows - 1); ++row) {
      for (int column = std::max(x - 1, 0); column <= std::min(x + 1, light_.cols - 1); ++column) {
        if (differs(x, y, column, row)) return true;
      }
    }
    return false;
  }

  bool differs(int x, int y, int x2, int y2) const {
    return parts_(y, x) != parts_(y2, x2) || contrasts(light_(y, x), light_(y2, x2));
  }

  // Edges of hard shadows, creases, lively grain. A step of 6 % just shows; the floor keeps black calm.
  static bool contrasts(const cv::Vec3f& a, const cv::Vec3f& b) {
    for (int c = 0; c < 3; ++c) {
      if (std::abs(a[c] - b[c]) > 0.004F + 0.06F * std::max(a[c], b[c])) return true;
    }
    return false;
  }

  View view_;
  Rays rays_;
  double pixel_angle_;
  cv::Point corner_;  // of the area, in the picture
  Tracer tracer_;
  cv::Mat3f light_;
  cv::Mat1s parts_;
  cv::Mat1b near_print_;
};

}  // namespace

cv::Mat3b render(const Scene& scene, const View& view, const CameraEffects& effects, Rays rays) {
  const cv::Rect all(0, 0, view.width, view.height);
  return developed(Painter(scene, view, all, effects.gamma, rays).paint(), effects);
}

// With a pixel more on each side, in which an edge may lie that the area's own pixels must know of.
cv::Mat3f light_in(const cv::Rect& area, const Scene& scene, const View& view, double gamma) {
  const cv::Rect all(0, 0, view.width, view.height);
  const cv::Rect around = cv::Rect(area.x - 1, area.y - 1, area.width + 2, area.height + 2) & all;
  const cv::Mat3f light = Painter(scene, view, around, gamma).paint();
  return light(area - around.tl());
}

}  // namespace ringside::drawing
