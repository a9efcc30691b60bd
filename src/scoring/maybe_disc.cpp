// SPDX-License-Identifier: MIT
#include "scoring/maybe_disc.h"

#include <algorithm>
#include <iterator>

namespace ringside {

bool MaybeDisc::is_open() const { return !is_disc && worths(*this).size() > 1; }

std::vector<int> worths(const MaybeDisc& maybe) {
  const ScoredDisc& scored = maybe.scored;
  std::vector<int> all{0};
  if (scored.zone > 0) all.push_back(scored.zone);
  const bool other = scored.call == Call::kTooClose && scored.other_zone > 0;
  if (other && scored.other_zone != scored.zone) all.push_back(scored.other_zone);
  return all;
}

std::vector<MaybeDisc> open_ones(const std::vector<MaybeDisc>& maybe_discs) {
  std::vector<MaybeDisc> open;
  std::copy_if(maybe_discs.begin(), maybe_discs.end(), std::back_inserter(open),
               [](const MaybeDisc& maybe) { return maybe.is_open(); });
  return open;
}

const MaybeDisc* find_maybe(const std::vector<MaybeDisc>& maybe_discs, int id) {
  const auto found = std::find_if(maybe_discs.begin(), maybe_discs.end(),
                                  [id](const MaybeDisc& maybe) { return maybe.scored.disc.id == id; });
  return found == maybe_discs.end() ? nullptr : &*found;
}

}  // namespace ringside
