// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>
#include <utility>

#include "live/video/video_head.h"

namespace ringside {

// Memory for two pictures of any size that fits(), which one process fills while another reads. It is taken
// from the system as it is filled. Who has it cannot make it smaller: that would end the process that reads.
class PictureSlots {
 public:
  static constexpr int kCount = 2;

  // New ones, to be read here. Throws std::system_error.
  PictureSlots();
  // Those of another process, by a descriptor that stays the caller's; to be filled here. Throws
  // std::system_error.
  explicit PictureSlots(int descriptor);
  PictureSlots(PictureSlots&& other) noexcept
      : descriptor_(std::exchange(other.descriptor_, -1)), bytes_(std::exchange(other.bytes_, nullptr)) {}
  PictureSlots(const PictureSlots&) = delete;
  PictureSlots& operator=(const PictureSlots&) = delete;
  ~PictureSlots();

  int descriptor() const { return descriptor_; }

  // The slot as a picture of that size, which fits(), CV_8UC3. It lies in this memory, and is not to outlive
  // it.
  cv::Mat picture(int slot, const cv::Size& size) const;

 private:
  int descriptor_;  // -1 where it is the caller's
  unsigned char* bytes_;
};

}  // namespace ringside
