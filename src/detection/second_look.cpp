// SPDX-License-Identifier: MIT
#include "detection/second_look.h"

#include <algorithm>
#include <cmath>

#include "detection/teams.h"
#include "geometry/robust.h"

namespace ringside {
namespace {

// Colours in L*a*b* and qualities, chosen on the rendered evaluation set and the real photos: faces of discs
// that were overlooked lay within 3 of their side's. Where a face is plainly no deck, its colour alone says
// most; else its outline must be better than grain, print and shadows show (to 0.52).
constexpr double kAlike = 4, kPlain = 15, kVisible = 2;
constexpr double kLeastQualityPlain = 0.2, kLeastQualityFaint = 0.6;
// Of a base along each axis, mm: so little of an outline is soon fitted to something else. The worst of 720
// discs at known margins was 8 mm off, most within 2.
constexpr double kSigma = 2;
// Discs touch at two radii.
constexpr double kLeastDistance = 1.8;

FaceColour face_at(const Photo& photo, const Calibration& calibration, const DiscShape& shape,
                   const Vec2& base) {
  const Vec3& camera = calibration.camera.centre;
  const DiscOutline<double> outline(base, shape.radius, shape.height, shape.edge_rounding, camera);
  return face_colour(photo, calibration, seen_top(base, shape, camera), {outline.centre(), shape.radius});
}

bool is_clear_of(const Vec2& base, const std::vector<FoundDisc>& found) {
  return std::none_of(found.begin(), found.end(), [&](const FoundDisc& other) {
    return (other.fit.base - base).norm() < kLeastDistance * other.fit.radius;
  });
}

class SecondLook {
 public:
  SecondLook(const Photo& photo, const Calibration& calibration, const DiscModel& model,
             const std::vector<FoundDisc>& found)
      : photo_(photo), calibration_(calibration), shape_(model.shape) {
    std::vector<double> radii;
    std::vector<Lab> colours;
    for (const FoundDisc& disc : found) {
      radii.push_back(disc.fit.radius);
      colours.push_back(disc.face.lab);
    }
    shape_.radius = median(std::move(radii));
    sides_ = sort_into_teams(colours).colours;
  }

  std::optional<FoundDisc> look_at(const Candidate& candidate) const {
    const Vec2& seen = candidate.outline.centre;
    const Vec2 guess = base_below(seen, shape_.height / 2, calibration_.camera.centre);
    if (!is_of_a_side(face_at(photo_, calibration_, shape_, guess), 2 * kAlike)) return std::nullopt;
    FoundDisc disc;
    const auto fit = [&](NearSide near_side) {
      return fit_seen(photo_, calibration_, seen, shape_, near_side, RadiusMode::kFixed);
    };
    disc.foot = fit(NearSide::kFoot);
    disc.shoulder = fit(NearSide::kShoulder);
    const auto& fit_found = better_of(disc.foot, disc.shoulder);
    if (!fit_found) return std::nullopt;
    disc.fit = *fit_found;
    disc.quality = quality_of(disc.fit);
    disc.doubt = kSigma * kSigma * Mat2::Identity();
    disc.face = face_at(photo_, calibration_, shape_, disc.fit.base);
    return is_disc(disc) ? std::optional(disc) : std::nullopt;
  }

 private:
  bool is_of_a_side(const FaceColour& face, double tolerance) const {
    return std::any_of(sides_.begin(), sides_.end(),
                       [&](const Lab& side) { return (side - face.lab).norm() < tolerance; });
  }

  bool is_disc(const FoundDisc& disc) const {
    const double least = disc.face.contrast > kPlain ? kLeastQualityPlain : kLeastQualityFaint;
    return disc.quality > least && disc.face.contrast > kVisible && is_of_a_side(disc.face, kAlike) &&
           disc.fit.base.norm() + shape_.radius < calibration_.deck_radius;
  }

  const Photo& photo_;
  const Calibration& calibration_;
  DiscShape shape_;
  std::vector<Lab> sides_;
};

}  // namespace

void look_again(const Photo& photo, const Calibration& calibration, const DiscModel& model,
                const std::vector<Candidate>& candidates, std::vector<FoundDisc>& found) {
  constexpr double kLeastCoverage = 0.36;  // 0.40 and more of those that were overlooked
  constexpr std::size_t kLeastKnown = 3;   // discs that tell radius and colour
  if (found.size() < kLeastKnown) return;
  const SecondLook second_look(photo, calibration, model, found);
  for (const Candidate& candidate : candidates) {
    if (candidate.coverage < kLeastCoverage || in_the_hole(candidate.outline, calibration.hole)) continue;
    if (!is_clear_of(candidate.outline.centre, found)) continue;
    const auto disc = second_look.look_at(candidate);
    if (disc && is_clear_of(disc->fit.base, found)) found.push_back(*disc);
  }
}

}  // namespace ringside
