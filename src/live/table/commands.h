// SPDX-License-Identifier: MIT
#pragma once

#include "live/table/match_photo.h"
#include "live/table/step.h"
#include "live/view/table_command.h"

namespace ringside::table {

// What people decide. Throws TableError when it cannot be done.
void take_command(Step& step, const TableCommand& command);

// A photo whose calls are to stand from now on. Throws TableError when it does not show what lies here.
void take_photo(Step& step, const BoardInPhoto& photo);

}  // namespace ringside::table
