// SPDX-License-Identifier: MIT
#include "evaluation/call_figures.h"

#include <cmath>

namespace ringside::evaluation {
namespace {

void add(CallCounts& counts, const DiscMatch& match) {
  ++counts.judged;
  counts.too_close += match.found.too_close() ? 1 : 0;
  counts.wrong += call_wrong(match) ? 1 : 0;
}

}  // namespace

CallFigures call_figures(Photos photos) {
  CallFigures figures;
  for_each_match(photos, [&](const DiscMatch& match, const JudgedPhoto&) {
    if (!has_judged_call(match)) return;
    add(figures.all, match);
    if (!match.found.too_close()) figures.wrong_of_made.add(call_wrong(match));
    const DiscTruth& truth = match.truth;
    if (!truth.is_exact() || !truth.margin || truth.at_hole()) return;
    add(figures.bands[band_of(std::abs(*truth.margin), kMarginEdges)], match);
    if (std::abs(*truth.margin) > kFarMargin) figures.open_far.add(match.found.too_close());
  });
  return figures;
}

}  // namespace ringside::evaluation
