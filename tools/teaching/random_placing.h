// SPDX-License-Identifier: MIT
#pragma once

#include "teaching/eye_view.h"
#include "teaching/paint.h"

namespace ringside::teaching {

// From above or from a chair, near or far, whole or cut off by the picture's edge; some drawn out along y, as
// a second look at a board from aside is.
EyeView random_view(cv::Size picture, Dice& dice);

}  // namespace ringside::teaching
