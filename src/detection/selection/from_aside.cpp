// SPDX-License-Identifier: MIT
#include "detection/selection/from_aside.h"

#include <algorithm>

#include "detection/colour/cie_lab.h"
#include "detection/view/deck_pixels.h"

namespace ringside {
namespace {

// A circle that is a disc's top, which shows whole where its side is of another shade or turned away from the
// lamp.
OutlineFit top_alone(const Candidate& candidate, const DiscShape& shape, const Vec3& camera) {
  constexpr double kShoulder = DiscOutline<double>::kShoulder;
  constexpr double kResidual = 0.3;  // mm; a circle of so many edges has less
  const double height = shape.height - kShoulder * shape.edge_rounding;
  OutlineFit top;
  top.base = base_below(candidate.outline.centre, height, camera);
  top.radius =
      candidate.outline.radius * (camera.z() - height) / camera.z() + kShoulder * shape.edge_rounding;
  top.residual = kResidual;
  top.near_side = NearSide::kShoulder;
  top.coverage = candidate.coverage;
  return top;
}

// Of a circle that is a top alone: whole, as nothing else is. The end of a side towards the camera is half a
// circle with the sides' edges beside it, 0.5 to 0.73.
constexpr double kLeastCoverageOfTop = 0.8;

// In L*a*b*. On 90 rendered photos from 45 to 75 degrees aside the two parts of 43 discs' tops were within 4,
// one 5.8; of 17 sides and ditch discs the least was 6.9.
constexpr double kPlainTop = 6;
constexpr std::size_t kLeastOfTop = 24;  // pixels, of the 144 that are looked at

bool is_nearer(const Vec2& p, const Vec2& other, const Vec3& camera) {
  return (p - camera.head<2>()).norm() < (other - camera.head<2>()).norm();
}

double apart(const std::vector<DeckPixel>& a, const std::vector<DeckPixel>& b) {
  return (lab_of(median_colour(a)) - lab_of(median_colour(b))).norm();
}

// What is taken for a top, on either side of an edge.
struct DividedTop {
  std::vector<DeckPixel> within, beyond;

