// SPDX-License-Identifier: MIT
#include "text/counted.h"

#include <doctest/doctest.h>

namespace ringside {
namespace {

TEST_CASE("one is not many, and none is") {
  CHECK(counted(0, "round") == "0 rounds");
  CHECK(counted(1, "round") == "1 round");
  CHECK(counted(2, "open shot") == "2 open shots");
}

}  // namespace
}  // namespace ringside
