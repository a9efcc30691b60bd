// SPDX-License-Identifier: MIT
#include "text/typed_word.h"

#include <doctest/doctest.h>

namespace ringside {
namespace {

TEST_CASE("blanks around a word and capitals say nothing") {
  CHECK(without_blanks_around(" \tAnn Lee ") == "Ann Lee");
  CHECK(without_blanks_around(" ").empty());
  CHECK(folded(" MÜLLER ") == "müller");
}

TEST_CASE("a word is the known one that differs in capitals alone") {
  const std::vector<std::string> known{"Ann", "Müller", "DI", "di"};
  CHECK(known_spelling(" ann", known) == "Ann");
  CHECK(known_spelling("MÜLLER ", known) == "Müller");
  CHECK(known_spelling("Bob ", known) == "Bob");
  CHECK(known_spelling("di", known) == "di");
  CHECK(known_spelling("Di", known) == "Di");  // two could be meant
}

TEST_CASE("parts stand between separators as they are typed, empty ones too") {
  CHECK(parts_of("a, b,,c", ',') == std::vector<std::string>{"a", " b", "", "c"});
  CHECK(parts_of("", ',') == std::vector<std::string>{""});
}

}  // namespace
}  // namespace ringside
