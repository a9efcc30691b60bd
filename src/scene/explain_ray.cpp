// SPDX-License-Identifier: MIT
#include "scene/explain_ray.h"

#include <algorithm>

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

// What each light adds to the rim, and what the discs keep of it from the deck, a sample a row.
struct ByLights {
  alignas(32) float rim[kMostSamples][LightLanes::kCount], deck[kMostSamples][LightLanes::kCount];
  SampleRange in_rim, in_deck;
};

RINGSIDE_KERNEL void widen(SampleRange& range, SampleRange by) {
  if (by.first >= by.last) return;
  range.first = by.first < range.first ? by.first : range.first;
  range.last = by.last > range.last ? by.last : range.last;
}

RINGSIDE_KERNEL void add_by_lights(const RayToDraw& ray, int place, const PlacesDrawn& seen, ByLights& out) {
  const LightLanes& lanes = light_lanes();
  const SampleRange rim = range_of(seen.rim, ray.samples), deck = range_of(seen.deck, ray.samples);
  for (int k = rim.first; k < rim.last; ++k) {
    if (seen.rim[k] == 0) continue;
    const float weight = kPlaceShare * seen.rim[k], x = seen.x[k], y = seen.y[k], z = seen.z[k];
    for (int i = 0; i < LightLanes::kCount; ++i) out.rim[k][i] += weight * added_by(lanes, i, x, y, z);
  }
  for (int k = deck.first; k < deck.last; ++k) {
    if (seen.deck[k] == 0) continue;
    const float weight = kPlaceShare * seen.deck[k], t = along_ray(k, place);
    alignas(32) float kept[LightLanes::kCount]{};
    for (int which = 0; which <= ray.has_under; ++which) {
      const Caster& c = ray.on_deck[which];
      const float x = t * ray.unit_x - c.x, y = t * ray.unit_y - c.y;
      for (int i = 0; i < LightLanes::kCount; ++i) {
        const float here = kept_by(lanes, i, c, x, y);
        kept[i] = here > kept[i] ? here : kept[i];
      }
    }
    for (int i = 0; i < LightLanes::kCount; ++i) out.deck[k][i] += weight * kept[i];
  }
  widen(out.in_rim, rim);
  widen(out.in_deck, deck);
}

// A row of those, blurred; beyond the ends they are as there.
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

// What is drawn, before the blur with what its parts are by parameters.
struct DrawnBy {
  DrawnRay ray;
  alignas(32) float mirrored[kMostSamples], edge[kMostSamples], sheltered[kMostSamples];
  ByLights lights;
};

RINGSIDE_KERNEL void draw_layers(const RayToDraw& ray, const LightToDraw& light, int place,
                                 const PlacesDrawn& seen, float* face, float* rim, float* deck) {
  for (int k = 0; k < eights(ray.samples); ++k)
    face[k] += kPlaceShare * (seen.face[k] + light.gloss * seen.rim[k] * mirrored_less(seen.z[k]));
  add_lit(light, range_of(seen.rim, ray.samples), seen.x, seen.y, seen.z, seen.rim, rim);
  add_deck(ray, light, place, seen.deck, deck);
}

RINGSIDE_KERNEL void draw_by(const RayToDraw& ray, const LightToDraw& light, DrawnBy& out) {
  const int n = eights(ray.samples);
  const auto bytes = sizeof(float) * static_cast<std::size_t>(n);
  for (float* values :
       {out.ray.face, out.ray.rim, out.ray.deck, out.ray.under, out.mirrored, out.edge, out.sheltered})
    std::memset(values, 0, bytes);
  std::memset(out.lights.rim, 0, bytes * LightLanes::kCount);
  std::memset(out.lights.deck, 0, bytes * LightLanes::kCount);
  out.lights.in_rim = out.lights.in_deck = {n, 0};
  PlacesDrawn seen;
  for (int place = 0; place < kPlacesOfSample; ++place) {
    see_places(ray, light.inset, place, seen);
    for (int k = 0; k < n; ++k) {
      out.edge[k] += kPlaceShare * seen.edge[k];
      out.mirrored[k] += kPlaceShare * seen.rim[k] * mirrored_less(seen.z[k]);
    }
    draw_layers(ray, light, place, seen, out.ray.face, out.ray.rim, out.ray.deck);
    const SampleRange deck = range_of(seen.deck, n);
    for (int k = eights(deck.first); k < eights(deck.last); ++k) {
      const float t = along_ray(k, place);
      out.sheltered[k] += kPlaceShare * seen.deck[k] * sky_hidden(ray, t * ray.unit_x, t * ray.unit_y);
    }
    add_by_lights(ray, place, seen, out.lights);
  }
}

// Derivatives of the layers by the parameters other than lights.
struct ByShape {
  alignas(32) float slope[3][kMostSamples], curvature[3][kMostSamples];  // of face, rim, deck
};

