// SPDX-License-Identifier: MIT
#include "hall/state_of.h"

#include <algorithm>
#include <stdexcept>

#include "hall/next_round.h"
#include "hall/outcome_check.h"
#include "hall/standings.h"
#include "rules/rules_error.h"
#include "text/typed_word.h"

namespace ringside::hall {
namespace {

// A match with somebody who has gone is won by the other one, if there is one.
void settle_without(const std::set<int>& withdrawn, Pairing& pairing) {
  if (is_decided(pairing)) return;
  const auto& [a, b] = pairing.pair;
  const bool a_gone = withdrawn.contains(a);
  const bool b_gone = withdrawn.contains(*b);
  if (a_gone && b_gone) pairing.outcome = Walkover{};
  if (a_gone != b_gone) pairing.outcome = Walkover{.winner = a_gone ? *b : a};
}

void check_known(const State& state, const std::string& table) {
  const auto& tables = state.setup.tables;
  if (std::find(tables.begin(), tables.end(), table) == tables.end())
    throw RulesError("there is no table '" + table + "'; give one of the tournament's");
}

void carry_out(const EntrantAdded& added, State& state) {
  check(added.entrant);
  if (state.entrants.size() >= kMostEntrants)
    throw RulesError("there are " + std::to_string(kMostEntrants) + " entrants; begin another tournament");
  if (state.rounds > 0 && state.setup.format.system != System::kSwiss)
    throw RulesError("the first round is paired, and the format takes nobody in later; undo it first");
  const std::string name = folded(added.entrant.name);
  for (const Entrant& other : state.entrants) {
    if (folded(other.name) == name)
      throw RulesError(other.name + " is there already; give each a name of its own");
    if (other.seed && other.seed == added.entrant.seed)
      throw RulesError(other.name + " has that seed already; give each its own");
  }
  state.entrants.push_back(added.entrant);
}

void carry_out(const EntrantWithdrawn& withdrawn, State& state) {
  const Entrant& entrant = entrant_of(state, withdrawn.entrant);
  if (!state.withdrawn.insert(withdrawn.entrant).second)
    throw RulesError(entrant.name + " has withdrawn already; undo brings back");
  for (Pairing& pairing : state.pairings) settle_without(state.withdrawn, pairing);
}

void carry_out(const RoundPaired& round, State& state) {
  check_round(state, round.pairs);
  if (state.rounds == 0) state.field = by_seed(state);
  ++state.rounds;
  for (const Pair& pair : round.pairs) {
    state.pairings.push_back({.id = state.next_pairing++, .round = state.rounds, .pair = pair});
    settle_without(state.withdrawn, state.pairings.back());
  }
}

void carry_out(const ResultEntered& result, State& state) {
  check_words(result.source);
  Pairing& pairing = pairing_of(state, result.pairing);
  if (pairing.outcome)
    throw RulesError("pairing " + std::to_string(pairing.id) + " has a result already; correct it");
  check_outcome(state.setup.format, pairing, result.outcome);
  pairing.outcome = result.outcome;
}

// Who plays in later rounds of a knockout hangs on who won.
void carry_out(const ResultCorrected& correction, State& state) {
  check_words(correction.by);
  check_words(correction.note);
  Pairing& pairing = pairing_of(state, correction.pairing);
  if (!pairing.outcome)
    throw RulesError("pairing " + std::to_string(pairing.id) + " has no result to correct; enter one");
  check_outcome(state.setup.format, pairing, correction.outcome);
  Pairing corrected = pairing;
  corrected.outcome = correction.outcome;
  if (is_knockout(state.setup.format) && pairing.round < state.rounds &&
      winner_of(corrected) != winner_of(pairing))
    throw RulesError("later rounds were paired by who won pairing " + std::to_string(pairing.id) +
                     "; undo them first");
  pairing = corrected;
}

// In whatever order.
bool is_open_tie(const State& state, std::vector<int> entrants) {
  std::sort(entrants.begin(), entrants.end());
  const auto ties = open_ties(standings(state));
  return std::any_of(ties.begin(), ties.end(), [&](std::vector<int> tie) {
    std::sort(tie.begin(), tie.end());
    return tie == entrants;
  });
}

void carry_out(const TieRuled& ruling, State& state) {
  check_words(ruling.by);
  check_words(ruling.note);
  const auto& breaks = state.setup.format.tie_breaks;
  if (std::find(breaks.begin(), breaks.end(), TieBreak::kShootOut) == breaks.end())
    throw RulesError("the tournament has no shoot-out; who is level shares the rank");
  if (!is_over(state)) throw RulesError("ties are ruled when all rounds are played; enter the results first");
  if (!is_open_tie(state, ruling.order))
    throw RulesError("these are not the entrants of an open tie; name all who are level, once each");
  state.rulings.push_back(ruling);
}

void carry_out(const TableAssigned& assigned, State& state) {
  check_known(state, assigned.table);
  Pairing& pairing = pairing_of(state, assigned.pairing);
  if (is_decided(pairing))
    throw RulesError("pairing " + std::to_string(pairing.id) + " needs no table; give one that is open");
  if (state.tables_out.contains(assigned.table))
    throw RulesError("table " + assigned.table + " is out of service; give another");
  for (const Pairing& other : state.pairings) {
    if (other.id == pairing.id || !is_running(other)) continue;
    if (other.table == assigned.table)
      throw RulesError("pairing " + std::to_string(other.id) + " is played at table " + assigned.table +
                       "; give another");
    for (const int entrant : {pairing.pair.a, *pairing.pair.b})
      if (plays(other.pair, entrant))
        throw RulesError(entrant_of(state, entrant).name + " plays at table " + other.table +
                         "; wait for that result");
  }
  pairing.table = assigned.table;
}

void carry_out(const TableService& service, State& state) {
  check_known(state, service.table);
  if (service.in_service) {
    state.tables_out.erase(service.table);
    return;
  }
  state.tables_out.insert(service.table);
  for (Pairing& pairing : state.pairings)
    if (is_running(pairing) && pairing.table == service.table) pairing.table.clear();
}

void carry_out(const Undo&, State&) { throw std::logic_error("an undo is no action that counts"); }
void carry_out(const Redo&, State&) { throw std::logic_error("a redo is no action that counts"); }

}  // namespace

void apply(const Action& action, State& state) {
  std::visit([&](const auto& what) { carry_out(what, state); }, action);
}

State state_of(const Tournament& tournament) {
  State state{.setup = tournament.setup};
  check(state.setup);
  std::vector<int> first_pairing;  // id, by entry
  int next = state.next_pairing;
  for (const Entry& entry : tournament.entries) {
    first_pairing.push_back(next);
    if (entry.number != static_cast<int>(first_pairing.size()))
      throw RulesError("the entries are not numbered one after the other; keep the file and report it");
    if (const auto* round = std::get_if<RoundPaired>(&entry.action))
      next += static_cast<int>(round->pairs.size());
  }
  for (const int number : counted_entries(tournament.entries).done) {
    const auto index = static_cast<std::size_t>(number) - 1;
    state.next_pairing = first_pairing[index];
    apply(tournament.entries[index].action, state);
  }
  state.next_pairing = next;
  return state;
}

Tournament with_entry(Tournament tournament, const Action& action, UtcTime made) {
  if (tournament.entries.size() >= kMostEntries)
    throw RulesError("the tournament has too many entries; begin a new one");
  tournament.entries.push_back({static_cast<int>(tournament.entries.size()) + 1, made, action});
  state_of(tournament);
  return tournament;
}

}  // namespace ringside::hall
