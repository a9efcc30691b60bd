// SPDX-License-Identifier: MIT
#include "report/data/text.h"

#include <doctest/doctest.h>

#include <limits>
#include <vector>

namespace ringside {
namespace {

TEST_CASE("valid UTF-8 stays, the rest is replaced") {
  CHECK(valid_utf8("Käse \u2192 \U0001F947 \"q\" \\") == "Käse \u2192 \U0001F947 \"q\" \\");
  CHECK(valid_utf8("a\xff"
                   "b\xc3") ==
        "a\ufffd"
        "b\ufffd");
  CHECK(valid_utf8("").empty());
}

TEST_CASE("control characters are written out") {
  CHECK(printable("Käse \"q\" \\") == "Käse \"q\" \\");
  CHECK(printable("\x1b[31m\r\n\t\x7f") == "\\x1b[31m\\x0d\\x0a\\x09\\x7f");
  CHECK(printable("a\u009b"
                  "b") ==
        "a\\x9b"
        "b");  // C1 control sequence introducer
  CHECK(printable("\u00a0") == "\u00a0");
  CHECK(printable(std::string_view("a\0b", 3)) == "a\\x00b");
}

TEST_CASE("numbers have the decimals asked for and no negative zero") {
  CHECK(fixed(1.005, 1) == "1.0");
  CHECK(fixed(-2.345, 2) == "-2.35");
  CHECK(fixed(-0.004, 2) == "0.00");
  CHECK(fixed(-0.0, 0) == "0");
  CHECK(fixed(12345.6, 0) == "12346");
  CHECK(fixed(std::numeric_limits<double>::max(), 2).size() == 312);
}

TEST_CASE("words are joined by commas") {
  CHECK(joined(std::vector<std::string>{}).empty());
  CHECK(joined(std::vector<std::string>{"black"}) == "black");
  CHECK(joined(std::vector<std::string>{"black", "red", "white"}) == "black, red, white");
}

}  // namespace
}  // namespace ringside
