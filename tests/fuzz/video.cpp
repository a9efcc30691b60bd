// SPDX-License-Identifier: MIT
// A file given to `ringside watch`: containers, motion JPEG, photos, anything.
#include "fuzz/fuzz_target.h"
#include "fuzz/input_file.h"
#include "live/capture/video_source.h"
#include "live/video/video_head.h"

void ringside::fuzz::try_input(std::string_view input) {
  constexpr int kMostFrames = 8;
  const InputFile file(input);
  try {
    const auto source = open_video(file.path().string());
    double before = -1;
    for (int i = 0; i < kMostFrames; ++i) {
      const NextFrame next = source->next();
      if (next.outcome != FrameOutcome::kFrame) break;
      require(fits(next.frame.bgr.size()) && !next.frame.bgr.empty(), "a frame has a bounded size");
      require(next.frame.bgr.type() == CV_8UC3, "a frame has three channels of eight bits");
      require(next.frame.seconds > before, "time rises from frame to frame");
      before = next.frame.seconds;
    }
  } catch (const SourceError&) {
  }
}
