// SPDX-License-Identifier: MIT
#include "detection/shading/shaded_ray.h"

#include <algorithm>
#include <cmath>

namespace ringside {
namespace {

constexpr float kPlaceShare = 1.0F / kPlacesOfSample;
constexpr double kLeastBlur = 0.5;  // samples

// How much of what lies above a surface mirrors towards a camera above, 1 where it is level. A ceiling is
// bright over the board and dark beside it.
double mirrored_from_above(const Vec3& normal) {
  const double up = std::max(0.0, 2 * normal.z() * normal.z() - 1);  // of the mirrored ray
  return up * up;
}

// By a Gaussian of so many rows; what lies beyond the ends is as the ends.
template <typename Rows>
Rows blurred_rows(const Rows& rows, double sigma) {
  const int reach = static_cast<int>(std::ceil(3 * sigma)), last = static_cast<int>(rows.rows()) - 1;
  Eigen::VectorXf kernel(2 * reach + 1);
  for (int i = -reach; i <= reach; ++i)
    kernel[i + reach] = static_cast<float>(std::exp(-i * i / (2 * sigma * sigma)));
  kernel /= kernel.sum();
  Rows out = Rows::Zero(rows.rows(), rows.cols());
  for (int row = 0; row <= last; ++row) {
    for (int i = -reach; i <= reach; ++i)
      out.row(row) += kernel[i + reach] * rows.row(std::clamp(row + i, 0, last));
  }
  return out;
}

}  // namespace

void add_rim(RayParts::RowXpr part, const Vec3& normal) {
  part[RayPart::kRim] += kPlaceShare;
  part[RayPart::kMatt] += kPlaceShare * static_cast<float>(mirrored_from_above(normal) - 1);
  part.segment<kLights>(RayPart::kAdded) += kPlaceShare * brighter_by(normal).cast<float>();
}

void add_face(RayParts::RowXpr part, double within, double inset) {
  constexpr float kEdge = 0.3F;  // mm to both sides that stand for the edge between the paints
  part[within < inset ? RayPart::kRim : RayPart::kFace] += kPlaceShare;
  if (std::abs(within - inset) < kEdge) part[RayPart::kInset] += kPlaceShare / (2 * kEdge);
}

void add_deck(RayParts::RowXpr part, double sheltered, const LightShares& kept) {
  part[RayPart::kDeck] += kPlaceShare;
  part[RayPart::kSheltered] += kPlaceShare * static_cast<float>(sheltered);
  part.segment<kLights>(RayPart::kKept) += kPlaceShare * kept.cast<float>();
}

DrawnRay lit(const RayParts& parts, const Shading& shading) {
  constexpr float kLeast = 0.02F;  // thrown back and forth, some light gets everywhere
  const Eigen::Matrix<float, kLights, 1> light = shading.light.cast<float>();
  const auto gloss = static_cast<float>(shading.gloss), shelter = static_cast<float>(shading.shelter);
  const Eigen::VectorXf deck = parts.col(RayPart::kDeck) - shelter * parts.col(RayPart::kSheltered) -
                               parts.middleCols<kLights>(RayPart::kKept) * light;
  return {parts.col(RayPart::kFace) + gloss * parts.col(RayPart::kMatt),
          parts.col(RayPart::kRim) + parts.middleCols<kLights>(RayPart::kAdded) * light,
          deck.cwiseMax(kLeast * parts.col(RayPart::kDeck))};
}

DrawnRay drawn_ray(const RayParts& parts, const Shading& shading, double px_per_mm) {
  const DrawnRay sharp = lit(parts, shading);
  Eigen::MatrixX3f all(parts.rows(), 3);
  all << sharp.face, sharp.rim, sharp.deck;
  all = blurred_rows(all, blur_mm(shading, px_per_mm) / kRayStep);
  return {all.col(0), all.col(1), all.col(2)};
}

RayParts blurred(const RayParts& parts, double blur_mm) { return blurred_rows(parts, blur_mm / kRayStep); }

double blur_mm(const Shading& shading, double px_per_mm) {
  return std::max(kLeastBlur * kRayStep, shading.blur_px / px_per_mm);
}

RayDerivatives derivatives(const Eigen::VectorXf& values) {
  const auto n = values.size();
  constexpr auto kStep = static_cast<float>(kRayStep);
  RayDerivatives out{Eigen::VectorXf::Zero(n), Eigen::VectorXf::Zero(n)};
  const auto before = values.head(n - 2), after = values.tail(n - 2);
  out.first.segment(1, n - 2) = (after - before) / (2 * kStep);
  out.second.segment(1, n - 2) = (after - 2 * values.segment(1, n - 2) + before) / (kStep * kStep);
  return out;
}

RimEvidence explained(const ShadedRay& ray, const Vec3& face, const Vec3& rim, const DrawnRay& drawn) {
  const auto of_rim = explain_ray<1>(
      {ray.light, ray.roots, face.cwiseProduct(ray.channels).cast<float>(),
       rim.cwiseProduct(ray.channels).cast<float>(), drawn},
      {-derivatives(drawn.face).first, -derivatives(drawn.rim).first, -derivatives(drawn.deck).first});
  return {of_rim.normal.value(), of_rim.pull.value(), of_rim.misfit};
}

}  // namespace ringside
