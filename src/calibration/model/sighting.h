// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "calibration/model/calibration.h"

namespace ringside {

// What a circle of a board is taken for.
enum class CircleName { kInner, kMiddle, kOuter, kDeck, kHole, kUnknown };
std::string_view to_string(CircleName name);  // "inner", ..., "deck", "hole", "unknown"

// Those of the three lines, as kLineNames.
inline constexpr std::array kLineCircles{CircleName::kInner, CircleName::kMiddle, CircleName::kOuter};
bool is_line(CircleName name);

struct SeenCircle {
  CircleName name;
  Circle circle;    // in the sighting's unit
  double coverage;  // share of it that was seen
};

// What was seen of a board that is refused, for people: as good as the search had it, not measured for calls.
struct Sighting {
  Homography image_from_board;  // mm where a board's circles were told apart, else of any unit
  std::optional<Lens> lens;     // then the image is the straightened one
  std::vector<SeenCircle> circles;
  std::array<std::optional<QuadrantLine>, 4> quadrant_lines;
  std::vector<Peg> pegs;

  const SeenCircle* find(CircleName name) const;  // null where it was not seen
  bool shows_all_lines() const;
};

// A part by which a person knows a board.
struct BoardPart {
  std::string_view name;  // "inner line", "middle line", "outer line", "quadrant lines", "deck's edge", ...
  bool seen;
};

// All of them, in one order.
std::vector<BoardPart> board_parts(const Sighting& seen);

// Of a board that was measured.
Sighting sighting_of(const Calibration& calibration);

}  // namespace ringside
