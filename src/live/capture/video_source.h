// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "live/capture/frame_source.h"

namespace ringside {

enum class SourceKind { kFile, kCamera, kStream };

// "0" and "/dev/video0" are cameras, "rtsp://..." and the like are streams, everything else is a file.
SourceKind kind_of_source(const std::string& source);

// A camera (V4L2), video file or stream (RTSP, HTTP), read with OpenCV. Pixels are made square where the
// source says that they are not. Throws SourceError.
std::unique_ptr<FrameSource> open_video(const std::string& source);

}  // namespace ringside
