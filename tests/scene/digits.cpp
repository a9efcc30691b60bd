// SPDX-License-Identifier: MIT
#include "scene/digits.h"

#include <Eigen/Geometry>
#include <memory>

#include "scene/explain_ray.h"

namespace ringside {
namespace {

constexpr DiscShape kShape{15.9, 9.5, 1.5};
const Vec3 kFacePaint(120, 90, 60), kDeckPaint(200, 170, 120);

std::vector<DiscsSeen> discs_seen() {
  const Mat3 leaning(Eigen::AngleAxisd(0.2, Vec3(0.6, 0.8, 0)));
  const Vec3 above(100, -60, 900), aside(900, 300, 500);
  return {{lying_at({0.3, 0.2}, kShape), {}, above},
          {lying_at({0.3, 0.2}, kShape), {}, aside},
          {{Vec3(0, 0, 2), leaning, kShape}, {}, above},
          {lying_at({0, 0}, kShape, kShape.height), lying_at({9, -4}, kShape), above}};
}

std::vector<Shading> shadings() {
  Shading lit;
  lit.light[2] = 0.3;
  lit.light[11] = 0.2;
  lit.light[kLights - 1] = 0.2;
  lit.gloss = 0.1;
  lit.shelter = 0.4;
  lit.inset = 0.4;
  lit.rim = Vec3(0.6, 0.7, 0.8);
  Shading all = lit;
  all.light.setConstant(0.04);
  all.blur_px = 2.3;
  return {Shading{}, lit, all};
}

void append(const float* values, int count, std::vector<double>& out) {
  out.insert(out.end(), values, values + count);
}

// The ray as it is drawn with a deck of one colour, uneven as photos are; something else is seen at one
// place.
SeenRay seen_of(const RayLine& line, const DrawnRay& drawn) {
  SeenRay out{line, Vec3(0.1, 0.11, 0.12), Eigen::MatrixX3f(line.samples, 3), Eigen::VectorXf(line.samples)};
  for (int k = 0; k < line.samples; ++k) {
    const double uneven = 1 + 0.01 * (k * k % 17);
    for (int c = 0; c < 3; ++c)
      out.light(k, c) = static_cast<float>(
          uneven * out.channels[c] *
          (kFacePaint[c] * (drawn.face[k] + drawn.rim[k]) + kDeckPaint[c] * drawn.deck[k]));
    out.roots[k] = k % 11 == 5 ? 0 : 1 / static_cast<float>(uneven);
  }
  return out;
}

void add_ray(const RayLine& line, const DiscsSeen& discs, const Shading& shading, std::vector<double>& out) {
  auto drawn = std::make_unique<DrawnRay>();
  draw_ray(line, discs, shading, *drawn);
  for (const float* layer : {drawn->face, drawn->rim, drawn->deck}) append(layer, line.samples, out);
  if (discs.under) append(drawn->under, line.samples, out);
  const SeenRay seen = seen_of(line, *drawn);
  const Paints paints{kFacePaint, kFacePaint.cwiseProduct(shading.rim), kFacePaint};
  const RimEvidence rim = explain_rim(seen, *drawn, paints);
  out.insert(out.end(), {rim.normal, rim.gradient, rim.mean_sq_residual});
  if (discs.under) {
    UnderLight under;
    under.add(seen, *drawn, paints);
    for (const double light : under.near(kFacePaint)) out.push_back(light);
    return;
  }
  auto evidence = std::make_unique<RayEvidence>();
  explain_ray(seen, discs, kFacePaint, shading, *evidence);
  for (int i = 0; i < RayEvidence::kRows; ++i) append(evidence->normal[i], i + 1, out);
  out.push_back(evidence->mean_sq_residual);
}

}  // namespace

std::vector<double> digits_of_scene() {
  constexpr int kWays = 12;
  std::vector<double> out;
  for (const DiscsSeen& discs : discs_seen()) {
    for (const Shading& shading : shadings()) {
      for (int way = 0; way < kWays; ++way) {
        const Vec2 unit = Eigen::Rotation2Dd(2 * kPi * way / kWays + 0.1) * Vec2::UnitX();
        add_ray({8 * unit, unit, 1.4, 8 * (4 + way % 5)}, discs, shading, out);
      }
    }
  }
  return out;
}

}  // namespace ringside
