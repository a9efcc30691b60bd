// SPDX-License-Identifier: MIT
#include "calibration/model/sighting.h"

#include <algorithm>

namespace ringside {

std::string_view to_string(CircleName name) {
  constexpr std::array<std::string_view, 6> kNames{"inner", "middle", "outer", "deck", "hole", "unknown"};
  return kNames[static_cast<std::size_t>(name)];
}

bool is_line(CircleName name) {
  return std::find(kLineCircles.begin(), kLineCircles.end(), name) != kLineCircles.end();
}

const SeenCircle* Sighting::find(CircleName name) const {
  const auto found = std::find_if(circles.begin(), circles.end(),
                                  [name](const SeenCircle& circle) { return circle.name == name; });
  return found == circles.end() ? nullptr : &*found;
}

bool Sighting::shows_all_lines() const {
  return std::all_of(kLineCircles.begin(), kLineCircles.end(), [&](CircleName name) { return find(name); });
}

std::vector<BoardPart> board_parts(const Sighting& seen) {
  const auto shows = [&](CircleName name) { return seen.find(name) != nullptr; };
  const bool quadrants = std::any_of(seen.quadrant_lines.begin(), seen.quadrant_lines.end(),
                                     [](const auto& line) { return line.has_value(); });
  return {{"inner line", shows(CircleName::kInner)},
          {"middle line", shows(CircleName::kMiddle)},
          {"outer line", shows(CircleName::kOuter)},
          {"quadrant lines", quadrants},
          {"deck's edge", shows(CircleName::kDeck)},
          {"hole", shows(CircleName::kHole)},
          {"pegs", !seen.pegs.empty()}};
}

Sighting sighting_of(const Calibration& c) {
  Sighting out{c.image_from_board, c.lens, {}, c.quadrant_lines, c.pegs};
  for (std::size_t i = 0; i < c.lines.size(); ++i)
    out.circles.push_back({kLineCircles[i], {Vec2::Zero(), c.lines[i].radius}, c.lines[i].coverage});
  if (c.deck_measured) out.circles.push_back({CircleName::kDeck, {Vec2::Zero(), c.deck_radius}, 1});
  if (c.hole.measured) out.circles.push_back({CircleName::kHole, c.hole.rim, 1});
  return out;
}

}  // namespace ringside
