// SPDX-License-Identifier: MIT
#include "evaluation/judged_photo.h"

namespace ringside::evaluation {

JudgedPhoto judged(JudgedPhoto photo) {
  if (photo.truth.decoy) return photo;
  const ScoredPhoto* scored = photo.answer.scored();
  photo.matching = match(photo.truth.discs, scored ? scored->discs : std::vector<FoundDisc>{});
  return photo;
}

std::optional<bool> totals_exact(const JudgedPhoto& photo) {
  if (photo.truth.decoy || !photo.truth.totals_told) return std::nullopt;
  const ScoredPhoto* scored = photo.answer.scored();
  return scored && same_totals(photo.truth.totals, scored->totals);
}

bool has_judged_call(const DiscMatch& match) {
  return match.truth.has_zone() && (match.truth.sure || match.truth.is_exact());
}

bool call_wrong(const DiscMatch& match) {
  return has_judged_call(match) && !match.found.too_close() && match.zone_wrong();
}

}  // namespace ringside::evaluation
