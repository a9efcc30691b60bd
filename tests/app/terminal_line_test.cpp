// SPDX-License-Identifier: MIT
#include "app/terminal_line.h"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <sys/ioctl.h>

#include <cstdlib>

#include "app/status_follower.h"
#include "support/has.h"
#include "web/fake_table.h"

namespace ringside {
namespace {

using test::has;

// A terminal and what was written on it.
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

TEST_CASE("a terminal's line is rewritten in place, cut to the terminal, and left standing") {
  const Terminal terminal(20);
  {
    TerminalLine line(terminal.program());
    CHECK(line.visible());
    line.show("red 10");
    CHECK(terminal.written() == "\r\x1b[Kred 10");
    line.show("red 10 : 15 black | shots 3");
    CHECK(terminal.written() == "\r\x1b[Kred 10 : 15 black |");
    line.show("a\x1b[2Jb");
    CHECK(terminal.written() == "\r\x1b[Ka\\x1b[2Jb");
  }
  CHECK(terminal.written() == "\r\n");
}

TEST_CASE("what else is printed goes above a terminal's line") {
  const Terminal terminal(80);
  TerminalLine line(terminal.program());
  const auto print = [&] { REQUIRE(write(terminal.program(), "event\n", 6) == 6); };
  line.print_above(print);
  CHECK(terminal.written() == "event\r\n");
  line.show("red 10");
  terminal.written();
  line.print_above(print);
  CHECK(terminal.written() == "\r\x1b[Kevent\r\n\r\x1b[Kred 10");
  line.clear();
  CHECK(terminal.written() == "\r\x1b[K");
}

TEST_CASE("where there is no terminal, no line is shown and everything else printed") {
  const int nowhere = open("/dev/null", O_WRONLY);
  TerminalLine line(nowhere);
  CHECK_FALSE(line.visible());
  line.show("red 10");
  int printed = 0;
  line.print_above([&] { ++printed; });
  CHECK(printed == 1);
  close(nowhere);
}

TEST_CASE("a table's status stands on the terminal when its follower has gone") {
  const Terminal terminal(200);
  TerminalLine line(terminal.program());
  testing::FakeTable table{testing::view_in_play()};
  { const StatusFollower follower(table, line); }
  CHECK(has(terminal.written(), "Ann 2 : 0 Bob | shots 14 | lines within 0.14 mm"));
}

}  // namespace
}  // namespace ringside
