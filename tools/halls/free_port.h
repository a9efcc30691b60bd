// SPDX-License-Identifier: MIT
#pragma once

namespace ringside::halls {

// A port of this machine that nobody listened on a moment ago. Throws std::system_error.
int free_port();

}  // namespace ringside::halls
