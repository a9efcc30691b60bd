// SPDX-License-Identifier: MIT
#pragma once

#include "live/table/table_context.h"
#include "live/table/table_state.h"

namespace ringside::table {

// Why there is no score now; empty: it holds.
std::string withheld(const TableState& state, const MatchNow& match);

// Why the score may be wrong all the same, one line each.
std::vector<std::string> warnings(const TableState& state);

}  // namespace ringside::table
