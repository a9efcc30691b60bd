// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

namespace ringside {

enum class ExitCode {
  kAllScored = 0,
  kNotScored = 1,   // at least one photo could not be scored; with --strict also: a call is left open
  kWrongInput = 2,  // wrong usage, or a file that cannot be read or written or is invalid
};

inline ExitCode worse(ExitCode a, ExitCode b) { return std::max(a, b); }

}  // namespace ringside
