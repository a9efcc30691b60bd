// SPDX-License-Identifier: MIT
#include "calibration/calibration.h"

namespace ringside {

std::string_view to_string(LineName name) {
  switch (name) {
    case LineName::kInner:
      return "inner";
    case LineName::kMiddle:
      return "middle";
    case LineName::kOuter:
      return "outer";
  }
  return "";
}

double Line::radius_at(double angle) const {
  double r = radius;
  for (std::size_t k = 1; k <= kHarmonics; ++k) {
    const double phase = static_cast<double>(k) * angle;
    r += harmonics[2 * k - 2] * std::cos(phase) + harmonics[2 * k - 1] * std::sin(phase);
  }
  return r;
}

}  // namespace ringside
