// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "samples/rounds.h"

namespace ringside::samples {

// What is to be seen in a sample photo, as YAML: the fields of hand-measured truth files, and the exact
// millimetres that only a drawn picture has.
std::string truth_file(const SampleRound& round);

}  // namespace ringside::samples
