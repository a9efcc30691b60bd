// SPDX-License-Identifier: MIT
#pragma once

namespace ringside {

// A value with its uncertainty (1 sigma).
struct Estimate {
  double value;
  double sigma;
};

}  // namespace ringside
