// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "clips/instant.h"
#include "drawing/scene.h"

// What truly happened in a clip.
namespace ringside::clips {

// The board while nothing moves and nothing is in the way.
struct RestState {
  std::vector<drawing::Disc> discs;     // on the deck, in the hole and in the ditch
  std::map<std::string, int> twenties;  // lifted out of the hole so far in this round, by team
  long stopped = 0;                     // moment since which no disc moves
  // From when to when all this was to be seen: nothing moved, nothing was in the way, and there was light.
  // The end is the first moment at which that was over.
  std::vector<std::pair<long, long>> seen = {};
};

struct TrueEvent {
  long moment;       // frames of the story until then, from 0
  std::string what;  // docs/clips.md lists them
  std::optional<std::string> team = {};
  std::optional<int> disc = {};
  std::optional<bool> valid = {};         // of a shot: whether it did what the rules ask of it
  std::optional<RestState> state = {};    // of discs_at_rest and round_over
  std::optional<CameraShift> shift = {};  // of a bump: where the camera stands afterwards
};

using Timeline = std::vector<TrueEvent>;

}  // namespace ringside::clips
