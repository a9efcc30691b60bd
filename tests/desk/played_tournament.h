// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "broker/observer.h"
#include "broker/table_link.h"
#include "hall/hall_ledger.h"
#include "halls/simulated_table.h"

namespace ringside::testing {

// A Swiss tournament whose matches end as they do for a seed, whoever plays them when and where.
class SeededTournament {
 public:
  SeededTournament(unsigned seed, int entrants, int rounds);

  // Its entrants in a new ledger; the tournament has id 1.
  void begin(const std::filesystem::path& ledger) const;
  // The four rounds of the match of those two in that round of the tournament. The first one has black.
  std::vector<RoundPlayed> rounds_of(int round, const std::string& a, const std::string& b) const;
  // As it ends where nothing disturbs it: without tables, broker and ledger.
  hall::Tournament undisturbed() const;

 private:
  unsigned seed_;
  int rounds_;
  hall::Tournament begun_;
};

// A table that plays along. Its link can end as a program does that is killed, and come back; what was played
// stays, as in the ledger of a table.
class PlayingTable {
 public:
  PlayingTable(std::string name, BrokerAddress address);

  const std::string& name() const { return name_; }
  void begin_match(const std::string& a, const std::string& b);
  void end_round(const RoundPlayed& round);
  void end_link() { link_.reset(); }
  void begin_link();
  const ToldLines& told() const { return told_; }

 private:
  std::string name_;
  BrokerAddress address_;
  halls::SimulatedTable table_;
  ToldLines told_;
  std::unique_ptr<EventLog> events_;
  std::unique_ptr<TableLink> link_;
};

}  // namespace ringside::testing
