// SPDX-License-Identifier: MIT
#include "app/program/terminal_line.h"

#include <doctest/doctest.h>

#include "app/terminal.h"

namespace ringside {
namespace {

using test::Terminal;

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

TEST_CASE("a line is cut by what it takes on the terminal") {
  const Terminal terminal(8);
  TerminalLine line(terminal.program());
  line.show("Lüdenscheid");
  CHECK(terminal.written() == "\r\x1b[KLüdensc");
  line.show("井上知子");
  CHECK(terminal.written() == "\r\x1b[K井上知");
}

}  // namespace
}  // namespace ringside
