// SPDX-License-Identifier: MIT
#include "app/match/match_command.h"

namespace ringside {

Command add_match_command(const Parser& program) {
  const Parser parser =
      program.subcommand("match", "Keep a match: rounds, twenties, rulings, who starts, who won.");
  std::vector<Command> parts{add_match_new(parser), add_match_add(parser)};
  for (const auto& more : {add_match_changes(parser), add_match_views(parser), add_match_files(parser)})
    parts.insert(parts.end(), more.begin(), more.end());
  return of_parts(parser, parts);
}

}  // namespace ringside
