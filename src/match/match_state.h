// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "match/match.h"
#include "scoring/round.h"

namespace ringside {

struct RoundState {
  int entry;                    // its number
  int starter;                  // player
  RoundPlayed played;           // as ruled; what may be a disc or lie in the hole is one of its discs
  ByTeam twenties;              // set aside in it, all
  std::vector<int> ruled = {};  // ids of discs whose worth was ruled
  Totals totals = {};
  RoundResult result = {};
  ByTeam gained = {};  // what enters the match
};

// Whether a match has ended, and why.
struct MatchEnd {
  bool over = false;
  std::optional<std::string> winner = {};  // team; empty: it goes on or ended level
  std::string why = {};                    // one line for a person
};

// Ids of the discs on which nobody has ruled yet, though their calls are open; kDiscInHole among them.
std::vector<int> left_open(const RoundState& round);

struct MatchState {
  MatchSetup setup = {};  // as it was agreed, with the names that the players have now
  std::vector<RoundState> rounds = {};
  ByTeam score;     // sum of what was gained
  ByTeam twenties;  // sunk over the whole match
  ByTeam waiting;   // twenties of the round being played
  int starter = 0;  // player who starts the next round
  MatchEnd end = {};
  std::vector<int> done = {};    // numbers of the entries that count, in order
  std::vector<int> undone = {};  // that can be redone, the next one last
};

// Its setup alone, which is quicker.
MatchSetup setup_now(const Match& match);

// Throws RulesError when the entries do not follow from each other: such a match was not made by with_entry.
MatchState state_of(const Match& match);

// Pure: when a match of that format ends. Names are for the words.
MatchEnd end_of(const MatchFormat& format, int rounds, const ByTeam& score, const ByTeam& twenties,
                const std::vector<Player>& players);

}  // namespace ringside
