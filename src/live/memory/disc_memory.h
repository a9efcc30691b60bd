// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "live/reading/place_look.h"
#include "live/view/table_disc.h"

namespace ringside {

inline constexpr double kSamePlace = 8;  // mm: two discs cannot lie so close to each other

// What became of one disc between two readings.
struct DiscChange {
  int id;
  std::string team;
  std::optional<Vec2> from;  // empty: it is new
  std::optional<Vec2> to;    // empty: it is gone
  bool swept;                // a hand had been there: at its old place, for a new disc at its new one
  int zone;                  // that it lies in now, or lay in before it was gone
};

// A disc of a reading.
struct DiscReading {
  ScoredDisc scored;
  PlaceLook place;
};

// What a reading shows of the places that were known before, by the discs' ids.
struct KnownPlaces {
  bool first = true;                       // nothing is known from before: every place may have changed
  std::map<int, PlaceLook> of_discs = {};  // where they lie
  std::map<int, PlaceLook> left = {};      // DiscMemory::left
  std::map<int, PlaceLook> of_maybe = {};  // DiscMemory::maybe
};

// What lies on the deck, from reading to reading. A disc keeps its id while it lies and, where that can be
// tracked, as it moves.
struct DiscMemory {
  std::vector<TableDisc> discs = {};
  // Places at which the camera goes on seeing a disc that a person removed or moved, by the disc's id.
  std::map<int, Vec2> left = {};
  // What the newest reading took for a disc or for none; no change of these is told. What people answered of
  // one stands in `discs` or in `left`, by its id: taken back, it is open again.
  std::vector<TableDisc> maybe = {};
  int last_id = 0;

  // Takes over what changed and returns it. seen: every disc on the deck, none that lies flat in the hole.
  // maybe_seen: what may be discs or none.
  std::vector<DiscChange> update(std::vector<DiscReading> seen, const KnownPlaces& known,
                                 std::vector<DiscReading> maybe_seen = {});

  // That nobody has answered.
  std::vector<TableDisc> open_maybe() const;
  const TableDisc* find_open_maybe(int id) const;

  bool any_in_play() const;  // scores where it lies
  const TableDisc* find(int id) const;
  TableDisc* find(int id);
  void erase(int id);
  int next_id(const std::set<int>& taken = {});  // neither taken nor on the board
  void start_round() { last_id = 0; }            // ids begin anew for discs that come

  bool operator==(const DiscMemory&) const = default;

 private:
  bool is_used(int id) const;
};

}  // namespace ringside
