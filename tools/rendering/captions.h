// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <vector>

#include "plans/photo_plan.h"

namespace ringside::rendering {

// The pixels that a caption covers, within the picture.
cv::Rect covered_by(const plans::Caption& caption, const cv::Size& picture);

// The picture with captions laid over it, each over the ones before.
cv::Mat3b with_captions(cv::Mat3b picture, const std::vector<plans::Caption>& captions);

}  // namespace ringside::rendering
