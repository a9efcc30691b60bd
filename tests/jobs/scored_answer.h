// SPDX-License-Identifier: MIT
#pragma once

#include "app/score/photo_answer.h"

namespace ringside::testing {

// Of a photo of samples/, scored once.
const PhotoAnswer& scored_answer();

}  // namespace ringside::testing
