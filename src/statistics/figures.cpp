// SPDX-License-Identifier: MIT
#include "statistics/figures.h"

#include "scoring/zones.h"

namespace ringside {
namespace {

int left_in(const SideCounts& counts, int zone) {
  const auto found = counts.discs_left.find(zone);
  return found == counts.discs_left.end() ? 0 : found->second;
}

}  // namespace

std::optional<double> Figure::value() const {
  if (of == 0) return std::nullopt;
  return kind == FigureKind::kNumber ? count : static_cast<double>(count) / of;
}

std::vector<Figure> figures_of(const SideCounts& counts) {
  std::vector<Figure> figures{
      {"twenties", "twenties", FigureKind::kNumber, counts.twenties, counts.rounds, Basis::kRounds},
      {"rounds_won", "rounds won", FigureKind::kShare, counts.rounds_won, counts.rounds, Basis::kRounds},
      {"average_round", "average round", FigureKind::kMean, counts.points, counts.rounds, Basis::kRounds},
      {"longest_run", "rounds won in a row", FigureKind::kNumber, counts.longest_run, counts.rounds,
       Basis::kRounds},
      {"valid_shots", "valid shots", FigureKind::kShare, counts.valid_shots.count, counts.valid_shots.of,
       Basis::kShots},
      {"open_shots_made", "open shots made", FigureKind::kShare, counts.open_shots_made.count,
       counts.open_shots_made.of, Basis::kOpenShots}};
  for (const int zone : kZones) {
    if (zone == 0) continue;
    const std::string points = std::to_string(zone);
    figures.push_back({"discs_left_" + points, "discs left in the " + points, FigureKind::kNumber,
                       left_in(counts, zone), counts.photo_rounds, Basis::kPhotoRounds});
  }
  figures.push_back({"hangers", "hangers left", FigureKind::kNumber, counts.hangers, counts.photo_rounds,
                     Basis::kPhotoRounds});
  return figures;
}

}  // namespace ringside
