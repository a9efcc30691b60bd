// SPDX-License-Identifier: MIT
#include "samples/dealer.h"

#include <utility>

namespace ringside::samples {

Dealer::Dealer(drawing::Board board) : board_(std::move(board)) {}

Dealer& Dealer::on_deck(const Team& team, double radius, double degree) {
  discs_.push_back(disc(team, radius * direction(radians(degree))));
  return *this;
}

Dealer& Dealer::beside_line(const Team& team, std::size_t line, double margin, double degree) {
  const double near_edge = board_.lines.at(line).near_edge_at(radians(degree));
  return on_deck(team, near_edge - margin - team.radius, degree);
}

Dealer& Dealer::in_ditch(const Team& team, double radius, double degree) {
  discs_.push_back(drawing::in_ditch(disc(team, radius * direction(radians(degree))), board_));
  return *this;
}

drawing::Disc Dealer::disc(const Team& team, const Vec2& base) const {
  const auto number = static_cast<std::uint32_t>(discs_.size());
  drawing::Disc result{.base = base, .material = team.material, .team = team.colour, .radius = team.radius};
  result.material.grain.seed = 1000 + 10 * number;
  result.material.grain.angle_deg = 67.0 * number;
  return result;
}

}  // namespace ringside::samples
