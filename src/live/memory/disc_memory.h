// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "live/memory/team_palette.h"
#include "live/reading/rest_places.h"
#include "live/view/table_view.h"

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

// What lies on the deck, from reading to reading: a disc keeps its id while it lies and, where that can be
// told, as it moves.
class DiscMemory {
 public:
  // Takes over what changed and says what did. seen: every disc on the deck, none that lies flat in the hole.
  std::vector<DiscChange> update(std::vector<ScoredDisc> seen, const RestPlaces& places);

  const std::vector<TableDisc>& discs() const { return discs_; }
  std::vector<TableDisc>& discs() { return discs_; }
  bool any_in_play() const;  // scores where it lies
  void erase(int id);
  int next_id();
  void start_round();  // ids begin anew for discs that come

 private:
  std::vector<TableDisc> discs_;
  int last_id_ = 0;
};

}  // namespace ringside
