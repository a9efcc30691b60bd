// SPDX-License-Identifier: MIT
#include "eye/network.h"

// For browsers, where OpenCV's dnn is not built.
namespace ringside {

struct EyeNetwork::Net {};

EyeNetwork::EyeNetwork(const std::filesystem::path&) {
  throw EyeError("boards are not proposed by a network in a browser");
}

EyeNetwork::~EyeNetwork() = default;

EyeMaps EyeNetwork::operator()(const cv::Mat&) { return {}; }

}  // namespace ringside
