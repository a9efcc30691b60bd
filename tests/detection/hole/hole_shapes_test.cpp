// SPDX-License-Identifier: MIT
#include "detection/hole/hole_shapes.h"

#include <doctest/doctest.h>

#include <utility>

namespace ringside {
namespace {

const DiscShape kShape{15.9, 9.5, 1.5};
const Circle kRim{{0.5, -0.5}, 17.5};
const Vec3 kAside(30, -420, 800);  // 28 degrees

// The places of a patch in steps of 1 mm, as sharp as pixels are.
HolePatch places() {
  constexpr Eigen::Index kHalf = 26;
  HolePatch patch;
  patch.p_board.resize(2, (2 * kHalf + 1) * (2 * kHalf + 1));
  Eigen::Index i = 0;
  for (Eigen::Index y = -kHalf; y <= kHalf; ++y) {
    for (Eigen::Index x = -kHalf; x <= kHalf; ++x)
      patch.p_board.col(i++) << static_cast<float>(x), static_cast<float>(y);
  }
  patch.blur = 0;
  return patch;
}

double share_at(const PartShares& shares, const HolePatch& patch, HolePart part, const Vec2& place) {
  Eigen::Index nearest = 0;
  (patch.p_board.colwise() - place.cast<float>()).colwise().squaredNorm().minCoeff(&nearest);
  return static_cast<double>(shares(static_cast<Eigen::Index>(part), nearest));
}

TEST_CASE("every pixel of a hole's drawing shows its parts once") {
  const HolePatch patch = places();
  const DiscPose hanging = pose_of({1.0, 6, radians(20)}, kRim, kShape);
  for (const PartShares& shares :
       {shares_of(EmptyHole{kRim, 7, {3, 2}}, patch, kAside),
        shares_of(FilledHole{kRim, {{0, 0, -8}, Vec3::UnitZ()}, kShape}, patch, kAside),
        shares_of(FilledHole{kRim, hanging, kShape}, patch, kAside),
        shares_of(FilledHole{kRim, hanging, kShape, Vec2(6, 5)}, patch, kAside)}) {
    CHECK((shares.colwise().sum().array() - 1).abs().maxCoeff() < 1e-5);
    CHECK(shares.minCoeff() >= 0);
  }
}

TEST_CASE("the deck hides what a disc has below it, and its top too where that is below") {
  const HolePatch patch = places();
  for (const double foot : {-7.0, -9.5, -12.0}) {  // above the deck, level with it, below it
    CAPTURE(foot);
    const PartShares shares =
        shares_of(FilledHole{kRim, {{0, 0, foot}, Vec3::UnitZ()}, kShape}, patch, kAside);
    // The foot of the disc lies up to 5 mm nearer the camera than the rim is.
    CHECK(share_at(shares, patch, HolePart::kDeck, {0.5, -0.5 - 19}) == 1);
    CHECK(share_at(shares, patch, HolePart::kSide, {0.5, -0.5 - 19}) == 0);
    CHECK(share_at(shares, patch, HolePart::kTop, {0, 0}) == 1);
  }
}

TEST_CASE("a lamp lights the floor beside a disc where neither rim nor disc keep it off") {
  const HolePatch patch = places();
  const Vec3 above(0, 0, 900);
  const Circle wide{{0, 0}, 19.5};
  FilledHole hole{wide, {{-3, 0, -8}, Vec3::UnitZ()}, kShape};  // floor shows at +x
  const auto light_at = [&](const Vec2& place) {
    const PartShares shares = shares_of(hole, patch, above);
    return std::pair(share_at(shares, patch, HolePart::kLitFloor, place),
                     share_at(shares, patch, HolePart::kFloor, place));
  };
  const Vec2 beside(16, 0);
  CHECK(light_at(beside) == std::pair(0.0, 1.0));
  hole.shadow = Vec2(-7, 0);  // a lamp at +x: the rim keeps it off
  CHECK(light_at(beside) == std::pair(0.0, 1.0));
  hole.shadow = Vec2(7, 0);  // a lamp at -x: the disc does
  CHECK(light_at(beside) == std::pair(0.0, 1.0));
  hole.shadow = Vec2(0.5, 0);  // high above: only the disc's edge is in its shadow
  CHECK(light_at(beside).first == 1);
}

TEST_CASE("a hanger hides the deck where it reaches over the rim") {
  const HolePatch patch = places();
  const double towards = 1.0;
  const FilledHole hanger{kRim, pose_of({towards, 7, radians(20)}, kRim, kShape), kShape};
  const PartShares shares = shares_of(hanger, patch, kAside);
  CHECK(overhang(hanger) > 4);
  CHECK(share_at(shares, patch, HolePart::kDeck, kRim.centre + 20 * direction(towards)) == 0);
  CHECK(share_at(shares, patch, HolePart::kDeck, kRim.centre - 20 * direction(towards)) == 1);
}

TEST_CASE("a hanging disc keeps a lamp from the deck behind it, a sunken one does not") {
  const HolePatch patch = places();
  const double towards = 1.0;
  FilledHole hole{kRim, pose_of({towards, 7, radians(20)}, kRim, kShape), kShape};
  const auto shaded_at = [&](const Vec2& place) {
    return share_at(shares_of(hole, patch, kAside), patch, HolePart::kShadedDeck, place);
  };
  const Vec2 behind = kRim.centre + 26 * direction(towards), before = kRim.centre - 20 * direction(towards);
  CHECK(shaded_at(behind) == 0);
  hole.shadow = 10 * direction(towards);
  CHECK(shaded_at(behind) == 1);
  CHECK(shaded_at(before) == 0);
  hole.shadow = -10 * direction(towards);
  CHECK(shaded_at(behind) == 0);
  hole.pose = {{0, 0, -kShape.height}, Vec3::UnitZ()};
  for (int i = 0; i < 8; ++i) CHECK(shaded_at(kRim.centre + 19 * direction(kPi / 4 * i)) == 0);
}

}  // namespace
}  // namespace ringside
