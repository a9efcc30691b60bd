// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

namespace ringside {

// How likely an explanation of what is seen about a disc is, by another one. Misfits: mean losses, or shares
// that are not seen. What is seen in one direction is alike over some thirty degrees, and its noise is not
// known: then the likelihood of normal errors is the misfit to the power of minus half their number.
inline double likelihood_beside(double misfit, double of_other) {
  constexpr double kIndependentDirections = 12;
  return std::pow(misfit / of_other, -kIndependentDirections / 2);
}

}  // namespace ringside
