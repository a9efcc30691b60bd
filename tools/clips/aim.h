// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <optional>

#include "clips/sliding.h"
#include "plans/dice.h"

namespace ringside::clips {

// How a shot ended, by trial.
struct Outcome {
  int shooter;
  std::vector<Slider> before;
  std::vector<Slider> after;
  std::vector<Happening> happenings;
  double seconds;  // until all lay

  int count(Happening::Kind kind) const;
  bool fell(int disc) const;  // into the hole
};

struct Aim {
  Vec2 from;      // mm
  Vec2 velocity;  // mm/s
};

// What an aim may be, and when it pleases.
struct Wish {
  double slowest = 500;  // mm/s
  double fastest = 1800;
  std::function<bool(const Outcome&)> pleases = [](const Outcome&) { return true; };
};

// What becomes of an aim. sliders: those on the board before; the shooter's number is the one given.
Outcome tried(const Aim& aim, int shooter, double radius, const std::vector<Slider>& sliders,
              const drawing::Board& board);

// An aim from the seat's quadrant that pleases, found by trials: towards the hole, a disc, or anywhere
// inside. Empty when hundreds of trials found none.
std::optional<Aim> found_aim(plans::Dice& dice, const Wish& wish, int shooter, double radius, double seat_deg,
                             const std::vector<Slider>& sliders, const drawing::Board& board);

}  // namespace ringside::clips
