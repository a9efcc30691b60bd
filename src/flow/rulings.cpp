// SPDX-License-Identifier: MIT
#include "flow/rulings.h"

#include <algorithm>

#include "flow/refusal.h"
#include "scoring/ruling.h"
#include "scoring/words.h"
#include "scoring/zones.h"

namespace ringside {
namespace {

int zone_of(const RulingWord& word, const ScoredDisc& scored) {
  if (const int* zone = std::get_if<int>(&word)) return *zone;
  return zone_when(scored, std::get<Call>(word));
}

}  // namespace

std::optional<RulingWord> ruling_word(const std::string& text) {
  for (const Call call : {Call::kClear, Call::kTouching})
    if (text == to_string(call)) return call;
  for (const int zone : kZones)
    if (text == std::to_string(zone)) return zone;
  return std::nullopt;
}

void apply_rulings(std::vector<ScoredDisc>& discs, const Rulings& rulings) {
  for (const auto& [id, word] : rulings) {
    const int wanted = id;
    const auto scored = std::find_if(discs.begin(), discs.end(),
                                     [&](const ScoredDisc& disc) { return disc.disc.id == wanted; });
    if (scored == discs.end()) {
      throw ScoreError("there is no disc " + std::to_string(id) + " to rule on; discs are " +
                       known_ids(discs) + ", see --overlay");
    }
    *scored = ruled(*scored, zone_of(word, *scored));
  }
}

std::string known_ids(const std::vector<ScoredDisc>& discs) {
  if (discs.empty()) return "none";
  return discs.size() == 1 ? "1" : "1 to " + std::to_string(discs.size());
}

}  // namespace ringside
