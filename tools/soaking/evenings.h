// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "clips/story.h"
#include "soaking/faults.h"

// What is played, by seed: evenings of five acts. In the first nothing is touched; the others are the rounds
// of a match.
namespace ringside::soaking {

inline constexpr long kActsOfEvening = 5;

// One table, one camera, two players.
struct Evening {
  clips::Look look;
  plans::Sides sides;
  double break_before = 0;  // seconds in which the camera is not there
};

struct Act {
  std::uint64_t seed;
  bool is_round;
  std::function<void(clips::Story&)> script;
  std::vector<Fault> faults;
};

struct Pictures {
  double frames_per_second = 10;
  double scale = 0.5;  // of 1280 x 720
};

Evening evening_of(std::uint64_t seed, long number, const Pictures& pictures);
Act act_of(std::uint64_t seed, long number);

}  // namespace ringside::soaking
