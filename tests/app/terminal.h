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
  explicit Terminal(unsigned short columns) : screen_(posix_openpt(O_RDWR | O_NOCTTY)) {
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
  // What was written since it was last asked. A terminal hands on late and in pieces: a mark
  // written behind all else tells when everything has come.
  std::string written() const {
    constexpr char kMark = '\0';
    REQUIRE(write(program_, &kMark, 1) == 1);
    std::string all;
    for (char byte = 0; read(screen_, &byte, 1) == 1 && byte != kMark;) all += byte;
    return all;
  }

 private:
  int screen_, program_ = -1;
};

}  // namespace ringside::test
