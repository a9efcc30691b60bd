// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "live/capture/clock.h"
#include "live/capture/frame_source.h"

namespace ringside {

enum class SourceKind { kFile, kCamera, kStream };

// "0" and "/dev/video0" are cameras, "rtsp://..." and the like are streams, everything else is a file.
SourceKind kind_of_source(const std::string& source);

// A camera (V4L2), video file or stream (RTSP, HTTP), read with OpenCV. Pixels are made square where the
// source says that they are not. Frames of streams are timed by `clock` as they arrive, others by their
// source. Of a file the first frame is read at once. Throws SourceError, also of a photo and of pictures too
// large.
std::unique_ptr<FrameSource> open_video(const std::string& source, const Clock& clock = steady_clock());

}  // namespace ringside
