// SPDX-License-Identifier: MIT
#pragma once

#include <sys/types.h>

#include <utility>

#include "live/video/message_socket.h"
#include "live/video/picture_slots.h"

namespace ringside {

// A child process that reads a video: this program again, which goes another way before its main(). It has
// nothing of this process but the socket, the slots and the environment. It ends when the socket's other end
// closes, and when the thread that started it ends.
class ReaderProcess {
 public:
  ReaderProcess() = default;  // none
  // Throws std::system_error.
  ReaderProcess(const MessageSocket& socket, const PictureSlots& slots);
  ReaderProcess(ReaderProcess&& other) noexcept : process_(std::exchange(other.process_, 0)) {}
  ReaderProcess(const ReaderProcess&) = delete;
  ReaderProcess& operator=(const ReaderProcess&) = delete;
  ~ReaderProcess() { end(); }

  pid_t id() const { return process_; }
  // At once, whatever it does. Nothing where it has ended.
  void end();

 private:
  pid_t process_ = 0;
};

}  // namespace ringside
