// SPDX-License-Identifier: MIT
#include "live/video/reader_process.h"

#include <cerrno>
#include <cstring>

#include "live/video/serve_pictures.h"
#include "photo/start_child.h"

namespace ringside {
namespace {

// By which a program knows that it is to read a video and nothing else.
constexpr char kReaderName[] = "ringside-video-reader";

// Before main(), so that each program that can read a video can also be its reader, tests as well. This file
// is part of all that can start one.
[[maybe_unused]] const bool kIsNoReader = [] {
  if (std::strcmp(program_invocation_name, kReaderName) == 0) serve_pictures();
  return true;
}();

}  // namespace

ReaderProcess::ReaderProcess(const MessageSocket& socket, const PictureSlots& slots)
    : process_(
          start_child(kThisProgram, {kReaderName},
                      {{socket.descriptor(), kSocketDescriptor}, {slots.descriptor(), kSlotsDescriptor}})) {}

void ReaderProcess::end() {
  if (process_ == 0) return;
  kill_child(process_);
  process_ = 0;
}

}  // namespace ringside
