// SPDX-License-Identifier: MIT
#include "detection/hole/hole_fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace ringside {
namespace {

constexpr std::array kUsualRadii{17.0, 19.0};  // mm
constexpr std::size_t kFewStarts = 200;
constexpr double kRadiusPlay = 0.6;  // mm, between discs of one photo
constexpr double kAnyRadius = 2;     // mm: measured sets 14.1 to 18.3, usual 15.9

// Where shadows are looked for first: of lamps all around, high and low.
std::vector<Vec2> usual_shadows() {
  std::vector<Vec2> shadows;
  for (int i = 0; i < 8; ++i)
    for (const double length : {4.0, 9.0}) shadows.emplace_back(length * direction(2 * kPi * i / 8));
  return shadows;
}

}  // namespace

HoleProblem HoleFitter::problem(HoleKind kind, const Vec2& beside) const {
  return {kind, disc_.shape, disc_.measured ? kRadiusPlay : kAnyRadius, beside};
}

// The starts with every rim, and with every radius of a disc that may be.
std::vector<HoleUnknowns> HoleFitter::with_rims_and_radii(const std::vector<HoleUnknowns>& starts,
                                                          std::size_t radius_at) const {
  constexpr double kStep = 1.5;  // mm: descents find their way over half of it
  std::vector<double> radii{disc_.shape.radius};
  if (!disc_.measured) radii = {radii[0] - kStep, radii[0], radii[0] + kStep};
  std::vector<Circle> rims{rim_};
  for (const double radius : kUsualRadii) rims.push_back({Vec2::Zero(), radius});
  std::vector<HoleUnknowns> all;
  for (const HoleUnknowns& start : starts) {
    for (const Circle& rim : rims) {
      HoleUnknowns at = start;
      at[0] = rim.centre.x();
      at[1] = rim.centre.y();
      at[2] = rim.radius;
      if (radius_at == 0) all.push_back(at);
      for (const double radius : radii) {
        if (radius_at == 0) break;
        at[radius_at] = radius;
        all.push_back(at);
      }
    }
  }
  return all;
}

HoleFit HoleFitter::best(const HoleProblem& problem, const std::vector<HoleUnknowns>& starts) const {
  HoleDescent rough(problem, thinnest_patch_, camera_), fine(problem, thin_patch_, camera_);
  std::vector<HolePlace> places;
  for (const HoleUnknowns& start : starts) places.push_back({start, rough.cost(start)});
  const auto descend_cheapest = [&](std::size_t most, HoleDescent& descent, int steps) {
    std::stable_sort(places.begin(), places.end(),
                     [](const HolePlace& a, const HolePlace& b) { return a.cost < b.cost; });
    if (places.size() > most) places.erase(places.begin() + static_cast<std::ptrdiff_t>(most), places.end());
    for (HolePlace& place : places) place = descent.descend(place, steps);
  };
  // A lamp's light and a disc's place explain each other's edges: more of its starts go wrong.
  if (starts.size() > kFewStarts) descend_cheapest(16, rough, 1);
  descend_cheapest(8, rough, 2);
  descend_cheapest(3, rough, 3);
  for (HolePlace& place : places) place.cost = fine.cost(place.at);
  descend_cheapest(2, fine, 4);
  descend_cheapest(1, fine, 0);
  return fit_of(problem, places.front().at);
}

HoleFit HoleFitter::fit_of(const HoleProblem& problem, const HoleUnknowns& at) const {
  HoleFit fit{.at = at, .scene = problem.scene_of(at), .mean_loss = 0, .losses = {}};
  PartColourFit part_colours;
  part_colours.of(fit.scene, patch_, camera_);
  fit.mean_loss = part_colours.mean_loss();
  fit.losses = part_colours.losses();
  if (!fit.scene.disc) return fit;
  fit.face = part_colours.colour(HolePart::kTop);
  return fit;
}

