// SPDX-License-Identifier: MIT
#include "desk/tables/match_result.h"

#include <algorithm>
#include <chrono>

#include "hall/state_of.h"
#include "match/match_state.h"
#include "text/typed_word.h"

namespace ringside::hall {
namespace {

// Machines' clocks may be apart by so much.
constexpr std::chrono::minutes kClockSlack{10};

std::string source_of(const std::string& table, const StoredMatch& match) {
  return "table " + table + ", match " + match.uuid + ", entry " + std::to_string(match.match.entries.size());
}

// Up to which entry of that match this source knows it; empty where it is of another.
std::optional<std::size_t> entry_in(const std::string& source, const std::string& uuid) {
  const std::string mark = ", match " + uuid + ", entry ";
  const std::size_t at = source.find(mark);
  if (at == std::string::npos) return std::nullopt;
  return std::stoul("0" + source.substr(at + mark.size(), 9));
}

struct KnownMatch {
  std::size_t entry = 0;            // the newest of the match that was taken, whether that counts or not
  std::optional<int> pairing = {};  // whose result it is now
};

KnownMatch known_match(const Tournament& tournament, const std::string& uuid) {
  const auto done = counted_entries(tournament.entries).done;
  KnownMatch known;
  for (const Entry& entry : tournament.entries) {
    const auto* result = std::get_if<ResultEntered>(&entry.action);
    const auto* correction = std::get_if<ResultCorrected>(&entry.action);
    if (!result && !correction) continue;
    const auto there = entry_in(result ? result->source : correction->by, uuid);
    if (!there) continue;
    known.entry = std::max(known.entry, *there);
    if (std::find(done.begin(), done.end(), entry.number) != done.end())
      known.pairing = result ? result->pairing : correction->pairing;
  }
  return known;
}

std::string side_called(const std::string& team, const MatchSetup& setup) {
  return folded(names_of(team, setup.players));
}

Tally tally_of_side(const std::string& team, const MatchState& match) {
  Tally tally{.points = match.score.at(team), .twenties = match.twenties.at(team), .board = 0};
  for (const RoundState& round : match.rounds) *tally.board += round.totals.at(team).total();
  return tally;
}

// Colours of the sides that entrants a and b are.
struct SidesOfPairing {
  std::string a, b;
};

std::optional<SidesOfPairing> sides_in(const State& state, const Pair& pair, const MatchSetup& setup) {
  if (!pair.b) return std::nullopt;
  const auto colours = colours_of(setup.players);
  const std::string a = folded(entrant_of(state, pair.a).name), b = folded(entrant_of(state, *pair.b).name);
  const std::string first = side_called(colours[0], setup), second = side_called(colours[1], setup);
  if (a == first && b == second) return SidesOfPairing{colours[0], colours[1]};
  if (a == second && b == first) return SidesOfPairing{colours[1], colours[0]};
  return std::nullopt;
}

UtcTime paired_at(const Tournament& tournament, int pairing) {
  int next = 1;
  for (const Entry& entry : tournament.entries) {
    const auto* round = std::get_if<RoundPaired>(&entry.action);
    if (!round) continue;
    next += static_cast<int>(round->pairs.size());
    if (pairing < next) return entry.made;
  }
  return {};
}

MatchResult correction_of(const State& state, const KnownMatch& known, const MatchState& match,
                          const std::string& source) {
  const Pairing& pairing = pairing_of(state, *known.pairing);
  const auto sides = sides_in(state, pairing.pair, match.setup);
  if (!sides) return {.remark = "its players are no longer those of pairing " + std::to_string(pairing.id)};
  const Outcome outcome = Played{tally_of_side(sides->a, match), tally_of_side(sides->b, match)};
  if (pairing.outcome == outcome) return {};
  return {.action = ResultCorrected{pairing.id, outcome, source, "corrected at the table"}};
}

MatchResult new_result(const Tournament& tournament, const State& state, const MatchState& match,
                       const std::string& table, const StoredMatch& stored) {
  MatchResult found;
  for (const Pairing& pairing : state.pairings) {
    const auto sides = sides_in(state, pairing.pair, match.setup);
    if (!sides || is_decided(pairing)) continue;
    const std::string its = "pairing " + std::to_string(pairing.id);
    if (!pairing.table.empty() && pairing.table != table) {
      found.remark = its + " is played at table " + pairing.table + "; enter the result there or by hand";
    } else if (stored.made + kClockSlack < paired_at(tournament, pairing.id)) {
      found.remark = "it was begun before " + its + " was made; enter the result by hand if it is meant";
    } else {
      return {.action = ResultEntered{pairing.id,
                                      Played{tally_of_side(sides->a, match), tally_of_side(sides->b, match)},
                                      source_of(table, stored)}};
    }
  }
  return found;
}

}  // namespace

MatchResult result_of_match(const Tournament& tournament, const std::string& table,
                            const StoredMatch& match) {
  const KnownMatch known = known_match(tournament, match.uuid);
  if (match.match.entries.size() <= known.entry) return {};
  const MatchState now = ringside::state_of(match.match);
  if (!now.end.over) return {};  // an undo at the table: its result follows when it is over again
  const State state = state_of(tournament);
  return known.pairing ? correction_of(state, known, now, source_of(table, match))
                       : new_result(tournament, state, now, table, match);
}

}  // namespace ringside::hall
