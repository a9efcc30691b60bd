// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <opencv2/core/mat.hpp>
#include <string>

#include "calibration/model/calibration.h"

namespace ringside {

// A photo that evidence rests on.
struct EvidencePhoto {
  std::filesystem::path file;  // only its name is reported
  std::string sha256;  // of the file; empty where there is none, `file` then says what took the picture
  cv::Mat pixels;      // of the upright photo
  Calibration calibration;
  std::string taken = {};  // when, by the camera's clock; empty where the file does not say
};

}  // namespace ringside
