// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "detection/hole/explain_hole.h"
#include "fitting/descend.h"

namespace ringside {

// A drawing that explains the patch as well as any of its kind.
struct HoleFit {
  Explanation explanation;
  FilledHole hole;         // of an empty one the rim alone
  std::optional<Lab> gap;  // colour of what shows between disc and rim; empty where hardly anything does

  const Lab& face() const { return explanation.colours[static_cast<std::size_t>(HolePart::kTop)]; }
};

// Of a disc that may lie in the hole.
struct LikelyShape {
  DiscShape shape;
  bool measured = true;  // the radius, on other discs of the set; else it is what is usual
};

// The best drawing of each kind, as blurred as the photo is there: by as much as explains it best.
class HoleFitter {
 public:
  // rim: as the calibration has it; it may be wrong by millimetres when a disc hides a part of it.
  HoleFitter(const HolePatch& patch, const Circle& rim, const LikelyShape& disc, const Vec3& camera);

  HoleFit empty() const;
  HoleFit flat() const;
  HoleFit hanger() const;
  // The same under a lamp, from which disc and rim shade a part of the floor and the disc the deck; no worse.
  HoleFit flat_under_a_lamp(const HoleFit& flat) const;
  HoleFit hanger_under_a_lamp(const HoleFit& hanger) const;
  HoleFit standing(const Vec2& base) const;  // on the deck, beside the hole, about there

 private:
  std::vector<Params> empty_starts() const;
  std::vector<ParamRange> flat_ranges() const;
  FilledHole flat_hole_of(const Params& params) const;
  HoleFit best_flat(const std::vector<Params>& starts, const std::vector<ParamRange>& ranges) const;
  std::vector<ParamRange> hanger_ranges() const;
  FilledHole hanging_hole_of(const Params& params) const;
  HoleFit best_hanger(const std::vector<Params>& starts, const std::vector<ParamRange>& ranges) const;
  EmptyHole empty_from(const std::vector<Params>& starts) const;
  double blur_of(const EmptyHole& drawing) const;
  HoleFit fit_of(const FilledHole& found) const;
  std::vector<Circle> rims() const;
  const DiscShape& shape() const { return disc_.shape; }
  ParamRange radius_range() const;
  struct Start {
    Circle rim;
    double radius;  // of the disc
  };
  std::vector<Start> rims_and_discs() const;
  // The drawing, of those that parameters stand for, that explains the patch best. penalty: for parameters
  // that cannot be.
  template <typename DrawingOf, typename Penalty>
  auto best(const std::vector<Params>& starts, const std::vector<ParamRange>& ranges,
            const DrawingOf& drawing_of, const Penalty& penalty) const;
  template <typename Drawing>
  Explanation explanation(const Drawing& drawing, const HolePatch& patch) const {
    return explain(patch, shares_of(drawing, patch, camera_));
  }

  HolePatch patch_;
  HolePatch thin_patch_, thinnest_patch_;  // for the search
  Circle rim_;
  LikelyShape disc_;
  Vec3 camera_;
  EmptyHole empty_;  // found with the usual blur
};

}  // namespace ringside
