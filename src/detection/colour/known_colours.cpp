// SPDX-License-Identifier: MIT
#include "detection/colour/known_colours.h"

namespace ringside {

double cost_of_being(const KnownColour& known, const Lab& in_daylight, double sigma) {
  // Lightness depends on the lamp, hue on the paint.
  constexpr double kLightnessWeight = 0.4;
  const Lab d(kLightnessWeight * (in_daylight.x() - known.l), in_daylight.y() - known.a,
              in_daylight.z() - known.b);
  return 0.5 * d.squaredNorm() / (sigma * sigma);
}

}  // namespace ringside
