// SPDX-License-Identifier: MIT
#include "desk/commands/hall_commands.h"

namespace ringside::hall {

std::vector<Command> add_hall_commands(const Parser& hall) {
  std::vector<Command> parts{add_hall_new(hall)};
  for (const auto& more :
       {add_hall_entrants(hall), add_hall_rounds(hall), add_hall_changes(hall), add_hall_views(hall)})
    parts.insert(parts.end(), more.begin(), more.end());
  return parts;
}

}  // namespace ringside::hall
