// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "plans/photo_plan.h"

namespace ringside::rendering {

// Focal length in 35 mm equivalent as phones write it: that of a 36 x 24 mm frame whose diagonal sees the
// same angle, rounded to a whole number.
int focal_35mm(double focal_px, const plans::PictureSize& frame);

// What a phone writes into a photo about its lens and frame; no place, no date. From "Exif\0\0" on.
std::string exif_block(double focal_px, const plans::PictureSize& frame);

// The same JPEG with an EXIF block inside.
std::string with_exif(const std::string& jpeg, const std::string& block);

}  // namespace ringside::rendering
