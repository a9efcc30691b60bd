// SPDX-License-Identifier: MIT
#include "scene/explain_ray.h"

#include <algorithm>

#include "scene/draw_by.h"
#include "scene/explain_kernel.h"

namespace ringside {
namespace {

RINGSIDE_KERNEL void curvature_of(const float* values, int samples, float* out) {
  constexpr auto kPerStep2 = static_cast<float>(1 / (kRayStep * kRayStep));
  out[0] = out[samples - 1] = 0;
  for (int k = 1; k + 1 < samples; ++k) out[k] = (values[k + 1] - 2 * values[k] + values[k - 1]) * kPerStep2;
}

using Lanes = RayEvidence;
using Is = RayParameters;

// A row of those by lights, blurred; beyond the ends they are as there.
RINGSIDE_KERNEL void blurred_row(const BlurToDraw& blur, int samples, const float (*rows)[LightLanes::kCount],
                                 SampleRange in, int sample, float* out) {
  const int first = in.first == 0 ? sample - blur.reach : std::max(sample - blur.reach, in.first);
  const int last = in.last == samples ? sample + blur.reach : std::min(sample + blur.reach, in.last - 1);
  Eight a{}, b{}, c{};
  for (int k = first; k <= last; ++k) {
    const float* row = rows[k < 0 ? 0 : k < samples ? k : samples - 1];
    const float weight = blur.weight[blur.reach + k - sample];
    Eight part;
    std::memcpy(&part, row, sizeof part);
    a += weight * part;
    std::memcpy(&part, row + kEight, sizeof part);
    b += weight * part;
    std::memcpy(&part, row + 2 * kEight, sizeof part);
    c += weight * part;
  }
  std::memcpy(out, &a, sizeof a);
  std::memcpy(out + kEight, &b, sizeof b);
  std::memcpy(out + 2 * kEight, &c, sizeof c);
}

// Derivatives of the layers by the parameters other than lights.
struct ByShape {
  alignas(32) float slope[3][kMostSamples], curvature[3][kMostSamples];  // of face, rim, deck
};

// Rows of the samples that say something. Returns the squares of the residuals of those that show the face
// alone, on which nothing acts.
RINGSIDE_KERNEL float fill_rows(const RayToExplain& ray, const BlurToDraw& blur, float blur2,
                                const DrawnBy& by, RayRows& out) {
  const int n = eights(ray.samples);
  ByShape shape;
  const float* layers[3] = {by.ray.face, by.ray.rim, by.ray.deck};
  for (int i = 0; i < 3; ++i) {
    slope_of(layers[i], n, shape.slope[i]);
    curvature_of(layers[i], n, shape.curvature[i]);
  }
  alignas(32) float deck[kMostSamples];
  for (int k = 0; k < n; ++k) deck[k] = ray.roots[k] * by.ray.deck[k];
  const float deck2 = product(deck, deck, n) + kNoDeck;
  alignas(32) float residual[3][kMostSamples];
  float deck_light[3];
  for (int c = 0; c < 3; ++c) deck_light[c] = take_deck_away(ray, c, by.ray, deck, deck2, residual[c]);
  constexpr int kEnd = 2;  // samples over which the end of the rim's paint is spread
  const int first = std::min(by.lights.in_rim.first, by.lights.in_deck.first) - blur.reach - kEnd;
  float face_alone = 0;
  out.samples = 0;
  for (int k = 0; k < n; ++k) {
    if (ray.roots[k] == 0) continue;
    if (k < first) {
      for (int c = 0; c < 3; ++c) face_alone += residual[c][k] * residual[c][k];
      continue;
    }
    alignas(32) float rim_lit[LightLanes::kCount], deck_lit[LightLanes::kCount];
    blurred_row(blur, n, by.lights.rim, by.lights.in_rim, k, rim_lit);
    blurred_row(blur, n, by.lights.deck, by.lights.in_deck, k, deck_lit);
    const float root = ray.roots[k];
    for (int c = 0; c < 3; ++c) {
      const float face = root * ray.face[c], rim = root * ray.rim[c], below = root * deck_light[c];
      float* row = out.rows[c][out.samples];
      for (int i = 0; i < LightLanes::kCount; ++i) row[i] = rim * rim_lit[i] - below * deck_lit[i];
      for (int i = LightLanes::kCount; i < Lanes::kLanes; ++i) row[i] = 0;
      row[Is::kOut] = -(face * shape.slope[0][k] + rim * shape.slope[1][k] + below * shape.slope[2][k]);
      row[Is::kGloss] = face * by.mirrored[k];
      row[Is::kInset] = (rim - face) * by.edge[k];
      row[Is::kShelter] = -below * by.sheltered[k];
      row[Is::kBlur] = blur2 * (face * shape.curvature[0][k] + rim * shape.curvature[1][k] +
                                below * shape.curvature[2][k]);
      row[Is::kRim + c] = face * by.ray.rim[k];
      row[Lanes::kResidual] = residual[c][k];
    }
    out.deck[out.samples++] = deck[k];
  }
  return face_alone;
}

// Of rows that the deck's light does not change any more: their products, eight columns of six rows at once.
RINGSIDE_KERNEL void multiply_rows(const RayRows& rows, RayEvidence& out) {
  constexpr int kAtOnce = 6;
  for (int column = 0; column < Lanes::kRows; column += kEight) {
    for (int first = column; first < Lanes::kRows; first += kAtOnce) {
      const int start = std::min(first, Lanes::kRows - kAtOnce);
      Eight sums[kAtOnce]{};
      for (const auto& channel : rows.rows) {
        for (int k = 0; k < rows.samples; ++k) {
          Eight part;
          std::memcpy(&part, channel[k] + column, sizeof part);
          for (int i = 0; i < kAtOnce; ++i) sums[i] += channel[k][start + i] * part;
        }
      }
      for (int i = 0; i < kAtOnce; ++i) std::memcpy(out.normal[start + i] + column, &sums[i], sizeof(Eight));
    }
  }
}

RINGSIDE_KERNEL void eliminate_body(RayRows& rows, RayEvidence& out) {
  float deck2 = kNoDeck;
  for (int k = 0; k < rows.samples; ++k) deck2 += rows.deck[k] * rows.deck[k];
  for (auto& channel : rows.rows) {
    Eight shared[Lanes::kLanes / kEight]{};
    for (int k = 0; k < rows.samples; ++k) {
      for (int i = 0; i < Lanes::kLanes / kEight; ++i) {
        Eight part;
        std::memcpy(&part, channel[k] + i * kEight, sizeof part);
        shared[i] += rows.deck[k] / deck2 * part;
      }
    }
    for (int k = 0; k < rows.samples; ++k) {
      for (int i = 0; i < Lanes::kLanes / kEight; ++i) {
        Eight part;
        std::memcpy(&part, channel[k] + i * kEight, sizeof part);
        part -= rows.deck[k] * shared[i];
        std::memcpy(channel[k] + i * kEight, &part, sizeof part);
      }
    }
  }
  multiply_rows(rows, out);
}

RINGSIDE_BY_PROCESSOR void eliminate(RayRows& rows, RayEvidence& out) { eliminate_body(rows, out); }

RINGSIDE_BY_PROCESSOR void explain(const RayToDraw& to_draw, const LightToDraw& light, const BlurToDraw& blur,
                                   float blur2, const RayToExplain& ray, RayEvidence& out) {
  DrawnBy by;
  draw_by(to_draw, light, by);
  for (float* values : {by.ray.face, by.ray.rim, by.ray.deck, by.mirrored, by.edge, by.sheltered})
    blur_samples(blur, ray.samples, values);
  RayRows rows;
  const float face_alone = fill_rows(ray, blur, blur2, by, rows);
  eliminate_body(rows, out);
  out.normal[Lanes::kResidual][Lanes::kResidual] += face_alone;
}

}  // namespace

void eliminate_deck(RayRows& rows, RayEvidence& out) {
  eliminate(rows, out);
  out.mean_sq_residual = out.normal[Lanes::kResidual][Lanes::kResidual];
}

void explain_ray(const SeenRay& ray, const DiscsSeen& discs, const Vec3& face, const Shading& shading,
                 RayEvidence& out) {
  const double blur = blur_mm(shading, ray.line.px_per_mm);
  explain(to_draw(ray.line, discs), to_draw(shading), blur_to_draw(blur), static_cast<float>(blur * blur),
          to_explain(ray, {face, face.cwiseProduct(shading.rim)}), out);
  out.mean_sq_residual = of_samples(out.normal[Lanes::kResidual][Lanes::kResidual], ray);
}

}  // namespace ringside
