// SPDX-License-Identifier: MIT
#include "detection/selection/second_pass.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "detection/colour/teams.h"
#include "detection/selection/at_the_hole.h"
#include "detection/selection/from_aside.h"
#include "detection/selection/thrown_shadows.h"
#include "geometry/robust.h"
#include "imaging/in_parallel.h"

namespace ringside {
namespace {

// Colours in L*a*b*; qualities: see FoundDisc. On 190 rendered and real photos 650 outlines that were none
// reached a quality of 0.48, of 46 that were overlooked discs' all but three 0.49 and more, their faces
// within 6 of their side's. A disc of a colour that no other has must be plain.
constexpr double kAlike = 6, kLeastQualityOfSide = 0.48, kLeastQualityAlone = 0.60;
constexpr double kLeastCoverage = 0.36, kLeastCoverageAlone = 0.5;  // theirs: 0.40 and more, 0.58
// Where a face is no deck and just like the others of its side, its colour says most: on 266 rendered photos
// 109 outlines were looked at that lay on no disc, and none of them was within 4 of a side's colour and 8 or
// more from the deck's. Either quality is then enough, of the fit or with the candidate's coverage.
constexpr double kNoDeck = 10, kJustAlike = 4, kLeastFitNoDeck = 0.2, kLeastQualityNoDeck = 0.4;
// Of one that touches others in a chain hardly a third of the outline is seen, in parts (0.22 votes, 0.29
// covered). Such a candidate counts by its colour alone.
constexpr float kLeastVotes = 0.2F;
// Discs of a side of which none is found yet, two at least, each plain and all alike: what else lies or is
// printed on a board comes in such numbers only as letters, whose outlines are not a disc's.
constexpr double kPlain = 15, kLeastQualityTogether = 0.4;
// An outline of another size that fits so much better is something else's: coins and chips laid on 60
// rendered boards were fitted to 0.8 and more by their own radius, to 0.2 by a disc's; no overlooked disc of
// 220 photos was by so much, whatever was printed on it.
constexpr double kFarBetterFit = 0.25, kOtherSize = 1.5;  // quality of a fit; mm
// Of a base along each axis, mm: so little of an outline is soon fitted to something else. Of 49 such discs
// on 350 rendered photos, looked for about those outlines, the worst lay 2.5 mm off, half within 0.3.
constexpr double kSigma = 1;
// The same where a candidate was but a hint: of six such discs five lay within 0.7 mm, one 3.7 mm off.
constexpr double kSigmaOfHint = 2;
// In radii: discs touch at two. A candidate that takes a part of another's outline for its own lies up to 5
// mm nearer to that.
constexpr double kLeastGap = 1.8, kLeastGapOfCandidate = 1.4;

FaceColour face_at(const Photo& photo, const Calibration& calibration, const DiscShape& shape,
                   const Vec2& base) {
  const Vec3& camera = calibration.camera.centre;
  return face_colour(photo, calibration, seen_top(base, shape, camera), seen_whole(base, shape, camera));
}

bool is_clear_of(const Vec2& base, const std::vector<FoundDisc>& found, double least_distance = kLeastGap) {
  return std::none_of(found.begin(), found.end(), [&](const FoundDisc& other) {
    return (other.fit.base - base).norm() < least_distance * other.fit.radius;
  });
}

// What tells the overlooked discs.
struct Known {
  std::vector<Lab> colours;
  std::vector<double> radii;  // mm
  std::optional<Lamp> sun;    // a hard lamp
};

Known known_from(const std::vector<FoundDisc>& found, const std::vector<Disc>& earlier) {
  Known known;
  for (const FoundDisc& disc : found) {
    known.colours.push_back(disc.face.lab);
    known.radii.push_back(disc.fit.radius);
  }
  for (const Disc& disc : earlier) {
    known.colours.push_back(lab_of(disc.colour));
    known.radii.push_back(disc.radius);
  }
  known.sun = sun_of(found);
  return known;
}

class SecondPass {
 public:
  SecondPass(const LookedAt& at, const Known& known)
      : photo_(at.photo),
        calibration_(at.calibration),
        shape_(at.model.shape),
        sides_(sort_into_teams(known.colours).colours),
        sun_(known.sun) {
    shape_.radius = median(known.radii);
  }

