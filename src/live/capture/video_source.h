// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "live/capture/clock.h"
#include "live/capture/frame_source.h"
#include "live/video/source_kind.h"

namespace ringside {

// A camera (V4L2), video file or stream (RTSP, HTTP), read with OpenCV: files and streams in a child process
// (live/video). Pixels are made square where the source says that they are not. Frames of streams are timed
// by `clock` as they arrive, others by their source. Of a file the first frame is read at once. The thread
// that opens a file or a stream is to live as long as what it gets. Throws SourceError, also of a photo and
// of pictures too large.
std::unique_ptr<FrameSource> open_video(const std::string& source, const Clock& clock = steady_clock());

}  // namespace ringside
