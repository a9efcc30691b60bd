// SPDX-License-Identifier: MIT
#pragma once

#include "app/program/command.h"

namespace ringside {

Command add_stats_command(const Parser& program);

}  // namespace ringside
