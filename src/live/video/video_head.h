// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/types.hpp>

namespace ringside {

inline constexpr int kMostSide = 8192;         // pixels; larger pictures are not for live play
inline constexpr double kMostPixelAspect = 4;  // beyond that a file is damaged

inline constexpr double kMostCount = 1e9;  // frames, seconds; more is no number that anybody counted

// Not too large.
inline bool fits(const cv::Size& size) { return size.width <= kMostSide && size.height <= kMostSide; }

struct VideoLength {
  double seconds = 0;  // to kMostCount, as frames are
  long frames = 0;     // 0: it does not say
};

// What a video says of itself before its first picture.
struct VideoHead {
  int width = 0, height = 0;     // of its pictures as they are stored, pixels; 0 where it does not say
  double pixel_aspect = 1;       // so many times as wide as high are its pixels; 1 / kMostPixelAspect to that
  int turn = 0;                  // degrees clockwise until they are upright: 0, 90, 180 or 270
  double frames_per_second = 0;  // anything, also no number
  VideoLength length = {};       // of a file
};

// A width or a height that may be told of, if only to say that it is too large; beyond that it is nonsense.
inline bool is_side(int pixels) { return pixels >= 0 && pixels <= 1 << 20; }

// That each of its values is one that a VideoHead can have. Who it comes from is not trusted.
bool is_sensible(const VideoHead& head);

}  // namespace ringside
