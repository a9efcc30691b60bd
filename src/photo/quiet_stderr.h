// SPDX-License-Identifier: MIT
#pragma once

#include <mutex>

namespace ringside {

// While one exists, nothing that any thread writes to file descriptor 2 is seen. Libraries below libheif
// report a broken picture by printing and offer no other way to keep them silent; we report it ourselves in
// one line. Only one thread at a time can be
// quiet, so it is held for one decoding and no longer. A sanitizer's report during that time is lost too, its
// exit code is not.
class QuietStderr {
 public:
  QuietStderr();
  ~QuietStderr();
  QuietStderr(const QuietStderr&) = delete;
  QuietStderr& operator=(const QuietStderr&) = delete;

 private:
  std::unique_lock<std::mutex> turn_;
  int saved_;  // the real stderr; negative when it is closed, and then there is nothing to keep quiet
};

}  // namespace ringside
