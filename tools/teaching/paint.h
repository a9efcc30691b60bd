// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>

#include "plans/dice.h"

namespace ringside::teaching {

using plans::Dice;
using Paint = cv::Vec3f;  // blue, green, red, 0 to 255

struct Span {
  double low, high;
};

Paint grey(double level);
Paint wood(Dice& dice);  // from maple to walnut
Paint skin(Dice& dice);
// Any hue; saturation and value as OpenCV has them, 0 to 255.
Paint coloured(Dice& dice, Span saturation = {60, 255}, Span value = {40, 255});
// The same with each channel up to `spread` off.
Paint nearly(Dice& dice, const Paint& paint, double spread);
Paint shaded(const Paint& paint, double factor);

cv::Scalar scalar(const Paint& paint);
cv::Vec3b bytes(const Paint& paint);

}  // namespace ringside::teaching
