// SPDX-License-Identifier: MIT
#include "text/unicode.h"

#include <doctest/doctest.h>

namespace ringside {
namespace {

TEST_CASE("UTF-8 goes to characters and back") {
  for (const std::string text : {"", "Ann", "Lüdenscheid", "井上", "\U0001F3AF e\u0301"}) {
    CAPTURE(text);
    CHECK(utf8_of(code_points(text)) == text);
  }
  CHECK(code_points("aü€\U0001F3AF") == U"aü€\U0001F3AF");
}

TEST_CASE("what is no UTF-8 becomes a replacement, and what follows is read on") {
  for (const std::string text : {"\xff"
                                 "a",
                                 "\xc3"
                                 "a",
                                 "\xc0\xaf"
                                 "a",
                                 "\xed\xa0\x80"
                                 "a",
                                 "\xf4\x90\x80\x80"
                                 "a",
                                 "\xe2\x82"
                                 "a"}) {
    const std::u32string characters = code_points(text);
    CHECK(characters.front() == U'\uFFFD');
    CHECK(characters.back() == U'a');
  }
  CHECK(code_points("\xe2\x82") == U"\uFFFD");
}

TEST_CASE("columns as a terminal takes them") {
  CHECK(columns_of(U'a') == 1);
  CHECK(columns_of(U'ü') == 1);
  CHECK(columns_of(U'井') == 2);
  CHECK(columns_of(U'\u0301') == 0);  // an accent that is put on the letter before it
  CHECK(columns_of(U'\U0001F3AF') == 2);
}

TEST_CASE("small letters of all scripts") {
  CHECK(lower_case(U'A') == U'a');
  CHECK(lower_case(U'Ü') == U'ü');
  CHECK(lower_case(U'Ж') == U'ж');
  CHECK(lower_case(U'ς') == lower_case(U'Σ'));
  CHECK(lower_case(U'井') == U'井');
}

}  // namespace
}  // namespace ringside
