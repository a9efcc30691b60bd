// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <string>

#include "plans/photo_plan.h"

namespace ringside::rendering {

enum class Renderer {
  kPovray,  // believable photographs, some 15 s each
  kFast,    // drawing::render: plainer, less than a second; the same geometry
  kSketch   // as kFast, edges of fewer rays
};

// The photo's pixels before compression: 8-bit BGR. Throws RenderError.
cv::Mat3b picture_of(const plans::PhotoPlan& plan, Renderer renderer);

// A JPEG file's bytes.
std::string jpeg_of(const cv::Mat3b& picture, int quality);

// The bytes of the photo's JPEG file, the same for the same plan. Throws RenderError.
std::string photo_file(const plans::PhotoPlan& plan, Renderer renderer);

}  // namespace ringside::rendering
