// SPDX-License-Identifier: MIT
#pragma once

#include "app/program/command.h"

namespace ringside {

// `ringside discs measure`: learns a set of discs from photos of it.
Command add_discs_command(const Parser& program);

}  // namespace ringside
