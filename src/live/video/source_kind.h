// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace ringside {

enum class SourceKind { kFile, kCamera, kStream };

// "0" and "/dev/video0" are cameras, "rtsp://..." and the like are streams, everything else is a file.
SourceKind kind_of_source(const std::string& source);

// Whether it is a camera given by its number.
bool is_camera_number(const std::string& source);

}  // namespace ringside
