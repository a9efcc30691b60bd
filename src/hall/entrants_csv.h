// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

#include "hall/tournament.h"

namespace ringside::hall {

// Entrants from a CSV (RFC 4180, UTF-8). The first row names the columns in any order: `name`, and `club`,
// `seed`, `colour` where they are wanted. Throws RulesError "line 3: what is wrong; what to do", also where
// two have one name or one seed.
std::vector<Entrant> entrants_from_csv(std::string_view text);

}  // namespace ringside::hall
