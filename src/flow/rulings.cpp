// SPDX-License-Identifier: MIT
#include "flow/rulings.h"

#include <algorithm>

#include "flow/refusal.h"
#include "scoring/ruling.h"
#include "scoring/words.h"
#include "scoring/zones.h"

namespace ringside {
namespace {

constexpr const char* kDisc = "disc";
constexpr const char* kNone = "none";

bool is_none(const RulingWord& word) {
  const int* zone = std::get_if<int>(&word);
  const Existence* existence = std::get_if<Existence>(&word);
  return (zone && *zone == 0) || (existence && *existence == Existence::kNone);
}

// By a word on its zone or call.
void rule(ScoredDisc& scored, const RulingWord& word) {
  if (const int* zone = std::get_if<int>(&word)) scored = ruled(scored, *zone);
  if (const Call* call = std::get_if<Call>(&word)) scored = ruled(scored, zone_when(scored, *call));
}

void answer(MaybeDisc& maybe, const RulingWord& word, std::vector<ScoredDisc>& discs) {
  maybe.is_disc = !is_none(word);
  if (!*maybe.is_disc) return;
  discs.push_back(maybe.scored);
  rule(discs.back(), word);
}

}  // namespace

std::optional<RulingWord> ruling_word(const std::string& text) {
  for (const Call call : {Call::kClear, Call::kTouching})
    if (text == to_string(call)) return call;
  for (const int zone : kZones)
    if (text == std::to_string(zone)) return zone;
  if (text == kDisc) return Existence::kDisc;
  if (text == kNone) return Existence::kNone;
  return std::nullopt;
}

void apply_rulings(std::vector<ScoredDisc>& discs, std::vector<MaybeDisc>& maybe_discs,
                   const Rulings& rulings) {
  for (const auto& [id, word] : rulings) {
    const int wanted = id;
    const auto maybe = std::find_if(maybe_discs.begin(), maybe_discs.end(),
                                    [&](const MaybeDisc& one) { return one.scored.disc.id == wanted; });
    const auto scored = std::find_if(discs.begin(), discs.end(),
                                     [&](const ScoredDisc& disc) { return disc.disc.id == wanted; });
    const std::string name = "disc " + std::to_string(id);
    if (maybe != maybe_discs.end()) {
      answer(*maybe, word, discs);
    } else if (scored == discs.end()) {
      throw ScoreError("there is no " + name + " to rule on; discs are " + known_ids(discs, maybe_discs) +
                       ", see --overlay");
    } else if (std::holds_alternative<Existence>(word)) {
      throw ScoreError("whether " + name + " is one is no question; rule clear, touching or its worth");
    } else {
      rule(*scored, word);
    }
  }
}

std::string known_ids(const std::vector<ScoredDisc>& discs, const std::vector<MaybeDisc>& maybe_discs) {
  int last = 0;
  for (const ScoredDisc& scored : discs) last = std::max(last, scored.disc.id);
  for (const MaybeDisc& maybe : maybe_discs) last = std::max(last, maybe.scored.disc.id);
  if (last == 0) return "none";
  return last == 1 ? "1" : "1 to " + std::to_string(last);
}

}  // namespace ringside