  // Whether an edge that the disc would hide is seen there.
  bool is_of_two_colours() const {
    return within.size() >= kLeastOfTop && beyond.size() >= kLeastOfTop && apart(within, beyond) > kPlainTop;
  }
};

// outside: how far places lie beyond the edge, mm.
template <typename Outside>
DividedTop divided_top(const Photo& photo, const Calibration& calibration, const DiscShape& shape,
                       const OutlineFit& fit, const Outside& outside) {
  constexpr double kFaceShare = 0.85, kAtEdge = 0.1;  // of the radius
  const Circle face = seen_top(fit.base, with_radius(shape, fit.radius), calibration.camera.centre);
  DividedTop out;
  for (const DeckPixel& pixel : pixels_on(photo, calibration, face.centre, 0, kFaceShare * face.radius)) {
    const double distance = outside(pixel.p_board) / fit.radius;
    if (distance < -kAtEdge) out.within.push_back(pixel);
    if (distance > kAtEdge) out.beyond.push_back(pixel);
  }
  return out;
}

// Whether, of what is taken for a disc over the deck's edge, all that lies this side of it looks like the
// deck beside it.
bool is_bare_before_edge(const Photo& photo, const Calibration& calibration, const DiscShape& shape,
                         const OutlineFit& fit) {
  constexpr double kAtEdge = 0.1, kBeside = 0.6;  // of the radius
  const DiscOutline<double> outline(fit.base, fit.radius, shape.height, shape.edge_rounding,
                                    calibration.camera.centre);
  const double reach = outline.reach(outline.lean().normalized()) + kBeside * fit.radius;
  std::vector<DeckPixel> within, beside;
  for (const DeckPixel& pixel : pixels_on(photo, calibration, outline.centre(), 0, reach)) {
    if (pixel.p_board.norm() > calibration.deck_radius - kAtEdge * fit.radius) continue;
    const double outside = outline.signed_distance(pixel.p_board) / fit.radius;
    if (outside < -kAtEdge) within.push_back(pixel);
    if (outside > kAtEdge && outside < kBeside) beside.push_back(pixel);
  }
  return within.empty() || beside.empty() || apart(within, beside) < kPlainTop;
}

// Whether what is taken for a disc is one in the ditch that the deck hides in part, and deck before it. Of a
// top beyond the edge too little lies before it to tell.
bool is_cut_by_deck(const Photo& photo, const Calibration& calibration, const DiscShape& shape,
                    const FoundDisc& found) {
  const OutlineFit& fit = found.fit;
  const Vec3& camera = calibration.camera.centre;
  if (!calibration.deck_measured || !is_far_aside(fit.base, shape, camera)) return false;
  const auto beyond_edge = [&](const Vec2& p) { return p.norm() - calibration.deck_radius; };
  if (divided_top(photo, calibration, shape, fit, beyond_edge).is_of_two_colours()) return true;
  const Circle top = seen_top(fit.base, with_radius(shape, fit.radius), camera);
  return beyond_edge(top.centre) > 0 && is_bare_before_edge(photo, calibration, shape, fit);
}

// Whether what is taken for a disc is another's side.
bool is_side_of(const Photo& photo, const Calibration& calibration, const DiscShape& shape,
                const FoundDisc& side, const FoundDisc& disc) {
  // In quality of a fit. A disc that is made up behind another has no far edge, half of its outline.
  constexpr double kNearlyAsGood = 0.25;
  const Vec3& camera = calibration.camera.centre;
  if (!is_far_aside(disc.fit.base, shape, camera) || !is_nearer(side.fit.base, disc.fit.base, camera) ||
      quality_of(disc.fit) < quality_of(side.fit) - kNearlyAsGood)
    return false;
  const DiscOutline<double> outline(disc.fit.base, disc.fit.radius, shape.height, shape.edge_rounding,
                                    camera);
  const DividedTop top = divided_top(photo, calibration, shape, side.fit,
                                     [&](const Vec2& p) { return outline.signed_distance(p); });
  const bool hidden = top.within.size() >= kLeastOfTop && top.beyond.size() < kLeastOfTop;
  return top.is_of_two_colours() || (hidden && side.fit.near_side == NearSide::kShoulder);
}

}  // namespace

bool is_far_aside(const Vec2& p, const DiscShape& shape, const Vec3& camera) {
  return seen_apart(p, shape.height - 2 * shape.edge_rounding, camera);
}

Circle seen_whole(const Vec2& base, const DiscShape& shape, const Vec3& camera) {
  const DiscOutline<double> outline(base, shape.radius, shape.height, shape.edge_rounding, camera);
  if (!is_far_aside(base, shape, camera)) return {outline.centre(), shape.radius};
  return {outline.centre(), outline.reach((base - camera.head<2>()).normalized())};
}

Circle footprint(const Candidate& candidate, const DiscShape& shape, const Vec3& camera) {
  if (!candidate.whole) return candidate.outline;
  return {base_of(candidate, shape.height, camera), candidate.outline.radius};
}

void add_top_alone(const Candidate& candidate, const DiscShape& shape, const Vec3& camera, FoundDisc& found) {
  if (candidate.whole || candidate.coverage < kLeastCoverageOfTop) return;
  found.shoulder = better_of(top_alone(candidate, shape, camera), found.shoulder);
}

void keep_what_agrees(FoundDisc& found) {
  constexpr double kAgrees = 3;  // mm
  found.fit = *better_of(found.foot, found.shoulder);
  for (auto* other : {&found.foot, &found.shoulder})
    if (*other && ((*other)->base - found.fit.base).norm() > kAgrees) other->reset();
}

std::vector<FoundDisc> drop_occluded_tops(const Photo& photo, const Calibration& calibration,
                                          const DiscShape& shape, const std::vector<FoundDisc>& found) {
  std::vector<FoundDisc> discs;
  std::copy_if(found.begin(), found.end(), std::back_inserter(discs), [&](const FoundDisc& side) {
    return !is_cut_by_deck(photo, calibration, shape, side) &&
           std::none_of(found.begin(), found.end(), [&](const FoundDisc& disc) {
             return is_side_of(photo, calibration, shape, side, disc);
           });
  });
  return discs;
}

}  // namespace ringside
