// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "live/view/table_view.h"

namespace ringside {

// How a table stands, in one line for a person, what matters most first: "red 45 : 20 black | disc 3 too
// close to call | Ann 2 : 0 Bob | shots 7 | lines within 0.12 mm". A score that does not hold now is not
// shown.
std::string status_line(const TableView& view);

}  // namespace ringside
