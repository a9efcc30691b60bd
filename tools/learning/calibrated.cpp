// SPDX-License-Identifier: MIT
#include "learning/calibrated.h"

#include "calibration/calibrate.h"
#include "calibration/model/calibration_error.h"

namespace ringside::learning {

Photo drawn_photo(const cv::Mat& picture) {
  Photo photo;
  photo.pixels = picture;
  photo.source = "drawn.png";
  return photo;
}

std::optional<Calibration> calibrated(const Photo& photo) {
  try {
    return calibrate(photo, {});
  } catch (const CalibrationError&) {
    return std::nullopt;
  }
}

}  // namespace ringside::learning
