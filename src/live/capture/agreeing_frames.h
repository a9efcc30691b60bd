// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>

#include "live/capture/frame_source.h"

namespace ringside {

// A source without the frames in which a part of the picture is unlike both the frame before and the frame
// after, where those two are alike: damage that no decoder notices, or a flash. A frame is handed on when the
// next one is there.
class AgreeingFrames final : public FrameSource {
 public:
  explicit AgreeingFrames(std::unique_ptr<FrameSource> source) : source_(std::move(source)) {}

  NextFrame next() override;

 private:
  struct Seen {
    Frame frame;
    cv::Mat glance;  // the whole picture, very small, grey
  };

  bool is_odd(const Seen& one, const cv::Mat& after) const;
  NextFrame hand_on(Seen seen);

  std::unique_ptr<FrameSource> source_;
  cv::Mat before_;  // the glance of the last one that was handed on; empty at first
  std::optional<Seen> waiting_ = {};
  std::optional<NextFrame> outcome_ = {};  // that came behind it, where that was no frame
};

}  // namespace ringside
