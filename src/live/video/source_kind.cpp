// SPDX-License-Identifier: MIT
#include "live/video/source_kind.h"

#include <algorithm>
#include <cctype>

namespace ringside {

SourceKind kind_of_source(const std::string& source) {
  if (is_camera_number(source) || source.starts_with("/dev/")) return SourceKind::kCamera;
  return source.find("://") != std::string::npos ? SourceKind::kStream : SourceKind::kFile;
}

bool is_camera_number(const std::string& source) {
  return !source.empty() && source.size() < 4 &&
         std::all_of(source.begin(), source.end(), [](unsigned char c) { return std::isdigit(c) != 0; });
}

}  // namespace ringside
