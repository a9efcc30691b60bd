// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core.hpp>
#include <stdexcept>
#include <string>

namespace ringside::rendering {

// A photo could not be made. what(): what is wrong; what to do.
class RenderError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

bool povray_is_installed();

// What POV-Ray makes of a scene: BGR, linear, 1 = its white. The same for any number of processors. depth:
// pixels that hold an edge are averaged from depth x depth rays. Throws RenderError.
cv::Mat3f povray_picture(const std::string& scene, const cv::Size& size, int depth);

}  // namespace ringside::rendering
