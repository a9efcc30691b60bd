// SPDX-License-Identifier: MIT
#pragma once

#include <deque>
#include <opencv2/core/mat.hpp>
#include <vector>

#include "live/capture/frame_source.h"
#include "photo/photo.h"

namespace ringside {

// A frame as what stills are measured in.
inline Photo photo_of(const cv::Mat& bgr) {
  Photo photo;
  photo.pixels = bgr;
  return photo;
}

// The mean of frames of one size; at least one.
cv::Mat mean_of(const std::vector<Frame>& frames);

// The last few frames, without repeats, so that what is still can be averaged. Holds them; copies nothing.
class LastFrames {
 public:
  explicit LastFrames(std::size_t most) : most_(most) {}

  void add(const Frame& frame);
  void clear() { frames_.clear(); }
  std::vector<Frame> newest(std::size_t count) const;
  std::size_t size() const { return frames_.size(); }

 private:
  std::size_t most_;
  std::deque<Frame> frames_;
};

}  // namespace ringside
