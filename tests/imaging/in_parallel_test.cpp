// SPDX-License-Identifier: MIT
#include "imaging/in_parallel.h"

#include <doctest/doctest.h>

#include <stdexcept>
#include <string>

using namespace ringside;

TEST_CASE("what is worked out side by side comes in order, by however many threads") {
  const int usual = cv::getNumThreads();
  for (const int threads : {1, 2}) {
    CAPTURE(threads);
    cv::setNumThreads(threads);
    const auto words = in_parallel(100, [](std::size_t i) { return std::to_string(i * i); });
    REQUIRE(words.size() == 100);
    for (std::size_t i = 0; i < words.size(); ++i) CHECK(words[i] == std::to_string(i * i));
  }
  cv::setNumThreads(usual);
  CHECK(in_parallel(0, [](std::size_t i) { return i; }).empty());
}

TEST_CASE("an error of one is the caller's") {
  const auto work = [](std::size_t i) {
    if (i == 7) throw std::runtime_error("the eighth");
    return i;
  };
  CHECK_THROWS_WITH_AS(in_parallel(20, work), "the eighth", std::runtime_error);
}
