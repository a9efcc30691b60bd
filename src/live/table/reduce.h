// SPDX-License-Identifier: MIT
#pragma once

#include "live/table/effect.h"
#include "live/table/input.h"
#include "live/table/table_context.h"

namespace ringside {

struct Reduced {
  TableState state;
  std::vector<Effect> effects;  // in order
};

// What becomes of a table by one input: the whole game is decided here. Pure: the same arguments always give
// the same result, and nothing is done; whoever calls it carries out the effects. Throws TableError for a
// command that cannot be done.
Reduced reduce(const TableState& state, const Input& input, const TableContext& context);

}  // namespace ringside
