// SPDX-License-Identifier: MIT
#include "detection/placement/explanations.h"

#include <doctest/doctest.h>

#include <cmath>

namespace ringside {
namespace {

const Vec2 kSeen{100, 40};
const Vec2 kBeside{103, 40};

Explanations two(double loss_beside) {
  Explanations out({kSeen, 1});
  out.add({kBeside, loss_beside});
  return out;
}

double sigma_x(const Explanations& explanations, const Vec2& place) {
  return std::sqrt(explanations.spread_about(place)(0, 0));
}

TEST_CASE("a disc stays where its outline was seen until another place explains it clearly better") {
  CHECK(two(0.85).is_where_seen());
  CHECK(two(0.85).best() == kSeen);
  CHECK(!two(0.75).is_where_seen());
  CHECK(two(0.75).best() == kBeside);
}

TEST_CASE("of two places that are about as likely, whichever is taken, the sigmas of both cover the other") {
  const double at_one = sigma_x(two(0.81), kSeen), at_other = sigma_x(two(0.79), kBeside);
  CHECK(std::hypot(at_one, at_other) > 0.95 * (kBeside - kSeen).norm());
  CHECK(two(0.81).spread_about(kSeen)(1, 1) == 0);
}

TEST_CASE("a place that explains it far worse adds nothing, and one that is the same neither") {
  CHECK(sigma_x(two(4), kSeen) < 0.05);
  CHECK(sigma_x(two(0.2), kBeside) < 0.1);
  Explanations same({kSeen, 1});
  same.add({kSeen + Vec2(0.2, 0), 1});
  CHECK(sigma_x(same, kSeen) < 0.2);
}

}  // namespace
}  // namespace ringside
