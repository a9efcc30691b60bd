// SPDX-License-Identifier: MIT
#include "app/photos/rulings.h"

#include <algorithm>

#include "app/photos/refusal.h"
#include "app/program/command_error.h"
#include "app/program/typed.h"
#include "scoring/ruling.h"
#include "scoring/words.h"
#include "scoring/zones.h"
#include "text/typed_word.h"

namespace ringside {
namespace {

[[noreturn]] void refuse_rulings(const std::string& message) { throw CommandError("--rulings", message); }

RulingWord word_of(const std::string& text) {
  for (const Call call : {Call::kClear, Call::kTouching})
    if (text == to_string(call)) return call;
  const auto zone = whole_number_in(text, 0, kZones.front());
  if (!zone || !is_zone(*zone))
    refuse_rulings("'" + text + "' is no ruling; give clear, touching, 20, 15, 10, 5 or 0");
  return *zone;
}

int zone_of(const RulingWord& word, const ScoredDisc& scored) {
  if (const int* zone = std::get_if<int>(&word)) return *zone;
  return zone_when(scored, std::get<Call>(word));
}

}  // namespace

Rulings parse_rulings(const std::string& text) {
  Rulings rulings;
  if (text.empty()) return rulings;
  for (const std::string& item : split(text, ',')) {
    const auto parts = around_equals(item);
    const auto id = parts ? whole_number_in(parts->first, 1, kMostDiscId) : std::nullopt;
    if (!id) refuse_rulings("'" + item + "' is not DISC=RULING; write for example 3=clear,7=10");
    if (!rulings.emplace(*id, word_of(folded(parts->second))).second)
      refuse_rulings("disc " + std::to_string(*id) + " is ruled on twice; give each disc once");
  }
  return rulings;
}

std::string known_ids(const std::vector<ScoredDisc>& discs) {
  if (discs.empty()) return "none";
  return discs.size() == 1 ? "1" : "1 to " + std::to_string(discs.size());
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

}  // namespace ringside
