// SPDX-License-Identifier: MIT
#include "detection/selection/select_discs.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "detection/outline/likelihood.h"
#include "detection/selection/at_the_hole.h"
#include "detection/selection/cast_shadow.h"
#include "detection/selection/from_aside.h"
#include "detection/selection/shared_face.h"
#include "detection/selection/thrown_shadows.h"
#include "fitting/cauchy.h"
#include "geometry/robust.h"
#include "imaging/in_parallel.h"

namespace ringside {
namespace {

// A quarter of the outline may be hidden and another fade into the deck. Real discs reach 0.52 and more.
constexpr double kLeastCandidateCoverage = 0.5;
// Real discs: 0.43 (half under a finger, blurred) to 1; grain and shadows that overlap no disc: below 0.38.
constexpr double kLeastQuality = 0.40;
// At the deck's edge that edge itself, the ditch, its shadow and the rim add edges of their own.
constexpr double kLeastQualityAtEdge = 0.50, kAtEdge = 3;  // mm within which it looks like part of an outline
// From far aside one explanation counts alone, and fingers and grain reach 0.56 so. Discs that are seen as
// badly are found again by their side's colour.
constexpr double kLeastQualityAside = 0.6;
constexpr double kClearQuality = 0.70;  // discs that tell the others' size and the lamp
// Two turnings on one board differ by 2 mm, an outline in shadow is off by half a millimetre.
constexpr double kMostRadiusDifference = 2.5;
// A face as like the deck as this is a ring printed on it, a letter or grain. Not where the outline is clear:
// of 6100 such candidates on 900 photos no false one was below 12, and of the discs 26 between 2 (just
// visible) and 4, natural ones on decks of the same wood.
constexpr double kLeastContrast = 4, kLeastContrastOfClear = 2;
// Discs cannot overlap; 1.6 radii instead of 2 leaves room for errors and lets a cast shadow fall to its
// disc.
constexpr double kLeastDistance = 1.6;
// By so much in quality a shadow may be seen better than its disc; a disc that was lost so is no clearer than
// grain.
constexpr double kClearer = 0.25;
// In quality: an outline that fits so much better by its own size than by the usual one is no disc's. Half of
// what second_pass.cpp has for the fit alone, of which this is one half.
constexpr double kFarBetter = 0.125;

// shape.radius: as of fit_outline.
std::optional<FoundDisc> examine(const Photo& photo, const Calibration& calibration, DiscShape shape,
                                 RadiusMode mode, const Candidate& candidate) {
  if (candidate.coverage < kLeastCandidateCoverage) return std::nullopt;
  const Vec3& camera = calibration.camera.centre;
  FoundDisc found;
  found.candidate = candidate;
  const auto fit = [&](NearSide near_side) {
    return fit_candidate(photo, calibration, candidate, shape, near_side, mode);
  };
  found.foot = fit(NearSide::kFoot);
  found.shoulder = fit(NearSide::kShoulder);
  const bool aside = is_far_aside(candidate.outline.centre, shape, camera);
  if (aside) add_top_alone(candidate, shape, camera, found);
  if (!found.foot && !found.shoulder) return std::nullopt;
  found.fit = found.foot ? *found.foot : *found.shoulder;
  if (aside) keep_what_agrees(found);
  shape.radius = found.fit.radius;
  const Circle top = seen_top(found.fit.base, shape, camera);
  const Circle whole = seen_whole(found.fit.base, shape, camera);
  found.face = face_colour(photo, calibration, top, whole);
  found.around = brightness_around(photo, calibration, whole);
  // Both explanations count: they differ by little for a disc, and one of them fits many a chain of grain by
  // chance. Seen from far aside they have little in common, and one of them is wrong.
  const double outline_quality = found.foot && found.shoulder && !aside
                                     ? (quality_of(*found.foot) + quality_of(*found.shoulder)) / 2
                                     : quality_of(found.fit);
  found.quality = (candidate.coverage + outline_quality) / 2;
  return found;
}

bool is_disc(const FoundDisc& found, const DiscShape& shape, const Calibration& calibration) {
  const bool at_edge = found.fit.base.norm() + found.fit.radius > calibration.deck_radius - kAtEdge;
  const bool aside = is_far_aside(found.fit.base, shape, calibration.camera.centre);
  return found.quality > (at_edge ? kLeastQualityAtEdge : kLeastQuality) &&
         (!aside || found.quality > kLeastQualityAside) &&
         found.face.contrast > (found.quality > kClearQuality ? kLeastContrastOfClear : kLeastContrast);
}

bool lies_on_deck(const OutlineFit& fit, const Calibration& calibration) {
  return fit.base.norm() < calibration.deck_radius;
}

bool overlaps(const FoundDisc& a, const FoundDisc& b) {
  return (a.fit.base - b.fit.base).norm() < kLeastDistance * (a.fit.radius + b.fit.radius) / 2;
}

// Within another outline that is seen as well lies a disc's face, whose edge is rounded and of another shade,
// and not a disc.
bool is_face_of(const FoundDisc& inner, const FoundDisc& outer) {
  constexpr double kAsWell = 0.8, kWithin = 1;  // of the quality; mm
  return outer.fit.radius > inner.fit.radius + kWithin &&
         (outer.fit.base - inner.fit.base).norm() + inner.fit.radius < outer.fit.radius + kWithin &&
         outer.quality > kAsWell * inner.quality;
}

// Those that none of the others explains.
template <typename Explains>
std::vector<FoundDisc> without(const std::vector<FoundDisc>& found, const Explains& explained_by) {
  std::vector<FoundDisc> discs;
  std::copy_if(found.begin(), found.end(), std::back_inserter(discs), [&](const FoundDisc& disc) {
    return std::none_of(found.begin(), found.end(),
                        [&](const FoundDisc& other) { return explained_by(disc, other); });
  });
  return discs;
}

// Of discs that overlap, the best first; `found` is sorted so. Where another outline of one is about as good,
// as of a disc that moves, it may lie there just as well.
std::vector<FoundDisc> apart_of(const std::vector<FoundDisc>& found) {
  std::vector<FoundDisc> apart;
  for (const FoundDisc& disc : found) {
    const auto best = std::find_if(apart.begin(), apart.end(),
                                   [&](const FoundDisc& other) { return overlaps(disc, other); });
    if (best == apart.end()) {
      apart.push_back(disc);
    } else {
      const Vec2 beside = disc.fit.base - best->fit.base;
      best->doubt += likelihood_beside(1 - disc.quality, 1 - best->quality) * beside * beside.transpose();
    }
  }
  return apart;
}

// A shadow's far edge may be as round as its disc and clearer; but the lamp says on which side of a disc its
// shadow lies.
bool is_shadow_of(const FoundDisc& shadow, const FoundDisc& disc, const Vec2& shadow_direction) {
  constexpr double kAlongCosine = 0.7, kLeastShift = 0.3;  // of the radius: less is the same thing seen twice
  constexpr double kLongest = 1.9;                         // of the radius: at 2 lies a disc that touches
  const Vec2 way = shadow.fit.base - disc.fit.base;
  return way.norm() < kLongest * disc.fit.radius && way.norm() > kLeastShift * disc.fit.radius &&
         way.normalized().dot(shadow_direction) > kAlongCosine && shadow.quality < disc.quality + kClearer;
}

std::vector<FoundDisc> without_shadows(const std::vector<FoundDisc>& found, const Vec2& shadow_direction) {
  return without(found, [&](const FoundDisc& shadow, const FoundDisc& disc) {
    return is_shadow_of(shadow, disc, shadow_direction);
  });
}

// Of a disc and a shadow that overlap one looks the same all over.
std::vector<FoundDisc> without_what_others_own(const Photo& photo, const Calibration& calibration,
                                               const DiscShape& shape, const std::vector<FoundDisc>& found) {
  const auto face = [&](const FoundDisc& disc) {
    return seen_top(disc.fit.base, with_radius(shape, disc.fit.radius), calibration.camera.centre);
  };
  return without(found, [&](const FoundDisc& disc, const FoundDisc& owner) {
    return overlaps(disc, owner) && disc.quality < owner.quality + kClearer &&
           owns_shared_face(photo, calibration, face(owner), face(disc));
  });
}

std::vector<FoundDisc> clear_ones(const std::vector<FoundDisc>& discs) {
  std::vector<FoundDisc> clear;
  std::copy_if(discs.begin(), discs.end(), std::back_inserter(clear),
               [](const FoundDisc& disc) { return disc.quality > kClearQuality; });
  return clear;
}

// Where the lamp throws shadows, by the discs that are clear; empty when that cannot be told.
std::optional<Vec2> shadow_of_all(const std::vector<FoundDisc>& discs) {
  std::vector<std::vector<double>> around;
  for (const FoundDisc& disc : clear_ones(discs)) around.push_back(disc.around);
  return shadow_direction(around);
}

// How well a radius is that of all discs, when some of what was found is none: the quality of those that have
// it, and a little how usual it is among discs that are sold. Between one disc and one letter that tells.
double support_of_radius(double radius, const std::vector<FoundDisc>& found, double sold) {
  constexpr double kSpread = 1.5;   // mm; measured sets have 14.1 to 18.3
  constexpr double kWeight = 0.25;  // of one disc's quality: even twice the size costs less than one disc
  double support = -kWeight * cauchy_loss(std::pow((radius - sold) / kSpread, 2));
  for (const FoundDisc& disc : found)
    if (std::abs(disc.fit.radius - radius) <= kMostRadiusDifference) support += disc.quality;
  return support;
}

// Keeps detections near the modal radius; radii below 0.65 of the hole's do not vote.
std::vector<FoundDisc> of_one_size(const std::vector<FoundDisc>& found, double sold, double hole_radius) {
  constexpr double kLeastOfHole = 0.65;  // measured sets: 0.79 and more, single fits to 2.5 mm less
  std::vector<FoundDisc> asked, alike;
  std::copy_if(found.begin(), found.end(), std::back_inserter(asked),
               [&](const FoundDisc& disc) { return disc.fit.radius > kLeastOfHole * hole_radius; });
  if (asked.empty()) return alike;
  const auto support = [&](const FoundDisc& disc) { return support_of_radius(disc.fit.radius, asked, sold); };
  const auto typical =
      std::max_element(asked.begin(), asked.end(),
                       [&](const FoundDisc& a, const FoundDisc& b) { return support(a) < support(b); });
  std::copy_if(found.begin(), found.end(), std::back_inserter(alike), [&](const FoundDisc& disc) {
    return std::abs(disc.fit.radius - typical->fit.radius) <= kMostRadiusDifference;
  });
  return alike;
}

// The radius of the discs, mm: the median of theirs, `expected` when there are none.
double usual_radius(const std::vector<FoundDisc>& discs, double expected) {
  std::vector<double> radii;
  for (const FoundDisc& disc : discs) radii.push_back(disc.fit.radius);
  return radii.empty() ? expected : median(std::move(radii));
}

// Of what are seen as discs, those that are none of another's parts, the best first.
std::vector<FoundDisc> whole_ones(const Photo& photo, const Calibration& calibration, const DiscShape& shape,
                                  const std::vector<FoundDisc>& possible) {
  std::vector<FoundDisc> found = without(possible, is_face_of);
  found = drop_occluded_tops(photo, calibration, shape, found);
  found = without_what_others_own(photo, calibration, shape, found);
  std::stable_sort(found.begin(), found.end(),
                   [](const FoundDisc& a, const FoundDisc& b) { return a.quality > b.quality; });
  return found;
}

// Those apart from each other and from their shadows.
std::vector<FoundDisc> resolve_overlaps(const Photo& photo, const Calibration& calibration,
                                        const DiscShape& shape, const std::vector<FoundDisc>& possible) {
  std::vector<FoundDisc> found = whole_ones(photo, calibration, shape, possible);
  const std::vector<FoundDisc> apart = apart_of(found);
  const auto sun = sun_of(apart);
  const auto shadow = sun ? std::optional(sun->shadow) : shadow_of_all(apart);
  if (!shadow) return apart;
  if (sun)
    found = whole_ones(photo, calibration, shape, with_shadows(possible, *sun, calibration.deck_radius));
  return apart_of(without_shadows(found, *shadow));
}

// What was fitted with a radius that the discs here do not have: a disc and a part of its shadow, if an
// outline of theirs fits about as well; otherwise a coin, a chip or a print.
std::optional<FoundDisc> as_disc_of(const Photo& photo, const Calibration& calibration,
                                    const DiscShape& shape, const FoundDisc& other) {
  auto disc = examine(photo, calibration, shape, RadiusMode::kFixed, other.candidate);
  const bool fits = disc && is_disc(*disc, shape, calibration) && disc->quality > other.quality - kFarBetter;
  return fits ? disc : std::nullopt;
}

}  // namespace

std::vector<FoundDisc> possible_discs(const Photo& photo, const Calibration& calibration,
                                      const DiscModel& model, const std::vector<Candidate>& candidates) {
  const auto examined = in_parallel(candidates.size(), [&](std::size_t i) -> std::optional<FoundDisc> {
    if (in_the_hole(footprint(candidates[i], model.shape, calibration.camera.centre), calibration.hole))
      return std::nullopt;
    const DiscShape shape = with_radius(model.shape, candidates[i].outline.radius);
    return examine(photo, calibration, shape, RadiusMode::kFree, candidates[i]);
  });
  std::vector<FoundDisc> possible;
  for (const auto& disc : examined) {
    if (disc && is_disc(*disc, model.shape, calibration) && lies_on_deck(disc->fit, calibration) &&
        !is_the_hole(disc->fit, model.shape, calibration))
      possible.push_back(*disc);
  }
  return possible;
}

std::vector<FoundDisc> select_discs(const Photo& photo, const Calibration& calibration,
                                    const DiscModel& model, const std::vector<FoundDisc>& possible) {
  const std::vector<FoundDisc> apart = resolve_overlaps(photo, calibration, model.shape, possible);
  const double radius = usual_radius(
      clear_ones(of_one_size(apart, model.shape.radius, calibration.hole.rim.radius)), model.shape.radius);
  const auto of_other_size = [&](const FoundDisc& disc) {
    return std::abs(disc.fit.radius - radius) > kMostRadiusDifference;
  };
  if (std::none_of(apart.begin(), apart.end(), of_other_size)) return apart;
  std::vector<FoundDisc> of_usual_size;
  for (const FoundDisc& disc : possible) {
    const auto as_usual =
        of_other_size(disc) ? as_disc_of(photo, calibration, with_radius(model.shape, radius), disc) : disc;
    if (as_usual) of_usual_size.push_back(*as_usual);
  }
  return resolve_overlaps(photo, calibration, model.shape, of_usual_size);
}

}  // namespace ringside
