// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "hall/tournament.h"

namespace ringside::hall {

// Two who meet in a round, or one who has a bye.
struct Pairing {
  int id;     // never given twice, also not after an undo: a late result of what was undone finds nothing
  int round;  // from 1
  Pair pair;
  std::optional<Outcome> outcome = {};
  std::string table = {};  // where it is played, or was; empty: nowhere yet

  bool operator==(const Pairing&) const = default;
};

struct State {
  Setup setup;
  std::vector<Entrant> entrants = {};  // number 1 first
  std::set<int> withdrawn = {};
  // Who played when the first round was paired, the strongest first; a Swiss tournament does not look at it.
  std::vector<int> field = {};
  std::vector<Pairing> pairings = {};  // by id
  int rounds = 0;                      // paired so far
  int next_pairing = 1;                // id
  std::vector<TieRuled> rulings = {};
  std::set<std::string> tables_out = {};  // of service

  bool operator==(const State&) const = default;
};

// Throw RulesError for what is not there.
const Entrant& entrant_of(const State& state, int number);
// By the name as a person types it (text/typed_word.h); the message names the nearest.
int entrant_called(const State& state, const std::string& typed);
const Pairing& pairing_of(const State& state, int id);
Pairing& pairing_of(State& state, int id);

// All, the strongest first: by seed, then as added.
std::vector<int> all_by_seed(const State& state);
// The same without those who have withdrawn.
std::vector<int> by_seed(const State& state);
// Who plays, as it was when the first round was paired; before that, as it would be.
std::vector<int> field_of(const State& state);

// A bye is.
bool is_decided(const Pairing& pairing);
// At a table now.
bool is_running(const Pairing& pairing);
bool all_decided(const State& state);

// The entrant who won it; empty where it is open, level, or neither came. A bye is won.
std::optional<int> winner_of(const Pairing& pairing);

// What an entrant has of a match of its own, with byes and walkovers as the format counts them; nothing as
// long as it is open.
Tally tally_of(const Format& format, const Pairing& pairing, int entrant);

// Whether the entrant is one of the two.
bool plays(const Pair& pair, int entrant);
// The other one; empty for a bye.
std::optional<int> opponent_of(const Pair& pair, int entrant);

}  // namespace ringside::hall
