// SPDX-License-Identifier: MIT
#pragma once

#include "live/view/table_view.h"

// Views of a table made by hand.
namespace ringside::testing {

// Nothing found yet.
TableView empty_view();

// The newest frame was refused, as a photo is.
TableView refused_view();

// The first round of a match of Ann (black) and Bob (red): black 15 and one twenty, red 10, too close to the
// inner line by 0.2 mm, and 0. 35:10, red to shoot.
TableView example_view();

// The same with a photo that settles its open call: clear by 0.85 mm.
TableView photo_view();

// The first with its open call ruled, a question and a score withheld.
TableView withheld_view();

}  // namespace ringside::testing
