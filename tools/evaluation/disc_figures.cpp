// SPDX-License-Identifier: MIT
#include "evaluation/disc_figures.h"

namespace ringside::evaluation {
namespace {

void add_disc(DiscFigures& figures, const JudgedPhoto& photo, const DiscTruth& disc, bool found) {
  figures.recall.add(found);
  if (!photo.board_found()) return;
  figures.recall_where_scored.add(found);
  if (!disc.hidden && !disc.is_exact()) return;
  figures.hidden[band_of(disc.hidden.value_or(0), kHiddenEdges)].add(found);
}

}  // namespace

DiscFigures disc_figures(Photos photos) {
  DiscFigures figures;
  for (const JudgedPhoto& photo : photos) {
    for (const DiscMatch& match : photo.matching.matches) {
      add_disc(figures, photo, match.truth, true);
      figures.precision.add(true);
    }
    for (const DiscTruth& disc : photo.matching.missed) add_disc(figures, photo, disc, false);
    for (std::size_t i = 0; i < photo.matching.invented.size(); ++i) figures.precision.add(false);
  }
  return figures;
}

}  // namespace ringside::evaluation
