// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

#include "live/video/video_head.h"

// What the process that watches and the child that reads its video say to each other. The child gets the kind
// of the source and its name; it answers with an Opened and then with a Picture for each that it read or
// could not read, into one slot after another. A slot is free again when the other process has sent a Freed.
namespace ringside {

inline constexpr std::size_t kLongestSource = 8192;  // bytes of a name or address; paths have up to 4096

struct ToOpen {
  std::int32_t kind;  // a SourceKind
};

struct Opened {
  std::int32_t is_open;  // 1: it is a video; all else: it is none
  VideoHead head;
};

struct Picture {
  std::int32_t width, height;  // pixels, as it is stored; 0: none could be read
  double seconds;              // by the video's own clock
};

struct Freed {
  std::uint8_t slot;
};

}  // namespace ringside
