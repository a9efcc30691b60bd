// SPDX-License-Identifier: MIT
#include "detection/hole/draw_hole.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <utility>

#include "detection/hole/hole_pose.h"

namespace ringside {
namespace {

const DiscShape kShape{15.9, 9.5, 1.5};
const Circle kRim{{0.5, -0.5}, 17.5};
const Vec3 kAside(30, -420, 800);  // 28 degrees

// The places of a patch in steps of 1 mm, as sharp as pixels are.
HolePatch places() {
  constexpr int kHalf = 26;
  std::vector<Vec2> all;
  for (int y = -kHalf; y <= kHalf; ++y)
    for (int x = -kHalf; x <= kHalf; ++x) all.emplace_back(x, y);
  return patch_of_places(all, Vec2::Zero());
}

PartShares shares_of(const HoleScene& scene, const HolePatch& patch, const Vec3& camera) {
  PartShares shares;
  draw(scene, patch, camera, shares);
  return shares;
}

float share(const PartShares& shares, HolePart part, std::size_t i) {
  return at(shares[static_cast<std::size_t>(part)], i);
}

double share_at(const PartShares& shares, const HolePatch& patch, HolePart part, const Vec2& place) {
  std::size_t nearest = 0;
  for (std::size_t i = 0; i < patch.count; ++i)
    if ((patch.place(i) - place).norm() < (patch.place(nearest) - place).norm()) nearest = i;
  return static_cast<double>(share(shares, part, nearest));
}

HoleScene with_disc(const Circle& rim, const DiscPose& pose) {
  return {.rim = rim,
          .depth = std::max(kUsualHoleDepth, depth_of(pose, kShape)),
          .disc = LyingDisc{pose, kShape}};
}

HoleScene lit(HoleScene scene, const Vec2& shadow) {
  scene.shadow = shadow;
  return scene;
}

TEST_CASE("every pixel of a hole's drawing shows its parts once") {
  const HolePatch patch = places();
  const DiscPose hanging = pose_of({1.0, 6, radians(20)}, kRim, kShape);
  const HoleScene hanger = with_disc(kRim, hanging);
  for (const HoleScene& scene :
       {HoleScene{kRim, 7, Vec2(3, 2)}, with_disc(kRim, level({0, 0}, -8)), hanger, lit(hanger, {6, 5})}) {
    const PartShares shares = shares_of(scene, patch, kAside);
    for (std::size_t i = 0; i < patch.count; ++i) {
      float sum = 0;
      for (const Row& row : shares) {
        CHECK(at(row, i) >= 0);
        sum += at(row, i);
      }
      CHECK(sum == doctest::Approx(1));
    }
  }
}

TEST_CASE("the deck hides what a disc has below it, and its top too where that is below") {
  const HolePatch patch = places();
  for (const double foot : {-7.0, -9.5, -12.0}) {  // above the deck, level with it, below it
    CAPTURE(foot);
    const PartShares shares = shares_of(with_disc(kRim, level({0, 0}, foot)), patch, kAside);
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
  HoleScene hole = with_disc(wide, level({-3, 0}, -8));  // floor shows at +x
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
  const HoleScene hanger = with_disc(kRim, pose_of({towards, 7, radians(20)}, kRim, kShape));
  const PartShares shares = shares_of(hanger, patch, kAside);
  CHECK(overhang(hanger.disc->pose, kShape, kRim) > 4);
  CHECK(share_at(shares, patch, HolePart::kDeck, kRim.centre + 20 * direction(towards)) == 0);
  CHECK(share_at(shares, patch, HolePart::kDeck, kRim.centre - 20 * direction(towards)) == 1);
}

TEST_CASE("a hanging disc keeps a lamp from the deck behind it, a sunken one does not") {
  const HolePatch patch = places();
  const double towards = 1.0;
  HoleScene hole = with_disc(kRim, pose_of({towards, 7, radians(20)}, kRim, kShape));
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
  hole = lit(with_disc(kRim, level({0, 0}, -kShape.height)), *hole.shadow);
  for (int i = 0; i < 8; ++i) CHECK(shaded_at(kRim.centre + 19 * direction(kPi / 4 * i)) == 0);
}

// Against the outlines in closed form that the camera's geometry gives (geometry/disc_pose.h).
TEST_CASE("a drawn disc has the outline that the camera sees of it") {
  const auto inside = [](const std::vector<Vec2>& corners, const Vec2& p) {
    double least = 1e9;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const Vec2 unit = outline_direction(static_cast<int>(i));
      least = std::min(least, unit.dot(corners[i] - p));
    }
    return least;
  };
  const HolePatch patch = places();
  for (const double towards : {0.4, 2.0, 4.4}) {
    for (const double lean : {0.0, 13.0, 30.0}) {
      CAPTURE(towards);
      CAPTURE(lean);
      const DiscPose pose = lean > 0 ? pose_of({towards, 6, radians(lean)}, kRim, kShape) : level({3, 4}, 0);
      const HoleScene scene = with_disc(kRim, pose);
      const PartShares shares = shares_of(scene, patch, kAside);
      const auto whole = outline_of(pose, kShape, kAside), above = outline_above_deck(pose, kShape, kAside),
                 top = top_outline_of(pose, kShape, kAside);
      for (std::size_t i = 0; i < patch.count; ++i) {
        const Vec2 p = patch.place(i);
        const bool in_rim = (p - kRim.centre).norm() < kRim.radius - 0.75;
        const bool on_deck = (p - kRim.centre).norm() > kRim.radius + 0.75;
        if (!in_rim && !on_deck) continue;
        CAPTURE(p.transpose());
        // So much nearer to an edge a pixel shows both sides; the drawing's is off by up to 0.4 mm where the
        // deck cuts the rounded edge.
        constexpr double kEdge = 0.9;
        const double in = inside(in_rim ? whole : above, p), in_top = std::min(inside(top, p), in);
        const float disc = share(shares, HolePart::kSide, i) + share(shares, HolePart::kTop, i);
        if (std::abs(in) > kEdge) CHECK(disc == doctest::Approx(in > 0 ? 1 : 0).epsilon(0.001));
        if (std::abs(in_top) > kEdge)
          CHECK(share(shares, HolePart::kTop, i) == doctest::Approx(in_top > 0 ? 1 : 0).epsilon(0.001));
      }
    }
  }
}

}  // namespace
}  // namespace ringside
