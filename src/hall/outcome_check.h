// SPDX-License-Identifier: MIT
#pragma once

#include "hall/state.h"

namespace ringside::hall {

// Throws RulesError where a match cannot end so: what is wrong; what to do.
void check_outcome(const Format& format, const Pairing& pairing, const Outcome& outcome);

}  // namespace ringside::hall
