// SPDX-License-Identifier: MIT
#pragma once

#include "live/table/step.h"
#include "live/view/table_command.h"

namespace ringside::table {

// What people decide. Throws TableError when it cannot be done.
void take_command(Step& step, const TableCommand& command);

}  // namespace ringside::table
