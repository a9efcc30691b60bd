// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "drawing/scene.h"

// What the camera sees at one moment of a clip.
namespace ringside::clips {

struct SeenDisc {
  int id = 0;
  drawing::Disc disc;
  Vec2 velocity{0, 0};  // mm/s
  bool resting = true;  // it lies where it will be found in the next frames too
};

struct SeenHand {
  std::size_t player = 0;
  Vec2 tip{0, 0};  // of the fingers, mm
};

// A soft shadow of something out of the picture; shares of the picture's width.
struct Shade {
  Vec2 centre{0.5, 0.3};
  double radius = 0.2;
  double depth = 0.3;  // share of the light that is lost in its middle
};

// How the picture lies to the one that the clip began with: turned clockwise about its middle, then moved.
struct CameraShift {
  Vec2 pixels{0, 0};
  double turned_deg = 0;

  bool operator==(const CameraShift&) const = default;
};

struct Instant {
  std::vector<SeenDisc> discs = {};
  std::vector<SeenHand> hands = {};
  double light = 1;  // of the light that the clip began with
  std::optional<Shade> shade = {};
  CameraShift shift = {};
  bool shaking = false;  // the camera moves now
};

}  // namespace ringside::clips
