// SPDX-License-Identifier: MIT
#include "flow/rulings.h"

#include <doctest/doctest.h>

namespace ringside {
namespace {

TEST_CASE("a ruling is how the call goes, or a zone") {
  CHECK(ruling_word("clear") == RulingWord(Call::kClear));
  CHECK(ruling_word("touching") == RulingWord(Call::kTouching));
  CHECK(ruling_word("15") == RulingWord(15));
  CHECK(ruling_word("disc") == RulingWord(Existence::kDisc));
  CHECK(ruling_word("none") == RulingWord(Existence::kNone));
  for (const char* other : {"", "too close", "12", "15 ", "Clear"}) CHECK_FALSE(ruling_word(other));
}

}  // namespace
}  // namespace ringside
