// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "detection/colour/teams.h"
#include "detection/selection/found_disc.h"

namespace ringside {

// What to tell a person where black discs may lie on the deck unseen. deck: its usual colour. sold: as
// name_sides; two of which none is black are what is played with.
std::optional<std::string> warn_of_black_on_black(const std::vector<FoundDisc>& found, const Teams& teams,
                                                  const Lab& deck, const std::vector<std::string>& sold = {});

}  // namespace ringside
