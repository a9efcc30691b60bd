// SPDX-License-Identifier: MIT
#include "photo/quiet_stderr.h"

#include <fcntl.h>
#include <unistd.h>

namespace ringside {
namespace {

std::mutex& one_at_a_time() {
  static std::mutex mutex;
  return mutex;
}

}  // namespace

QuietStderr::QuietStderr() : turn_(one_at_a_time()), saved_(fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)) {
  const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (nowhere < 0) return;
  if (saved_ >= 0) dup2(nowhere, STDERR_FILENO);
  close(nowhere);
}

QuietStderr::~QuietStderr() {
  if (saved_ < 0) return;
  dup2(saved_, STDERR_FILENO);
  close(saved_);
}

}  // namespace ringside
