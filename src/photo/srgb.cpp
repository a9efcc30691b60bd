// SPDX-License-Identifier: MIT
#include "photo/srgb.h"

#include <cmath>

namespace ringside {

double light_of_level(double share) {
  return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

double level_of_light(double share) {
  return share <= 0.0031308 ? 12.92 * share : 1.055 * std::pow(share, 1 / 2.4) - 0.055;
}

}  // namespace ringside
