// SPDX-License-Identifier: MIT
#include "detection/shading/shaded_stack.h"

#include <algorithm>

#include "geometry/disc_surface.h"

namespace ringside {
ShadedStack::ShadedStack(const ShadedDisc& seen, const DiscShape& shape, const LowerDisc& lower,
                         const Vec3& camera, const Shading& shading)
    : seen_(seen),
      shape_(shape),
      lower_shape_(with_radius(shape, lower.radius)),
      both_(two_high(shape)),
      sky_(shape),
      usual_face_(lower.face),
      camera_(camera),
      shading_(shading) {}

std::vector<double> ShadedStack::misfits(const Stack& stack, RaySubset rays) const {
  std::vector<Drawn> all;
  for (int ray = 0; ray < seen_.count(); ray += rays.every) all.push_back(drawn(seen_.ray(ray), stack));
  const Vec3 face = lower_face(all);
  std::vector<double> out;
  for (const Drawn& drawn : all) {
    ShadedRay without_lower = drawn.ray;
    without_lower.light -= drawn.lower * face.cwiseProduct(drawn.ray.channels).cast<float>().transpose();
    out.push_back(
        explained(without_lower, seen_.face(), seen_.face().cwiseProduct(shading_.rim), drawn.upper).misfit);
  }
  return out;
}

ShadedStack::Drawn ShadedStack::drawn(const ShadedRay& ray, const Stack& stack) const {
  RayParts upper = RayParts::Zero(ray.light.rows(), RayPart::kCount), lower = upper;
  const Vec3 camera_above = camera_ - shape_.height * Vec3::UnitZ();
  for_each_place(ray, [&](Eigen::Index sample, const Vec2& p_deck) {
    // Where the sight passes the lower disc's top.
    const Vec2 p_above = base_below(p_deck, shape_.height, camera_);
    const Vec2 from_upper = p_above - stack.upper, from_lower = p_deck - stack.lower;
    if (const auto above = disc_surface_at(p_above, stack.upper, shape_, camera_above)) {
      if (above->is_face()) {
        add_face(upper.row(sample), above->within_face, shading_.inset);
      } else {
        add_rim(upper.row(sample), above->normal);
      }
    } else if (const auto below = disc_surface_at(p_deck, stack.lower, lower_shape_, camera_)) {
      if (below->is_face()) {
        add_deck(lower.row(sample), sky_.at(from_upper.norm() - shape_.radius),
                 kept_by_disc(from_upper, shape_));
      } else {
        add_rim(lower.row(sample), below->normal);
      }
    } else {
      add_deck(upper.row(sample), sky_.at(from_lower.norm() - lower_shape_.radius),
               kept_by_disc(p_deck - stack.upper, both_).cwiseMax(kept_by_disc(from_lower, lower_shape_)));
    }
  });
  const DrawnRay below = drawn_ray(lower, shading_, ray.px_per_mm);
  return {ray, drawn_ray(upper, shading_, ray.px_per_mm), below.face + below.rim + below.deck};
}

// What the decks' own colours can explain says nothing of it.
Vec3 ShadedStack::lower_face(const std::vector<Drawn>& rays) const {
  Vec3 normal = Vec3::Constant(1e-9), pull = 1e-9 * usual_face_;
  for (const auto& [ray, upper, lower] : rays) {
    const Eigen::Vector3f upper_face = seen_.face().cwiseProduct(ray.channels).cast<float>();
    const Eigen::VectorXf deck = ray.roots.cwiseProduct(upper.deck).normalized();
    Eigen::VectorXf shown = ray.roots.cwiseProduct(lower);
    shown -= deck * deck.dot(shown);
    const Eigen::MatrixX3f drawn_upper =
        upper.face * upper_face.transpose() +
        upper.rim * upper_face.cwiseProduct(shading_.rim.cast<float>()).transpose();
    const Eigen::Vector3f light = (ray.roots.asDiagonal() * (ray.light - drawn_upper)).transpose() * shown;
    normal += ray.channels.cwiseAbs2() * shown.squaredNorm();
    pull += ray.channels.cwiseProduct(light.cast<double>());
  }
  return pull.cwiseQuotient(normal)
      .cwiseMax(usual_face_ / kLightDiffers)
      .cwiseMin(usual_face_ * kLightDiffers);
}

}  // namespace ringside
