// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "detection/hole/hole_problem.h"

namespace ringside {

// A drawing that explains the patch as well as any of its kind.
struct HoleFit {
  HoleUnknowns at;
  HoleScene scene;
  double mean_loss;        // mean of the pixels'
  Row losses;              // of the patch's pixels
  Lab face = Lab::Zero();  // of a disc's top

  const LyingDisc& disc() const { return *scene.disc; }
};

// Of a disc that may lie in the hole.
struct LikelyShape {
  DiscShape shape;
  bool measured = true;  // the radius, on other discs of the set; else it is what is usual
};

// The best drawing of each kind, from many starts on a thinned patch to the
// whole of it; as blurred as the photo is there: by as much as explains the
// empty hole best.
class HoleFitter {
 public:
  // rim: as the calibration has it; it may be wrong by millimetres when a disc
  // hides a part of it.
  HoleFitter(const HolePatch& patch, const Circle& rim, const LikelyShape& disc, const Vec3& camera);

  HoleFit empty() const;
  HoleFit flat() const;
  HoleFit hanger() const;
  // Refits with one directional light and the shadows that disc and rim cast; returns the better of both
  // fits.
  HoleFit flat_under_lamp(const HoleFit& flat) const;
  HoleFit hanger_under_lamp(const HoleFit& hanger) const;
  HoleFit standing(const Vec2& base) const;  // on the deck, beside the hole, about there

 private:
  std::vector<HoleUnknowns> with_rims_and_radii(const std::vector<HoleUnknowns>& starts,
                                                std::size_t radius_at) const;
  HoleProblem problem(HoleKind kind, const Vec2& beside = Vec2::Zero()) const;
  HoleFit best(const HoleProblem& problem, const std::vector<HoleUnknowns>& starts) const;
  std::vector<HoleUnknowns> flat_starts(int directions, const std::vector<double>& tops) const;
  HoleFit under_lamp(const HoleFit& even, HoleKind kind, std::vector<HoleUnknowns> places) const;
  HoleFit fit_of(const HoleProblem& problem, const HoleUnknowns& at) const;
  double blur_of(const HoleScene& drawing) const;

  HolePatch patch_;
  HolePatch thin_patch_, thinnest_patch_;  // for the search
  Circle rim_;
  LikelyShape disc_;
  Vec3 camera_;
  HoleUnknowns empty_{};  // found with the usual blur
};

}  // namespace ringside
