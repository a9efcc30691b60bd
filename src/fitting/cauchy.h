// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

namespace ringside {

// Cauchy's loss, which lets residuals well above their scale count little (Holland and Welsch, "Robust
// regression using iteratively reweighted least-squares", 1977). squared: of a residual divided by its scale.
inline double cauchy_loss(double squared) { return std::log1p(squared); }

// The weight that a residual has in a step of iteratively reweighted least squares.
inline double cauchy_weight(double squared) { return 1 / (1 + squared); }

}  // namespace ringside
