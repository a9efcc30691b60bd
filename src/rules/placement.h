// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "rules/board_state.h"
#include "rules/rule_set.h"
#include "rules/verdict.h"

namespace ringside {

// The quadrants as the picture shows them, clockwise.
enum class Seat { kBottom, kLeft, kTop, kRight };
inline constexpr std::array kSeats{Seat::kBottom, Seat::kLeft, Seat::kTop, Seat::kRight};
std::string_view to_string(Seat seat);  // "bottom", ...

// Where a disc about to be shot lies.
struct Placement {
  Verdict verdict = Verdict::kCannotTell;
  std::string why;                           // one line for a person
  Seat seat{};                               // the shooter's quadrant
  double off_outer_line = 0;                 // mm; 0 or less: it touches the line, by so much
  std::optional<double> over_quadrant = {};  // mm by which it lies over the nearer quadrant line; negative:
                                             // clear of it; empty where that line was not found
  double diameter = 0;                       // mm, of the disc
};

// The disc of the shooter's that lies on or beyond the outer line; empty when there is none or more than one.
std::optional<RestingDisc> disc_about_to_be_shot(const BoardState& state, const std::string& shooter);

// seat: the shooter's; without it the quadrant in which the disc's centre lies.
Placement check_placement(const RestingDisc& disc, const BoardState& state, const RuleSet& rules,
                          std::optional<Seat> seat = {});

}  // namespace ringside
