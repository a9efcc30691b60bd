// SPDX-License-Identifier: MIT
#pragma once

#include "live/view/table_view.h"
#include "report/evidence/evidence.h"

// What a camera would see of a table that has none.
namespace ringside::testing {

// Deck, lines and discs where the view has them, with the noise of a camera: pictures of it weigh what real
// ones do.
cv::Mat photo_of(const TableView& view);

CallEvidence evidence_on(const TableDisc& disc, const cv::Mat& photo);

}  // namespace ringside::testing
