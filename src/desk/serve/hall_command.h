// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "hall/tournament.h"

namespace ringside::hall {

// Pairs the next round as the format has it.
struct PairNext {};

// From a page or a program at the desk.
struct HallCommand {
  std::variant<PairNext, Action> what;
  std::optional<int> seen = {};  // entries of the tournament when it was sent; else it does not matter
};

// From the JSON of docs/hall.md, from anybody: every field is checked, and an unknown one is refused. Throws
// BadCommand.
HallCommand hall_command_from(std::string_view text);

}  // namespace ringside::hall
