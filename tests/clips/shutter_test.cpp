// SPDX-License-Identifier: MIT
#include "clips/shutter.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace ringside {
namespace {

using clips::Faults;
using clips::Shutter;

TEST_CASE("a good camera sends every moment") {
  Shutter shutter({}, 1);
  for (int i = 0; i < 100; ++i) CHECK(shutter.choose() == Shutter::Choice::kSend);
  for (long moment = 0; moment < 100; ++moment) CHECK(shutter.frame_of(moment) == moment);
  CHECK(shutter.frame_of(100) == 100);
}

TEST_CASE("frames are numbered as they are sent, whatever is dropped or repeated") {
  Shutter shutter({.repeats = 0.1, .drops = 0.1, .stalls = 0.01}, 5);
  long sent = 0, last = -1, repeats = 0, drops = 0;
  constexpr long kMoments = 3000;
  for (long moment = 0; moment < kMoments; ++moment) {
    const Shutter::Choice choice = shutter.choose();
    if (choice == Shutter::Choice::kDrop) {
      ++drops;
      continue;
    }
    if (choice == Shutter::Choice::kSend) last = moment;
    if (choice == Shutter::Choice::kRepeat) ++repeats;
    REQUIRE(shutter.moments().size() == static_cast<std::size_t>(sent + 1));
    CHECK(shutter.moments().back() == last);
    ++sent;
  }
  CHECK(sent + drops == kMoments);
  CHECK(drops > 150);
  CHECK(repeats > 300);  // of one frame each and of stalls
  CHECK(std::is_sorted(shutter.moments().begin(), shutter.moments().end()));
  for (long moment = 0; moment < last; ++moment) {
    const long frame = shutter.frame_of(moment);
    CHECK(shutter.moments()[static_cast<std::size_t>(frame)] >= moment);
    if (frame > 0) CHECK(shutter.moments()[static_cast<std::size_t>(frame - 1)] < moment);
  }
}

TEST_CASE("the same seed fails in the same places") {
  const Faults faults{.repeats = 0.1, .drops = 0.1, .stalls = 0.01};
  Shutter first(faults, 9), second(faults, 9), other(faults, 10);
  for (int i = 0; i < 500; ++i) {
    first.choose();
    second.choose();
    other.choose();
  }
  CHECK(first.moments() == second.moments());
  CHECK(first.moments() != other.moments());
}

}  // namespace
}  // namespace ringside
