// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "calibration/model/utc_time.h"
#include "match/counted_entries.h"

// A tournament is what was agreed and a list of entries that only grows: also an undo is an entry. Everything
// else follows from that list (state_of.h).
namespace ringside::hall {

enum class System { kRoundRobin, kSwiss, kSingleElimination, kDoubleElimination };

// What parts those who are level on points, each asked only where the one before it left them level.
enum class TieBreak {
  kHeadToHead,  // points in the matches among them, where all of them have met
  kTwenties,    // sunk in all matches
  kOpponents,   // points of those whom one has met
  kShootOut     // its outcome is entered by hand
};

struct Format {
  System system;
  int groups = 1;                      // of a round robin; each plays one of its own
  int rounds = 0;                      // of a Swiss tournament; the others follow from the field
  int match_rounds = 4;                // of a match, each 2 points, 1 or 0
  std::optional<int> bye_points = {};  // of a bye in a Swiss tournament; empty: those of all rounds won
  bool bracket_reset = true;  // who first loses in the final of a double elimination plays it once more
  std::vector<TieBreak> tie_breaks = {TieBreak::kHeadToHead, TieBreak::kTwenties, TieBreak::kShootOut};

  bool operator==(const Format&) const = default;
};

struct Setup {
  std::string name;
  Format format;
  std::vector<std::string> tables = {};  // their names; none: nothing is scheduled

  bool operator==(const Setup&) const = default;
};

// Bounds of what one tournament holds: a world championship has 150 players, 10 rounds, 40 tables.
inline constexpr int kMostEntrants = 256;
inline constexpr int kMostRounds = 32;  // of a Swiss tournament, and of one match
inline constexpr int kMostTables = 256;
inline constexpr std::size_t kMostEntries = 10'000;
inline constexpr int kMostOfAnything = 10'000;    // points and twenties of one match
inline constexpr std::size_t kLongestNote = 500;  // characters of whatever people write

// A player, or players who play as one. Its number counts from 1 in the order of being added.
struct Entrant {
  std::string name;
  std::string club = {};
  std::optional<int> seed = {};  // 1: the strongest; those without one come after the others
  std::string colour = {};       // colour word of its discs; may be empty

  bool operator==(const Entrant&) const = default;
};

struct EntrantAdded {
  Entrant entrant;
};

// Its matches without a result are walkovers from then on. What it has played stands.
struct EntrantWithdrawn {
  int entrant;
};

// Two who meet; without b, a has a bye.
struct Pair {
  int a;
  std::optional<int> b = {};

  bool operator==(const Pair&) const = default;
};

struct RoundPaired {
  std::vector<Pair> pairs;
};

// One side of a match that was played.
struct Tally {
  int points;                     // of its rounds, 2 for one won and 1 for a tied one
  int twenties;                   // sunk
  std::optional<int> board = {};  // sum of the totals of its rounds, where that was kept

  bool operator==(const Tally&) const = default;
};

struct Played {
  Tally a;
  Tally b;

  bool operator==(const Played&) const = default;
};

struct Walkover {
  std::optional<int> winner = {};  // entrant; empty: neither came

  bool operator==(const Walkover&) const = default;
};

using Outcome = std::variant<Played, Walkover>;

struct ResultEntered {
  int pairing;  // id
  Outcome outcome;
  std::string source = {};  // who says so: a table, the desk
};

// In place of the outcome that was entered before.
struct ResultCorrected {
  int pairing;
  Outcome outcome;
  std::string by = {};
  std::string note = {};
};

// The outcome of a shoot-out, or what else people decided: entrants that were level, the first one first.
struct TieRuled {
  std::vector<int> order;
  std::string by = {};
  std::string note = {};

  bool operator==(const TieRuled&) const = default;
};

struct TableAssigned {
  int pairing;
  std::string table;
};

// Who plays at a table that goes out of service waits for another one.
struct TableService {
  std::string table;
  bool in_service;
};

using Action = std::variant<EntrantAdded, EntrantWithdrawn, RoundPaired, ResultEntered, ResultCorrected,
                            TieRuled, TableAssigned, TableService, Undo, Redo>;

struct Entry {
  int number;  // from 1
  UtcTime made;
  Action action;
};

struct Tournament {
  Setup setup;
  std::vector<Entry> entries = {};
};

// Throws RulesError naming what cannot be played so.
void check(const Setup& setup);
void check(const Entrant& entrant);

// Throws RulesError where a text of people is too long.
void check_words(const std::string& words);

inline bool is_knockout(const Format& format) {
  return format.system == System::kSingleElimination || format.system == System::kDoubleElimination;
}

// Of all rounds of a match that one side won.
inline int full_points(const Format& format) { return 2 * format.match_rounds; }

}  // namespace ringside::hall
