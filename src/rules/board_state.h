// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "scoring/score.h"

namespace ringside {

// A disc at rest, as a shot is judged by it (board frame, mm).
struct RestingDisc {
  int id = 0;
  std::string team = {};
  Vec2 base = Vec2::Zero();
  double radius = 0;
  double sigma = 0;  // of where its edge lies; infinite when not known
  int zone = 0;
  int other_zone = 0;  // if the call goes the other way
  LineName line{};     // the deciding one
  double margin = 0;   // to it
  Call call{};
  HoleState in_hole = HoleState::kNone;
  bool ruled = false;  // zone and call are a person's
  bool maybe = false;  // may be none: counted as 0 until people say that it is a disc

  bool in_play() const { return zone > 0; }
  // Whether it lies on the board or not is too close to call.
  bool play_is_open() const { return call == Call::kTooClose && (zone == 0) != (other_zone == 0); }
};

// A board on which nothing moves.
struct BoardState {
  std::array<Line, 3> lines;  // inner, middle, outer
  std::array<std::optional<QuadrantLine>, 4> quadrant_lines = {};
  std::vector<RestingDisc> discs = {};
  // What may be discs beside those, worth 0 and too close to call; other_zone: as a disc.
  std::vector<RestingDisc> maybe_discs = {};
  std::optional<std::string> maybe_in_hole = {};  // team of a disc that may lie flat in it beside those

  const Line& line(LineName name) const { return lines[static_cast<std::size_t>(name)]; }
};

// From the object that `ringside score --json` writes for one photo (docs/json.md). Throws RulesError: what
// is wrong; what to do.
BoardState read_board_state(const nlohmann::ordered_json& scoring);

// How far a disc lies beyond a line as seen from the centre: from the line's far edge to the disc's nearest
// point, mm. Negative: it touches the line or lies inside it.
double beyond_line(const RestingDisc& disc, const Line& line);

}  // namespace ringside
