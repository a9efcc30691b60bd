// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "app/program/command.h"

namespace ringside {

// Of the program ringside, in the order of its help.
std::span<const AddCommand> all_commands();

}  // namespace ringside
