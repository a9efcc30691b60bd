// SPDX-License-Identifier: MIT
#pragma once

#include "app/program/command.h"

namespace ringside::hall {

Command add_hall_serve(const Parser& hall);

}  // namespace ringside::hall
