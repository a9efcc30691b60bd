// SPDX-License-Identifier: MIT
#include "live/table/table_state.h"

#include <algorithm>

namespace ringside {
namespace {

// Calls a function with every board from before lifting, those of counted rounds too.
template <typename State, typename Work>
void for_each_board(State& state, const Work& work) {
  if (state.round.before_lifting) work(*state.round.before_lifting);
  for (auto* edits : {&state.done, &state.undone}) {
    for (auto& edit : *edits) {
      auto* counted = std::get_if<RoundEdit>(&edit.change);
      if (counted && counted->round.before_lifting) work(*counted->round.before_lifting);
    }
  }
}

}  // namespace

TableState restarted(TableState saved) {
  saved.now = {};
  saved.camera = {};
  saved.paused = false;
  saved.reading = 0;
  saved.restored = true;
  saved.warnings_of_sides.clear();
  saved.hidden = false;
  saved.photo.reset();
  saved.hole = {};
  saved.hole.filled =
      std::any_of(saved.memory.discs.begin(), saved.memory.discs.end(),
                  [](const TableDisc& disc) { return disc.scored.disc.in_hole == HoleState::kFlat; });
  for_each_board(saved, [](BoardAsItLay& board) { board.measured = board.picture = 0; });
  return saved;
}

std::set<long> readings_of(const TableState& state) {
  std::set<long> numbers{state.reading, state.hole.empty.number, state.hole.last.number};
  for_each_board(state, [&](const BoardAsItLay& board) { numbers.insert({board.measured, board.picture}); });
  numbers.erase(0);
  return numbers;
}

}  // namespace ringside
