// SPDX-License-Identifier: MIT
#pragma once

#include <iosfwd>
#include <string>

#include "calibration/evidence/board_evidence.h"

namespace ringside::learning {

// A table of evidence, columns parted by tabs: picture, whether it is right (1, 0 or ?), then all fields of
// the evidence; an empty one was not measured.
void write_head(std::ostream& out);
void write_record(std::ostream& out, const std::string& picture, char right, const BoardEvidence& evidence);

}  // namespace ringside::learning
