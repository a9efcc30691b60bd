// SPDX-License-Identifier: MIT
#include "statistics/disc_places.h"

#include <nlohmann/json.hpp>

#include "geometry/conventions.h"
#include "json/parse_json.h"

namespace ringside {
namespace {

std::array<double, 3> line_radii(const Evidence& evidence) {
  const BoardState board = read_board_state(parse_json(*evidence.scoring));
  return {board.lines[0].radius, board.lines[1].radius, board.lines[2].radius};
}

}  // namespace

double DiscPlaces::line_radius(LineName name) const {
  return rounds == 0 ? 0 : radius_sums.at(static_cast<std::size_t>(name)) / rounds;
}

void add_places(const MatchState& match, const std::set<std::string>& teams, DiscPlaces& places) {
  for (const RoundState& round : match.rounds) {
    if (!round.played.evidence) continue;
    const std::array<double, 3> radii = line_radii(*round.played.evidence);
    if (!(radii[2] > 0)) continue;  // of no board
    const double scale = kOuterLineRadius / radii[2];
    ++places.rounds;
    for (std::size_t i = 0; i < radii.size(); ++i) places.radius_sums[i] += scale * radii[i];
    for (const RestingDisc& disc : round.played.discs)
      if (teams.contains(disc.team) && disc.in_play()) places.places.emplace_back(scale * disc.base);
  }
}

}  // namespace ringside
