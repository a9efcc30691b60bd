// SPDX-License-Identifier: MIT
#include "scene/explain_ray.h"

#include <doctest/doctest.h>

#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <memory>
#include <random>

namespace ringside {
namespace {

constexpr int kSamples = 24, kCount = RayParameters::kCount;
using Whole = Eigen::MatrixXd;

std::unique_ptr<RayRows> any_rows(unsigned seed) {
  std::mt19937 random(seed);
  std::uniform_real_distribution<float> any(-1, 1);
  auto out = std::make_unique<RayRows>();
  out->samples = kSamples;
  for (float& deck : out->deck) deck = any(random);
  for (auto& channel : out->rows)
    for (auto& row : channel)
      for (float& value : row) value = any(random);
  return out;
}

// The same with the deck's light in each channel as three more unknowns, which the Schur complement removes.
Whole with_deck_as_unknown(const RayRows& rows) {
  constexpr int kAll = RayEvidence::kRows;
  Whole products = Whole::Zero(kAll + 3, kAll + 3);
  for (int channel = 0; channel < 3; ++channel) {
    for (int k = 0; k < kSamples; ++k) {
      Eigen::VectorXd row = Eigen::VectorXd::Zero(kAll + 3);
      for (int i = 0; i < kAll; ++i) row[i] = rows.rows[channel][k][i];
      row[kAll + channel] = rows.deck[k];
      products += row * row.transpose();
    }
  }
  return products.topLeftCorner(kAll, kAll) - products.topRightCorner(kAll, 3) *
                                                  products.bottomRightCorner(3, 3).inverse() *
                                                  products.bottomLeftCorner(3, kAll);
}

TEST_CASE("eliminating the deck's light says the same as estimating it") {
  for (const unsigned seed : {1U, 2U, 3U}) {
    CAPTURE(seed);
    const auto rows = any_rows(seed);
    const Whole slow = with_deck_as_unknown(*rows);
    RayEvidence fast;
    eliminate_deck(*rows, fast);
    for (int i = 0; i < RayEvidence::kRows; ++i)
      for (int k = 0; k <= i; ++k) CHECK(std::abs(fast.normal[i][k] - slow(i, k)) < 1e-4);
    CHECK(fast.mean_sq_residual == doctest::Approx(slow(kCount, kCount)));
  }
}

constexpr DiscShape kDisc{15.9, 9.5, 1.5};
const Vec3 kCamera(100, -60, 900);
const Vec3 kFace(120, 90, 60);

Shading usual_light() {
  Shading out;
  out.light[2] = 0.3;   // low
  out.light[11] = 0.2;  // high, from the other side
  out.light[kLights - 1] = 0.2;
  out.gloss = 0.1;
  out.shelter = 0.4;
  out.inset = 0.4;
  out.rim = Vec3(0.6, 0.7, 0.8);
  return out;
}

DiscsSeen lying(double x) { return {lying_at({x, 0}, kDisc), {}, kCamera}; }

// A ray across the rim as the model has it with a deck of some colour, and something else at one place.
SeenRay seen_in(const Shading& light, double angle) {
  constexpr int kLength = 32;
  const Vec2 unit = direction(angle);
  SeenRay out{{9 * unit, unit, 1.4, kLength},
              Vec3(0.1, 0.11, 0.12),
              Eigen::MatrixX3f(kLength, 3),
              Eigen::VectorXf::Ones(kLength)};
  DrawnRay drawn;
  draw_ray(out.line, lying(0), light, drawn);
  const Vec3 deck(200, 170, 120);
  for (int k = 0; k < kLength; ++k)
    out.light.row(k) =
        ((kFace * drawn.face[k] + kFace.cwiseProduct(light.rim) * drawn.rim[k] + deck * drawn.deck[k])
             .cwiseProduct(out.channels))
            .cast<float>();
  out.roots.segment(4, 3).setZero();
  return out;
}

// Of all samples together.
double squares(const SeenRay& ray, double x, const Shading& shading) {
  DrawnRay drawn;
  draw_ray(ray.line, lying(x), shading, drawn);
  const auto counted = static_cast<double>((ray.roots.array() > 0).count());
  return counted * explain_rim(ray, drawn, {kFace, kFace.cwiseProduct(shading.rim)}).mean_sq_residual;
}

TEST_CASE("a ray drawn by the model leaves no residual, and one elsewhere does") {
  const Shading light = usual_light();
  for (const double angle : {0.0, 1.2, 2.9, 4.4}) {
    CAPTURE(angle);
    const SeenRay ray = seen_in(light, angle);
    CHECK(squares(ray, 0, light) < 1e-3);
    CHECK(squares(ray, 0.5 * std::cos(angle) + 0.3, light) > 0.1);
  }
}

// The most that any sample of any layer changes.
double change_of(const DrawnRay& a, const DrawnRay& b, int samples) {
  double most = 0;
  for (int k = 0; k < samples; ++k)
    for (const float change : {a.face[k] - b.face[k], a.rim[k] - b.rim[k], a.deck[k] - b.deck[k]})
      most = std::max(most, static_cast<double>(std::abs(change)));
  return most;
}

// Jumps, as when samples are of one surface or another, keep fits from coming to rest.
TEST_CASE("a ray changes with its disc's place without a jump, from above and from far aside") {
  // mm; a sample is 0.3 long, and a share of it changes by the quotient, 0.013.
  constexpr double kStep = 0.004;
  constexpr double kMost = 0.04;  // 0.03 where a rounding ends in the side
  for (const Vec3& camera : {Vec3(100, -60, 900), Vec3(900, 300, 400)}) {
    for (const double angle : {0.0, 0.3, 1.6, 2.9, 4.0, 5.5}) {
      CAPTURE(camera.x());
      CAPTURE(angle);
      const Vec2 unit = direction(angle);
      const RayLine line{9 * unit, unit, 100, 112};  // hardly blurred
      DrawnRay before, after;
      draw_ray(line, {lying_at({0, 0}, kDisc), {}, camera}, usual_light(), before);
      for (int i = 1; i < 150; ++i) {
        draw_ray(line, {lying_at(kStep * i * unit, kDisc), {}, camera}, usual_light(), after);
        CHECK(change_of(before, after, line.samples) < kMost);
        before = after;
      }
    }
  }
}

// Parameter i, changed by so much.
Shading changed(Shading light, int i, double by) {
  using Is = RayParameters;
  if (i < kLights) light.light[i] += by;
  if (i == Is::kGloss) light.gloss += by;
  if (i == Is::kInset) light.inset += by;
  if (i == Is::kShelter) light.shelter += by;
  if (i == Is::kBlur) light.blur_px *= std::exp(by);
  if (i >= Is::kRim) light.rim[i - Is::kRim] += by;
  return light;
}

TEST_CASE("a ray's gradient is how its squared residuals fall with each parameter") {
  const Shading truth = usual_light();
  Shading light = truth;
  light.gloss = 0.2;
  light.shelter = 0.2;
  light.blur_px = 1.2;
  light.rim = Vec3(0.8, 0.75, 0.7);
  light.light = light.light.cwiseMax(0.02);  // so that each can become less
  for (const double angle : {0.3, 2.0, 4.0}) {
    CAPTURE(angle);
    const SeenRay ray = seen_in(truth, angle);
    RayEvidence evidence;
    explain_ray(ray, lying(0.3), kFace, light, evidence);
    CHECK(evidence.mean_sq_residual * 29 == doctest::Approx(squares(ray, 0.3, light)).epsilon(1e-3));
    for (int i = 0; i < kCount; ++i) {
      if (i == RayParameters::kOut) continue;
      CAPTURE(i);
      // The end of the rim's paint goes from place to place; other parameters act smoothly.
      const bool by_places = i == RayParameters::kInset;
      const double step = by_places ? 0.25 : 0.01;
      const double slope =
          (squares(ray, 0.3, changed(light, i, step)) - squares(ray, 0.3, changed(light, i, -step))) /
          (2 * step);
      const double gradient = evidence.normal[RayEvidence::kResidual][i];
      const double scale = std::sqrt(evidence.normal[i][i] * evidence.mean_sq_residual * 29);
      CHECK(std::abs(-slope / 2 - gradient) < (by_places ? 0.1 : 0.03) * scale + 1e-4);
    }
  }
}

TEST_CASE("both ways to explain a ray say the same of how far out the rim lies") {
  const SeenRay ray = seen_in(usual_light(), 0.7);
  RayEvidence all;
  explain_ray(ray, lying(0.4), kFace, usual_light(), all);
  DrawnRay drawn;
  draw_ray(ray.line, lying(0.4), usual_light(), drawn);
  const RimEvidence rim = explain_rim(ray, drawn, {kFace, kFace.cwiseProduct(usual_light().rim)});
  CHECK(rim.normal == doctest::Approx(all.normal[RayParameters::kOut][RayParameters::kOut]).epsilon(1e-3));
  CHECK(rim.gradient ==
        doctest::Approx(all.normal[RayEvidence::kResidual][RayParameters::kOut]).epsilon(1e-3));
  CHECK(rim.gradient < 0);  // drawn too far out along this ray
}

}  // namespace
}  // namespace ringside
