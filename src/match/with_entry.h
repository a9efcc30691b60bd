// SPDX-License-Identifier: MIT
#pragma once

#include "match/match.h"

namespace ringside {

// The match with one more entry. Throws RulesError when it cannot follow: what is wrong; what to do.
Match with_entry(Match match, const Action& action, UtcTime made);

}  // namespace ringside
