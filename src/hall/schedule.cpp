// SPDX-License-Identifier: MIT
#include "hall/schedule.h"

#include <algorithm>
#include <set>

namespace ringside::hall {
namespace {

// Who plays in one slot, and where.
struct TimeSlot {
  std::set<int> entrants = {};
  std::set<std::string> tables = {};

  bool has_room_for(const Pair& pair) const {
    return !entrants.contains(pair.a) && !entrants.contains(*pair.b);
  }

  void take(const Pair& pair, const std::string& table) {
    entrants.insert({pair.a, *pair.b});
    tables.insert(table);
  }
};

class Timetable {
 public:
  explicit Timetable(std::vector<std::string> tables) : tables_(std::move(tables)) {}

  void take_now(const Pair& pair, const std::string& table) { slot(0).take(pair, table); }

  ScheduledMatch place(const Pairing& pairing) {
    for (int number = 0;; ++number) {
      TimeSlot& here = slot(number);
      if (!here.has_room_for(pairing.pair)) continue;
      const auto table = std::find_if_not(tables_.begin(), tables_.end(), [&](const std::string& name) {
        return here.tables.contains(name);
      });
      if (table == tables_.end()) continue;
      here.take(pairing.pair, *table);
      return {.pairing = pairing.id, .table = *table, .slot = number, .running = false};
    }
  }

 private:
  TimeSlot& slot(int number) {
    const auto index = static_cast<std::size_t>(number);
    if (index >= slots_.size()) slots_.resize(index + 1);
    return slots_[index];
  }

  std::vector<std::string> tables_;
  std::vector<TimeSlot> slots_ = {};
};

std::vector<std::string> tables_in_service(const State& state) {
  std::vector<std::string> tables;
  for (const std::string& table : state.setup.tables)
    if (!state.tables_out.contains(table)) tables.push_back(table);
  return tables;
}

}  // namespace

std::vector<ScheduledMatch> schedule(const State& state) {
  const std::vector<std::string> tables = tables_in_service(state);
  if (tables.empty()) return {};
  Timetable timetable(tables);
  for (const Pairing& pairing : state.pairings)
    if (is_running(pairing)) timetable.take_now(pairing.pair, pairing.table);
  std::vector<ScheduledMatch> matches;
  for (const Pairing& pairing : state.pairings) {
    if (is_decided(pairing)) continue;
    matches.push_back(is_running(pairing) ? ScheduledMatch{pairing.id, pairing.table, 0, true}
                                          : timetable.place(pairing));
  }
  return matches;
}

}  // namespace ringside::hall
