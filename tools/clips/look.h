// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "drawing/effects.h"
#include "drawing/scene.h"
#include "drawing/view.h"

namespace ringside::clips {

struct Player {
  double seat_deg = -90;  // the direction of the seat, and of the arm
  drawing::Material skin{{224, 178, 150}};
  drawing::Material sleeve{{88, 92, 100}};
};

// All that stays the same through a clip.
struct Look {
  drawing::Board board = {};
  drawing::Light light = {};
  drawing::Viewpoint viewpoint = {};
  drawing::CameraEffects effects = {};
  double frames_per_second = 30;
  double exposure = 1.0 / 80;  // seconds that the shutter is open
  std::vector<Player> players = {{-90}, {90}};
};

}  // namespace ringside::clips
