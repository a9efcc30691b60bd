// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <string>

#include "calibration/model/calibration.h"
#include "detection/view/disc.h"

namespace ringside::evaluation {

// What a referee should say about one disc. Truth measured by hand tells pixels, zones and rough margins;
// truth of a drawn photo is exact and tells feet and every margin. What is not told is not judged.
struct DiscTruth {
  Vec2 top = Vec2::Zero();  // centre of the top face, pixels
  double radius = 0;        // of the top face, pixels
  std::optional<std::string> team = {};
  std::optional<int> zone = {};
  bool sure = true;                   // false: within about 1.5 mm of a line or otherwise doubtful
  bool optional = false;              // may be found or not
  bool irregular = false;             // stacked or leaning: its foot is none that a line decides
  std::optional<double> hidden = {};  // share of its outline; exact truth that is silent means 0
  std::optional<Vec2> foot = {};      // centre of its base, board frame, mm; exact truth only
  std::optional<LineName> line = {};  // the deciding one
  std::optional<double> margin = {};  // to it, mm
  std::optional<std::array<double, 3>> margins = {};  // to the inner, middle and outer line, mm
  std::optional<HoleState> in_hole = {};

  bool is_exact() const { return foot.has_value(); }
  bool at_hole() const { return in_hole && *in_hole != HoleState::kNone; }
  bool has_zone() const { return zone && !irregular; }
};

}  // namespace ringside::evaluation
