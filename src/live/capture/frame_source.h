// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <opencv2/core/mat.hpp>
#include <stdexcept>
#include <string>

namespace ringside {

// A camera or file cannot be opened: what is wrong; what to do.
class SourceError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// One picture of a source, with square pixels.
struct Frame {
  cv::Mat bgr;         // CV_8UC3; whoever has it may keep it, nobody writes to it again
  double seconds = 0;  // of the source's own clock, from its first frame; rises from frame to frame
  long number = 0;     // from 0
};

enum class FrameOutcome {
  kFrame,
  kLost,  // the camera went away, stalls or sends garbage; the next call tries again
  kEnd,   // of a file
};

struct NextFrame {
  FrameOutcome outcome = FrameOutcome::kLost;
  Frame frame = {};
  // It was lost, or the file ends before its time: what is wrong; what to do.
  std::string why = {};
};

// Where frames come from, one after another.
class FrameSource {
 public:
  virtual ~FrameSource() = default;
  virtual NextFrame next() = 0;  // waits for it as long as the source does
};

// Throws SourceError.
using OpenSource = std::function<std::unique_ptr<FrameSource>()>;

}  // namespace ringside
