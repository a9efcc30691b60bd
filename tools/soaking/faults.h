// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "plans/dice.h"

// What goes wrong while a round is played.
namespace ringside::soaking {

enum class FaultKind {
  kUnplugged,     // the camera goes away, and cannot be opened for a while
  kSilent,        // it sends nothing for a while
  kFrozen,        // it sends one picture for ever
  kGarbage,       // pictures of noise, of one colour, of two pixels
  kSmaller,       // pictures of another size
  kHunting,       // exposure that goes up and down
  kClockStep,     // the camera's clock and the computer's jump
  kFullDisk,      // nothing can be written
  kLockedLedger,  // another program writes the matches
  kCrowd          // people follow the table, and some never read
};
inline constexpr std::array kFaultKinds{FaultKind::kUnplugged, FaultKind::kSilent,   FaultKind::kFrozen,
                                        FaultKind::kGarbage,   FaultKind::kSmaller,  FaultKind::kHunting,
                                        FaultKind::kClockStep, FaultKind::kFullDisk, FaultKind::kLockedLedger,
                                        FaultKind::kCrowd};

std::string_view to_string(FaultKind kind);  // in words

struct Fault {
  FaultKind kind;
  double from;               // seconds of the round
  double seconds;            // it lasts; of a clock that jumps: how far
  bool play_goes_on = true;  // while the camera shows nothing
};

// From now and then none to several at once, over so many seconds, in order.
std::vector<Fault> random_faults(plans::Dice& dice, double seconds);

}  // namespace ringside::soaking
