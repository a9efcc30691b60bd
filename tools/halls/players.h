// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "broker/broker_address.h"

namespace ringside::halls {

// Tables that one process plays at.
struct PlayersOptions {
  BrokerAddress broker;
  int first = 1, count = 1;  // "Table FIRST" and so on
  int of_hall = 1;           // tables; those of each hall play the first round of its tournament
  std::string photo = {};    // whose discs lie there
};

// Of the tournament of a hall of so many tables; the first half of them meet the second half.
int entrants_of(int tables);

// Plays random matches, a shot every 12 to 20 s, until it is killed: a hand, a moving disc, and all at rest.
[[noreturn]] void play_for_ever(const PlayersOptions& options);

// When a table's state was made: it is the note of its camera, so it comes to the wall.
struct Stamp {
  int table;
  long us;  // of the steady clock, which all processes of a machine share

  std::string text() const;  // "at TABLE US"
};

long now_us();
// The next one in a text, behind `from`, which moves behind it.
std::optional<Stamp> next_stamp(const std::string& text, std::size_t& from);

}  // namespace ringside::halls