double HoleFitter::blur_of(const HoleScene& drawing) const {
  // Of what is usual: sharp photos 0.6 to 1.2, blurred ones to 3.
  constexpr std::array kFactors{0.6, 0.8, 1.0, 1.25, 1.6, 2.0, 2.5, 3.2};
  double best = patch_.blur, least = std::numeric_limits<double>::infinity();
  HolePatch patch = thin_patch_;
  PartColourFit part_colours;
  for (const double factor : kFactors) {
    patch.blur = factor * patch_.blur;
    part_colours.of(drawing, patch, camera_);
    if (part_colours.mean_loss() >= least) continue;
    least = part_colours.mean_loss();
    best = patch.blur;
  }
  return best;
}

HoleFitter::HoleFitter(const HolePatch& patch, const Circle& rim, const LikelyShape& disc, const Vec3& camera)
    : patch_(patch),
      thin_patch_(thinned(patch, 2)),
      thinnest_patch_(thinned(patch, 3)),
      rim_(rim),
      disc_(disc),
      camera_(camera) {
  std::vector<HoleUnknowns> starts{{0, 0, 0, kUsualHoleDepth, 0, 0}};
  for (const Vec2& shadow : usual_shadows())
    starts.push_back({0, 0, 0, kUsualHoleDepth, shadow.x(), shadow.y()});
  const HoleFit found = best(problem(HoleKind::kEmpty), with_rims_and_radii(starts, 0));
  empty_ = found.at;
  patch_.blur = thin_patch_.blur = thinnest_patch_.blur = blur_of(found.scene);
}

HoleFit HoleFitter::empty() const { return best(problem(HoleKind::kEmpty), {empty_}); }

std::vector<HoleUnknowns> HoleFitter::flat_starts(int directions, const std::vector<double>& tops) const {
  std::vector<HoleUnknowns> starts;
  for (int i = 0; i <= directions; ++i) {
    const Vec2 base = (i == 0 ? 0.0 : 1.5) * direction(2 * kPi * i / directions);
    for (const double top : tops) starts.push_back({0, 0, 0, base.x(), base.y(), top});
  }
  starts = with_rims_and_radii(starts, 6);
  // In a wide hole it may lie far off the middle.
  for (HoleUnknowns& at : starts)
    for (const std::size_t i : {3U, 4U}) at[i] *= std::max(1.0, 0.5 * (at[2] - at[6]));
  return starts;
}

HoleFit HoleFitter::flat() const { return best(problem(HoleKind::kFlat), flat_starts(5, {0.0, 2.5})); }

HoleFit HoleFitter::hanger() const {
  std::vector<HoleUnknowns> starts;
  for (int i = 0; i < 16; ++i)
    for (const Vec2& offset_and_lean : {Vec2(4, 13), Vec2(4.5, 21), Vec2(7, 21)})
      starts.push_back({0, 0, 0, 2 * kPi * i / 16, offset_and_lean.x(), radians(offset_and_lean.y())});
  return best(problem(HoleKind::kHanger), with_rims_and_radii(starts, 6));
}

HoleFit HoleFitter::under_lamp(const HoleFit& even, HoleKind kind, std::vector<HoleUnknowns> places) const {
  places.push_back(even.at);
  std::vector<HoleUnknowns> starts;
  for (HoleUnknowns& at : places) {
    for (const Vec2& shadow : usual_shadows()) {
      at[7] = shadow.x();
      at[8] = shadow.y();
      starts.push_back(at);
    }
  }
  const HoleFit lit = best(problem(kind), starts);
  return lit.mean_loss < even.mean_loss ? lit : even;
}

// A wide hole's floor, here lit and there dark, drives the drawing in even
// light to another place.
HoleFit HoleFitter::flat_under_lamp(const HoleFit& flat) const {
  return under_lamp(flat, HoleKind::kFlatUnderLamp, flat_starts(8, {0.0}));
}

HoleFit HoleFitter::hanger_under_lamp(const HoleFit& hanger) const {
  return under_lamp(hanger, HoleKind::kHangerUnderLamp, {});
}

HoleFit HoleFitter::standing(const Vec2& base) const {
  return best(problem(HoleKind::kBeside, base),
              with_rims_and_radii({{0, 0, 0, base.x(), base.y(), disc_.shape.radius}}, 0));
}

}  // namespace ringside
