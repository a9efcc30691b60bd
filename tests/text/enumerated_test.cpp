// SPDX-License-Identifier: MIT
#include "text/enumerated.h"

#include <doctest/doctest.h>

namespace ringside {
namespace {

TEST_CASE("what is enumerated reads as a sentence has it") {
  CHECK(enumerated({}).empty());
  CHECK(enumerated({"hole"}) == "hole");
  CHECK(enumerated({"hole", "pegs"}) == "hole and pegs");
  CHECK(enumerated({"inner line", "hole", "pegs"}) == "inner line, hole and pegs");
}

}  // namespace
}  // namespace ringside
