// SPDX-License-Identifier: MIT
#pragma once

#include "app/program/command.h"

namespace ringside {

// `ringside judge`: line calls one by one, with evidence.
Command add_judge_command(const Parser& program);

}  // namespace ringside
