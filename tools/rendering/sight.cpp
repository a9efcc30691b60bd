// SPDX-License-Identifier: MIT
#include "rendering/sight.h"

#include <algorithm>

#include "rendering/captions.h"

namespace ringside::rendering {

using drawing::Capsule;
using drawing::Ray;
using drawing::RoundedCylinder;

Sight::Sight(const plans::PhotoPlan& plan) : view_(look_from(plan.viewpoint)), bodies_(plan.scene) {
  for (const plans::Caption& caption : plan.captions) {
    // One that lets the picture through by half still shows an outline.
    if (caption.opacity > 0.5) captions_.push_back(covered_by(caption, {view_.width, view_.height}));
  }
}

double Sight::hidden(std::size_t disc) const {
  constexpr int kPlaces = 360;
  const double radius = bodies_.solids[disc].upright.radius;
  int hidden = 0;
  for (int i = 0; i < kPlaces; ++i) {
    hidden += covered(disc, on_top(disc, radius * direction(2 * kPi * i / kPlaces))) ? 1 : 0;
  }
  return static_cast<double>(hidden) / kPlaces;
}

bool Sight::in_picture(std::size_t disc) const {
  return in_frame(view_.pixel_of(on_top(disc, Vec2::Zero())));
}

Vec3 Sight::on_top(std::size_t disc, const Vec2& from_axis) const {
  const drawing::Solid& solid = bodies_.solids[disc];
  const Vec2 p = solid.upright.centre + from_axis;
  return solid.lean.board_point({p.x(), p.y(), solid.upright.side_top()});
}

bool Sight::covered(std::size_t disc, const Vec3& p) const {
  const Vec2 p_image = view_.pixel_of(p);
  return !in_frame(p_image) || behind_caption(p_image) || behind_body(disc, p);
}

bool Sight::in_frame(const Vec2& p_image) const {
  return p_image.x() > -0.5 && p_image.y() > -0.5 && p_image.x() < view_.width - 0.5 &&
         p_image.y() < view_.height - 0.5;
}

bool Sight::behind_caption(const Vec2& p_image) const {
  const cv::Point2d corner_based(p_image.x() + 0.5, p_image.y() + 0.5);
  return std::any_of(captions_.begin(), captions_.end(),
                     [&](const cv::Rect& caption) { return cv::Rect2d(caption).contains(corner_based); });
}

bool Sight::behind_body(std::size_t disc, const Vec3& p) const {
  const Ray to_p{view_.eye(), p - view_.eye()};  // arrives at a distance of 1
  const auto before = [](double distance) { return distance > 0 && distance < 1 - 1e-9; };
  for (std::size_t i = 0; i < bodies_.solids.size(); ++i) {
    const auto crossing = bodies_.solids[i].crossing(to_p);
    if (i != disc && crossing && before(crossing->distance)) return true;
  }
  return std::any_of(bodies_.bars.begin(), bodies_.bars.end(), [&](const Capsule& bar) {
    const auto distance = bar.crossing(to_p);
    return distance && before(*distance);
  });
}

}  // namespace ringside::rendering