RINGSIDE_KERNEL void fill_rows(const RayToExplain& ray, const BlurToDraw& blur, float blur2,
                               const DrawnBy& by, RayRows& out) {
  const int n = eights(ray.samples);
  ByShape shape;
  const float* layers[3] = {by.ray.face, by.ray.rim, by.ray.deck};
  for (int i = 0; i < 3; ++i) {
    slope_of(layers[i], n, shape.slope[i]);
    curvature_of(layers[i], n, shape.curvature[i]);
  }
  for (int k = 0; k < n; ++k) out.deck[k] = ray.roots[k] * by.ray.deck[k];
  const float deck2 = product(out.deck, out.deck, n) + kNoDeck;
  alignas(32) float residual[3][kMostSamples];
  float deck_light[3];
  for (int c = 0; c < 3; ++c) deck_light[c] = take_deck_away(ray, c, by.ray, out.deck, deck2, residual[c]);
  for (int k = 0; k < n; ++k) {
    alignas(32) float rim_lit[LightLanes::kCount], deck_lit[LightLanes::kCount];
    blurred_row(blur, n, by.lights.rim, by.lights.in_rim, k, rim_lit);
    blurred_row(blur, n, by.lights.deck, by.lights.in_deck, k, deck_lit);
    const float root = ray.roots[k];
    for (int c = 0; c < 3; ++c) {
      const float face = root * ray.face[c], rim = root * ray.rim[c], deck = root * deck_light[c];
      float* row = out.rows[c][k];
      for (int i = 0; i < LightLanes::kCount; ++i) row[i] = rim * rim_lit[i] - deck * deck_lit[i];
      for (int i = LightLanes::kCount; i < Lanes::kLanes; ++i) row[i] = 0;
      row[Is::kOut] = -(face * shape.slope[0][k] + rim * shape.slope[1][k] + deck * shape.slope[2][k]);
      row[Is::kGloss] = face * by.mirrored[k];
      row[Is::kInset] = (rim - face) * by.edge[k];
      row[Is::kShelter] = -deck * by.sheltered[k];
      row[Is::kBlur] =
          blur2 * (face * shape.curvature[0][k] + rim * shape.curvature[1][k] + deck * shape.curvature[2][k]);
      row[Is::kRim + c] = face * by.ray.rim[k];
      row[Lanes::kPull] = residual[c][k];
    }
  }
  out.samples = n;
}

// Of rows that the deck's light does not change any more: their products, eight columns of six rows at once.
RINGSIDE_KERNEL void multiply_rows(const RayRows& rows, RayEvidence& out) {
  constexpr int kAtOnce = 6;
  for (int column = 0; column < Lanes::kRows; column += kEight) {
    for (int first = column; first < Lanes::kRows; first += kAtOnce) {
      const int start = std::min(first, Lanes::kRows - kAtOnce);
      Eight sums[kAtOnce]{};
      for (const auto& channel : rows.rows) {
        for (int k = 0; k < eights(rows.samples); ++k) {
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
  const float deck2 = product(rows.deck, rows.deck, rows.samples) + kNoDeck;
  for (auto& channel : rows.rows) {
    Eight shared[Lanes::kLanes / kEight]{};
    for (int k = 0; k < eights(rows.samples); ++k) {
      for (int i = 0; i < Lanes::kLanes / kEight; ++i) {
        Eight part;
        std::memcpy(&part, channel[k] + i * kEight, sizeof part);
        shared[i] += rows.deck[k] / deck2 * part;
      }
    }
    for (int k = 0; k < eights(rows.samples); ++k) {
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

RINGSIDE_WIDE void eliminate_wide(RayRows& rows, RayEvidence& out) { eliminate_body(rows, out); }
void eliminate_plain(RayRows& rows, RayEvidence& out) { eliminate_body(rows, out); }

RINGSIDE_KERNEL void explain_body(const RayToDraw& to_draw, const LightToDraw& light, const BlurToDraw& blur,
                                  float blur2, const RayToExplain& ray, RayEvidence& out) {
  DrawnBy by;
  draw_by(to_draw, light, by);
  for (float* values : {by.ray.face, by.ray.rim, by.ray.deck, by.mirrored, by.edge, by.sheltered})
    blur_samples(blur, ray.samples, values);
  RayRows rows;
  fill_rows(ray, blur, blur2, by, rows);
  eliminate_body(rows, out);
}

RINGSIDE_WIDE void explain_wide(const RayToDraw& to_draw, const LightToDraw& light, const BlurToDraw& blur,
                                float blur2, const RayToExplain& ray, RayEvidence& out) {
  explain_body(to_draw, light, blur, blur2, ray, out);
}

void explain_plain(const RayToDraw& to_draw, const LightToDraw& light, const BlurToDraw& blur, float blur2,
                   const RayToExplain& ray, RayEvidence& out) {
  explain_body(to_draw, light, blur, blur2, ray, out);
}

}  // namespace

void eliminate_deck(RayRows& rows, RayEvidence& out) {
  (has_wide_vectors() ? eliminate_wide : eliminate_plain)(rows, out);
  out.misfit = out.normal[Lanes::kPull][Lanes::kPull];
}

void explain_ray(const SeenRay& ray, const DiscsSeen& discs, const Vec3& face, const Shading& shading,
                 RayEvidence& out) {
  const double blur = blur_mm(shading, ray.line.px_per_mm);
  const auto explain = has_wide_vectors() ? explain_wide : explain_plain;
  explain(to_draw(ray.line, discs), to_draw(shading), blur_to_draw(blur), static_cast<float>(blur * blur),
          to_explain(ray, {face, face.cwiseProduct(shading.rim)}), out);
  out.misfit = of_samples(out.normal[Lanes::kPull][Lanes::kPull], ray);
}

}  // namespace ringside
