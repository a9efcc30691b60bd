// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "scoring/score.h"

// Existence is a question too: what may be a disc on the deck and is not surely one.
namespace ringside {

struct MaybeDisc {
  ScoredDisc scored;                 // as if it were a disc; its id follows those of the board's discs
  std::optional<bool> is_disc = {};  // as people answered; then a disc is one of the board's discs, too

  // Nobody has answered, and it matters: a disc that is worth 0 either way changes no total.
  bool is_open() const;
};

// What it can be worth, each once: 0 first, as it is counted; then its zone; then the other one where its
// call is too close.
std::vector<int> worths(const MaybeDisc& maybe);

// Those that are open.
std::vector<MaybeDisc> open_ones(const std::vector<MaybeDisc>& maybe_discs);

// Null where none has that id.
const MaybeDisc* find_maybe(const std::vector<MaybeDisc>& maybe_discs, int id);

}  // namespace ringside
