// SPDX-License-Identifier: MIT
#include "scene/digits.h"

#include <doctest/doctest.h>

#include <bit>
#include <cstdint>

// digits.cpp and the scene once more, built for no processor in particular.
namespace ringside_plain {
std::vector<double> digits_of_scene();
}

TEST_CASE("what the scene says is the same on every processor, to the last bit") {
  const std::vector<double> here = ringside::digits_of_scene(), plain = ringside_plain::digits_of_scene();
  REQUIRE(here.size() == plain.size());
  CHECK(here.size() > 50'000);
  int differ = 0;
  for (std::size_t i = 0; i < here.size(); ++i)
    differ += std::bit_cast<std::uint64_t>(here[i]) != std::bit_cast<std::uint64_t>(plain[i]);
  CHECK(differ == 0);
}
