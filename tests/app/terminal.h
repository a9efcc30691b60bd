// SPDX-License-Identifier: MIT
#pragma once

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>
#include <string>

namespace ringside::test {

// A terminal, as wide as told, and what was written on it.
class Terminal {
 public:
  explicit Terminal(unsigned short columns) : screen_(posix_openpt(O_RDWR | O_NOCTTY | O_NONBLOCK)) {
    REQUIRE(grantpt(screen_) == 0);
    REQUIRE(unlockpt(screen_) == 0);
    program_ = open(ptsname(screen_), O_RDWR | O_NOCTTY);
    const winsize size{24, columns, 0, 0};
    REQUIRE(ioctl(program_, TIOCSWINSZ, &size) == 0);
  }
  ~Terminal() {
    close(program_);
    close(screen_);
  }
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;

  int program() const { return program_; }
  std::string written() const {
    std::string all(10000, '\0');
    const ssize_t count = read(screen_, all.data(), all.size());
    all.resize(count < 0 ? 0 : static_cast<std::size_t>(count));
    return all;
  }

 private:
  int screen_, program_ = -1;
};

}  // namespace ringside::test