  std::optional<FoundDisc> look_at(const Candidate& candidate) const {
    const bool is_hint = !is_sunwards(candidate) &&
                         (candidate.votes < kUsualVotes || candidate.coverage < least_coverage(candidate));
    FoundDisc disc;
    disc.foot = fit(candidate, shape_, NearSide::kFoot, RadiusMode::kFixed);
    disc.shoulder = fit(candidate, shape_, NearSide::kShoulder, RadiusMode::kFixed);
    if (!disc.foot && !disc.shoulder) return std::nullopt;
    judge(candidate, disc);
    if (is_hint ? !is_disc_by_colour(disc) : !is_disc(disc) && !needs_others(disc)) return std::nullopt;
    if (is_of_another_size(candidate, disc.fit)) return std::nullopt;
    if (is_hint) {
      disc.foot = best_about(disc.foot);
      disc.shoulder = best_about(disc.shoulder);
      judge(candidate, disc);
    }
    const double sigma = is_hint ? kSigmaOfHint : kSigma;
    disc.doubt = sigma * sigma * Mat2::Identity();
    return disc;
  }

  // Of a side of which none is found yet: alone it may be anything.
  bool needs_others(const FoundDisc& disc) const {
    // From far aside a hand's fingers are such, too.
    if (is_far_aside(disc.fit.base, shape_, calibration_.camera.centre)) return false;
    return sides_.size() < kBothSides && !is_disc(disc) && disc.face.contrast > kPlain &&
           disc.quality > kLeastQualityTogether && from_sides(disc.face) > kPlain && lies_on_deck(disc);
  }

  bool is_the_hole(const FoundDisc& disc) const {
    return ringside::is_the_hole(disc.fit, shape_, calibration_);
  }

  Circle footprint_of(const Candidate& candidate) const {
    return footprint(candidate, shape_, calibration_.camera.centre);
  }

 private:
  // How well it is seen, by its fits.
  void judge(const Candidate& candidate, FoundDisc& disc) const {
    disc.fit = better_of(disc.foot, disc.shoulder).value();
    const double coverage = is_sunwards(candidate) ? disc.fit.coverage : candidate.coverage;
    disc.quality = (coverage + quality_of(disc.fit)) / 2;
    disc.face = face_at(photo_, calibration_, shape_, disc.fit.base);
    if (sun_)
      disc.around = brightness_around(photo_, calibration_,
                                      seen_whole(disc.fit.base, shape_, calibration_.camera.centre));
  }

  // Of the fits that begin about one, as a candidate of which little is seen lies up to 5 mm off.
  std::optional<OutlineFit> best_about(const std::optional<OutlineFit>& fit) const {
    constexpr double kBeside = 3, kFarthest = 5;  // mm
    constexpr int kWays = 8;
    if (!fit) return fit;
    std::optional<OutlineFit> best = fit;
    for (int way = 0; way < kWays; ++way) {
      const Vec2 start = fit->base + kBeside * direction(2 * kPi * way / kWays);
      const auto other = fit_outline(photo_, calibration_, start, shape_, fit->near_side, RadiusMode::kFixed);
      if (other && (other->base - fit->base).norm() < kFarthest) best = better_of(best, other);
    }
    return best;
  }

  // What one of another colour must show to pass at all.
  double least_coverage(const Candidate& candidate) const {
    const Vec2 guess = base_of(candidate, shape_.height, calibration_.camera.centre);
    const bool alike = from_sides(face_at(photo_, calibration_, shape_, guess)) < 2 * kAlike;
    return alike ? kLeastCoverage : kLeastCoverageAlone;
  }

  std::optional<OutlineFit> fit(const Candidate& candidate, const DiscShape& shape, NearSide near_side,
                                RadiusMode mode) const {
    return fit_candidate(photo_, calibration_, candidate, shape, near_side, mode);
  }

  bool is_of_another_size(const Candidate& candidate, const OutlineFit& as_disc) const {
    const DiscShape own = with_radius(shape_, candidate.outline.radius);
    const auto foot = fit(candidate, own, NearSide::kFoot, RadiusMode::kFree);
    const auto shoulder = fit(candidate, own, NearSide::kShoulder, RadiusMode::kFree);
    const auto& free = better_of(foot, shoulder);
    return free && quality_of(*free) > quality_of(as_disc) + kFarBetterFit &&
           std::abs(free->radius - shape_.radius) > kOtherSize;
  }

  double from_sides(const FaceColour& face) const { return distance_to_nearest(face.lab, sides_); }

