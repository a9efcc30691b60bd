// SPDX-License-Identifier: MIT
#pragma once

#include "live/table/table_context.h"
#include "live/table/table_state.h"

namespace ringside {

// The state as people and programs see it. Of the view before it remain the events, and, as long as no board
// is measured, the discs and totals that were known last.
TableView view_of(const TableState& state, const TableContext& context, TableView before);

}  // namespace ringside
