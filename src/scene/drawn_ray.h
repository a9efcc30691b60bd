// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "scene/solid.h"

namespace ringside {

inline constexpr double kRayStep = 0.3;   // mm between a ray's samples
inline constexpr int kMostSamples = 160;  // 48 mm: a disc's side seen at 75 degrees, and what is about it

// A line over the deck of which the picture is looked at: where its first sample is, and its direction.
struct RayLine {
  Vec2 from, unit;  // mm
  double px_per_mm;
  int samples;  // a multiple of kEight, kMostSamples at most
};

// One disc on the deck, however it lies, or one that lies on another.
struct DiscsSeen {
  Solid top;
  std::optional<Solid> under;
  Vec3 camera;
};

// What is drawn along a ray, a sample an entry: how bright the paint of the top disc's face, that of its rim,
// the deck's and that of the disc under it are there. Each times its paint's light is the picture.
struct DrawnRay {
  alignas(32) float face[kMostSamples], rim[kMostSamples], deck[kMostSamples], under[kMostSamples];
};

}  // namespace ringside
