// SPDX-License-Identifier: MIT
#include "hall/outcome_check.h"

#include "rules/rules_error.h"

namespace ringside::hall {
namespace {

void check_tally(const Tally& tally) {
  const auto fits = [](int count) { return count >= 0 && count <= kMostOfAnything; };
  if (!fits(tally.points) || !fits(tally.twenties) || !fits(tally.board.value_or(0)))
    throw RulesError("points or twenties are negative or too many; correct them");
}

void check_points(const Format& format, int a, int b) {
  const int sum = a + b;
  const int full = full_points(format);
  const std::string both = std::to_string(a) + ":" + std::to_string(b);
  if (!is_knockout(format)) {
    if (sum != full)
      throw RulesError(both + " is no result of " + std::to_string(format.match_rounds) +
                       " rounds; the points of both make " + std::to_string(full));
    return;
  }
  if (sum < full || sum % 2 != 0)
    throw RulesError(both + " is no result; each round gives 2 points, and there are at least " +
                     std::to_string(format.match_rounds));
  if (a == b) throw RulesError(both + " has no winner, and a knockout needs one; play a further round");
}

}  // namespace

void check_outcome(const Format& format, const Pairing& pairing, const Outcome& outcome) {
  if (!pairing.pair.b)
    throw RulesError("pairing " + std::to_string(pairing.id) + " is a bye; it has no result");
  if (const auto* walkover = std::get_if<Walkover>(&outcome)) {
    if (walkover->winner && !plays(pairing.pair, *walkover->winner))
      throw RulesError("the winner does not play in pairing " + std::to_string(pairing.id) +
                       "; name one of the two, or nobody");
    return;
  }
  const auto& played = std::get<Played>(outcome);
  check_tally(played.a);
  check_tally(played.b);
  check_points(format, played.a.points, played.b.points);
}

}  // namespace ringside::hall
