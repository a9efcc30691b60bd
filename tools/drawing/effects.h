// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <opencv2/core.hpp>

namespace ringside::drawing {

// What a real camera does to the light that reaches it.
struct CameraEffects {
  double blur_sigma = 0;  // pixels
  double vignetting = 0;  // share of the light lost in the picture's corners
  double gamma = 1;  // 1 keeps edges where they are; 2.2, as cameras do, lets bright areas swell when blurred
  // An unsharp mask of 1 pixel on the encoded picture, which lets edges overshoot: how much of the difference
  // to a blurred copy is added. 0.5 is much.
  double sharpening = 0;
  double noise_sigma = 0;  // grey levels of 255
  std::uint64_t seed = 1;  // of the noise
};

// What a lens leaves of the light at a pixel: less with the square of the distance from the picture's middle.
class Vignette {
 public:
  // strength: share lost in the corners.
  Vignette(cv::Size size, double strength) : size_(size), strength_(strength) {}

  float at(int x, int y) const;

 private:
  cv::Size size_;
  double strength_;
};

// The unsharp mask of CameraEffects::sharpening, on encoded levels.
cv::Mat3f sharpened(const cv::Mat3f& picture, double strength);

// light: BGR, in proportion to photons. Returns the 8-bit picture. The same for any number of threads.
cv::Mat3b developed(cv::Mat3f light, const CameraEffects& effects);

}  // namespace ringside::drawing
