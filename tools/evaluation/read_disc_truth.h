// SPDX-License-Identifier: MIT
#pragma once

#include "evaluation/disc_truth.h"
#include "evaluation/truth_map.h"

namespace ringside::evaluation {

StrictMap::Keys disc_truth_keys();

// Throws ModelError.
DiscTruth read_disc_truth(const TruthMap& disc);

}  // namespace ringside::evaluation