  bool lies_on_deck(const FoundDisc& disc) const {
    return disc.fit.base.norm() + shape_.radius < calibration_.deck_radius;
  }

  bool is_disc(const FoundDisc& disc) const {
    if (!lies_on_deck(disc)) return false;
    const double unlike = from_sides(disc.face);
    return disc.quality > kLeastQualityAlone || (disc.quality > kLeastQualityOfSide && unlike < kAlike) ||
           is_disc_by_colour(disc);
  }

  bool is_disc_by_colour(const FoundDisc& disc) const {
    return lies_on_deck(disc) && disc.face.contrast > kNoDeck && from_sides(disc.face) < kJustAlike &&
           is_round_enough(disc);
  }

  static bool is_round_enough(const FoundDisc& disc) {
    return quality_of(disc.fit) > kLeastFitNoDeck || disc.quality > kLeastQualityNoDeck;
  }

  const Photo& photo_;
  const Calibration& calibration_;
  DiscShape shape_;
  std::vector<Lab> sides_;
  std::optional<Lamp> sun_;
};

// Of those that need others like them, the ones that have some.
std::vector<FoundDisc> without_lone_ones(const SecondPass& pass, const std::vector<FoundDisc>& discs) {
  std::vector<FoundDisc> kept;
  for (const FoundDisc& disc : discs) {
    const auto alike = std::count_if(discs.begin(), discs.end(), [&](const FoundDisc& other) {
      return (other.face.lab - disc.face.lab).norm() < kAlike;
    });
    if (!pass.needs_others(disc) || alike > 1) kept.push_back(disc);
  }
  return kept;
}

// Those of the candidates that are discs, the best first, none twice.
std::vector<FoundDisc> overlooked(const SecondPass& pass, const std::vector<Candidate>& candidates,
                                  const Calibration& calibration, const std::optional<Lamp>& sun,
                                  const std::vector<FoundDisc>& found) {
  const Hole& hole = calibration.hole;
  const auto looks = in_parallel(candidates.size(), [&](std::size_t i) -> std::optional<FoundDisc> {
    const Circle outline = pass.footprint_of(candidates[i]);
    if (in_the_hole(outline, hole) || !is_clear_of(outline.centre, found, kLeastGapOfCandidate))
      return std::nullopt;
    return pass.look_at(candidates[i]);
  });
  std::vector<FoundDisc> discs;
  for (const auto& disc : looks) {
    // So close to the hole its floor, rim and shadow look like parts of discs.
    if (!disc || over_the_hole(disc->fit.base, hole) || pass.is_the_hole(*disc)) continue;
    if (sun && lacks_shadow(*disc, found, *sun, calibration.deck_radius)) continue;
    if (is_clear_of(disc->fit.base, found)) discs.push_back(*disc);
  }
  std::stable_sort(discs.begin(), discs.end(),
                   [](const FoundDisc& a, const FoundDisc& b) { return a.quality > b.quality; });
  std::vector<FoundDisc> apart;
  for (const FoundDisc& disc : discs)
    if (is_clear_of(disc.fit.base, apart)) apart.push_back(disc);
  return without_lone_ones(pass, apart);
}

}  // namespace

void second_pass(const LookedAt& at, const CandidateFinder& finder, const std::vector<Candidate>& candidates,
                 std::vector<FoundDisc>& found) {
  constexpr int kMostLooks = 3;  // what was found tells the colour of what was not
  // mm: a disc's top is nearer and looks larger than its foot
  constexpr double kSmaller = 1.5, kLarger = 2.5;
  Known known = known_from(found, at.earlier);
  if (known.radii.size() < kFewDiscs) return;
  const double radius = median(known.radii);
  auto all = finder.find({EdgeStrength::kFaintest, radius - kSmaller, radius + kLarger, kLeastVotes});
  all.insert(all.begin(), candidates.begin(), candidates.end());
  if (known.sun) {
    const auto sunwards = sunwards_of(at.photo, at.calibration, *known.sun, all, radius);
    all.insert(all.end(), sunwards.begin(), sunwards.end());
  }
  for (int look = 0; look < kMostLooks; ++look) {
    if (known.sun) found = with_shadows(found, *known.sun, at.calibration.deck_radius);
    const auto more = overlooked({at, known}, all, at.calibration, known.sun, found);
    if (more.empty()) break;
    found.insert(found.end(), more.begin(), more.end());
    known = known_from(found, at.earlier);
  }
}

}  // namespace ringside
