// SPDX-License-Identifier: MIT
#pragma once

#include "eye/runner/activation.h"

// Layers without weights.
namespace ringside {

Activation without_negatives(const Activation& in);

// Of two of the same size.
Activation sum_of(const Activation& a, const Activation& b);

// Each pixel four times.
Activation doubled(const Activation& in);

// Four channels become two by two pixels of one (DepthToSpace in the order CRD).
Activation shuffled(const Activation& in);

}  // namespace ringside
