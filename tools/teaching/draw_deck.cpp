// SPDX-License-Identifier: MIT
#include "teaching/draw_deck.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>

#include "teaching/deck_painter.h"

namespace ringside::teaching {
namespace {

// From pixels of the canvas to places on the deck.
class DeckFinder {
 public:
  DeckFinder(const Canvas& canvas, const EyeView& view) {
    Mat3 picture_from_canvas = Mat3::Identity();
    picture_from_canvas(0, 0) = picture_from_canvas(1, 1) = 1 / canvas.scale();
    picture_from_canvas(0, 2) = picture_from_canvas(1, 2) = 0.5 / canvas.scale() - 0.5;
    Mat3 deck_from_canvas = view.plane(0).matrix().inverse() * picture_from_canvas;
    // So scaled that the third number is positive before the camera.
    const Vec2 middle = canvas.pixel_of(view.at({0, 0, 0}));
    if ((deck_from_canvas * middle.homogeneous()).z() < 0) deck_from_canvas = -deck_from_canvas;
    from_canvas_ = deck_from_canvas.cast<float>();
  }

  // False beyond the horizon.
  bool find(int column, int row, DeckPoint& p) const {
    const Eigen::Vector3f q =
        from_canvas_ * Eigen::Vector3f(static_cast<float>(column), static_cast<float>(row), 1);
    if (q.z() <= 0) return false;
    const float k = 1 / q.z();
    p.x = q.x() * k;
    p.y = q.y() * k;
    p.radius = std::hypot(p.x, p.y) + 1e-6F;
    const Eigen::Vector2f a = step_along(0, p, k), b = step_along(1, p, k);
    const float cos = p.x / p.radius, sin = p.y / p.radius;
    p.radius_step = std::hypot(cos * a.x() + sin * a.y(), cos * b.x() + sin * b.y()) + 1e-6F;
    p.step = std::hypot(cos * a.y() - sin * a.x(), cos * b.y() - sin * b.x()) + 1e-6F;
    return true;
  }

 private:
  Eigen::Vector2f step_along(int axis, const DeckPoint& p, float k) const {
    return {(from_canvas_(0, axis) - p.x * from_canvas_(2, axis)) * k,
            (from_canvas_(1, axis) - p.y * from_canvas_(2, axis)) * k};
  }

  Eigen::Matrix3f from_canvas_;
};

cv::Vec3b blended(const cv::Vec3b& below, const Paint& above, float share) {
  cv::Vec3b result;
  for (int i = 0; i < 3; ++i) {
    const float level = static_cast<float>(below[i]) + (above[i] - static_cast<float>(below[i])) * share;
    result[i] = static_cast<uchar>(std::clamp(level + 0.5F, 0.0F, 255.0F));
  }
  return result;
}

}  // namespace

void draw_deck(Canvas& canvas, const EyeView& view, const Deck& deck, const cv::Mat3b& mirrored) {
  const double reach = deck.sides < 3 ? 1 : 1 / std::cos(kPi / deck.sides);
  const cv::Rect box = canvas.box_of(outline_of(view, unit_shape(0, 0), deck.radius * reach * 1.005, 0));
  const DeckFinder finder(canvas, view);
  const DeckPainter painter(deck, view.scale() * canvas.scale());
  const auto mirror = static_cast<float>(deck.mirror);
  for (int row = box.y; row < box.y + box.height; ++row) {
    cv::Vec3b* pixels = canvas.pixels()[row];
    for (int column = box.x; column < box.x + box.width; ++column) {
      DeckPoint p{};
      if (!finder.find(column, row, p)) continue;
      const float share = painter.coverage(p);
      if (share <= 0) continue;
      Paint paint = painter.at(p);
      if (!mirrored.empty()) paint += (Paint(mirrored(row, column)) - paint * 0.5F) * mirror;
      pixels[column] = blended(pixels[column], paint, share);
    }
  }
}

}  // namespace ringside::teaching
