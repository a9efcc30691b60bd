// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/camera/straighten.h"
#include "live/capture/frame_source.h"
#include "live/capture/still_picture.h"

namespace ringside {

// Frames as the lens' pinhole alone would have made them. Throws CalibrationError when the lens is for
// pictures of another shape. Costs some 20 ms a frame.
class Straightened final : public FrameSource {
 public:
  Straightened(std::unique_ptr<FrameSource> source, Lens lens)
      : source_(std::move(source)), lens_(std::move(lens)) {}

  NextFrame next() override {
    NextFrame next = source_->next();
    if (next.outcome != FrameOutcome::kFrame) return next;
    next.frame.bgr = straighten(photo_of(next.frame.bgr), lens_).pixels;
    return next;
  }

 private:
  std::unique_ptr<FrameSource> source_;
  Lens lens_;
};

}  // namespace ringside
