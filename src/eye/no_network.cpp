// SPDX-License-Identifier: MIT
#include "eye/network.h"

// For browsers, where OpenCV's dnn is not built.
namespace ringside {

EyeNetwork::EyeNetwork(const std::filesystem::path&) {
  throw EyeError("boards are not proposed by a network in a browser");
}

EyeMaps EyeNetwork::operator()(const cv::Mat&) { return {}; }

}  // namespace ringside
