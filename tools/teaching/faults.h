// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>

#include "teaching/paint.h"

namespace ringside::teaching {

// The light of a scene and what phones, webcams and broadcasts make of a picture: shadows, casts, contrast;
// blur, motion, smoothing, sharpening, noise, few pixels, JPEG once or twice.
cv::Mat3b with_faults(const cv::Mat3b& picture, Dice& dice);

}  // namespace ringside::teaching
