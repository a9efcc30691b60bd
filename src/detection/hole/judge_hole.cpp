// SPDX-License-Identifier: MIT
#include "detection/hole/judge_hole.h"

#include <algorithm>
#include <cmath>

#include "detection/colour/teams.h"
#include "detection/hole/empty_hole.h"
#include "detection/hole/hole_drawings.h"
#include "detection/hole/hole_pose.h"

namespace ringside {
namespace {

// A hanger's foot is at most 8 mm from the hole's centre; seen from aside its outline lies 6 mm farther.
constexpr double kAtHole = 20;  // mm
// Its own shadow and blur go with a disc beside the hole.
constexpr double kMasked = 2.5;  // mm

// Thresholds below without a word of their own: 402 rendered holes (160 of the set `hole`, seeds 6001 to 6200
// of its kind, 42 of the evaluation set) and 34 of real boards and samples, 98 flat discs and 98 hangers in
// all. None is answered wrongly. While a lamp was searched for more coarsely, none was either when one
// threshold was a third less or more, but for kUnlike, kDark and kHangingAbove a third less (1, 1, 5 wrong).
//
// Colours of one side: discs at the hole within 8 of the nearest other disc of theirs; floors of real
// boards that look like no disc: 24 and more.
constexpr double kAlike = 8, kUnlike = 20;
// How much better a disc explains the hole than an empty one does, where the colour is a side's: empty
// holes -0.01 at most where they are not dark, a real board's in haze 0.12. In dark faces the gap does not
// show, and soft light darkens an empty hole's rim as a gap would: whether a disc lies flat there stays
// open.
constexpr double kSurelyFilled = 0.2, kDark = 25;
// Little makes an empty hole look like a hanger: black floors beside black discs 0.27 at most (30 readings
// of a clip).
constexpr double kSurelyHanger = 0.32;
// But where what shows beside a dark face is lighter than it, and the mean loss of the drawing of a disc is
// so much less: of 77 empty holes with dark faces none 0.67 less, none with so light a gap 0.55, nor 0.3 in
// 60 readings of a clip; of 26 dark flat discs 5 are above both.
constexpr double kLightGap = 12, kMuchLessLoss = 0.75;
// Discs in it -0.12 and more (292 but for one hanger). Where the colour is near no side's, though far from
// none, there is no disc in even light. Where it is no disc's, textured felt on real boards reaches 0.41,
// black on red 0.45.
constexpr double kSurelyEmpty = -0.15, kSurelyEmptyOdd = 0.1, kSurelyEmptyUnlike = 0.6;
// The same under a lamp; without the first one hanger of 98 is told to be none, without the second those
// that just hang under a low lamp are left open (13 of 16, judge_hanger_test). Empty holes that are not
// surely empty reach 0.43 but for one (0.55).
constexpr double kSurelyEmptyUnderLamp = 0.25, kSurelyHangerUnderLamp = 0.6;
// Evidence that a disc hangs and does not lie flat (HoleDrawings): flat ones 0.74 at most, hangers 0.36 and
// more.
constexpr double kFlatBelow = 0.3, kHangingAbove = 0.85;
// A small disc flat in a wide hole lies as far off its middle as a hanger's foot, and floor shows beside
// it: of 112 in judge_hanger_test (13.8 mm, in holes of 18.4) one 1.24, others 1.13 at most; where nothing
// tells their radius up to 1.10 (30 readings of a clip; a hanger over such a floor 1.35 to 1.41).
constexpr double kRadiusOfSmallDisc = 15.4, kMorePerMmSmaller = 0.27, kMoreForAnySize = 0.4;
// The mean loss of a photo of the empty hole within the rim: empty holes 0.1 to 1.5, with the shadow or the
// side of a disc in sight that lies beside it up to 22, discs in it 30 to 36 (all there can be) but for a
// black one over a black floor (4.7). How much better a disc explains it than that photo does: discs in it
// 0.25 to 0.97, beside it 0.07 at most but for those that were found there.
constexpr double kSameAsEmpty = 2.5, kUnlikeEmpty = 25, kBetterThanEmpty = 0.15;
// How much better a disc beside the hole explains it than anything else: those that hang -0.9 to 0.05,
// those beside -0.1 to 0.9.
constexpr double kSurelyBeside = 0.1;
// Hangers were looked at from up to 40 degrees aside. Beyond, the hole's far wall and floor may look like
// one: people are asked (a natural one in an empty hole, 74 degrees aside).
constexpr double kHangersFrom = radians(40);
// With a disc in it the hole is never seen so much narrower than a disc: 1.5 mm at most (237 discs).
constexpr double kTooNarrow = 3;  // mm

const FoundDisc* nearest_to(const std::vector<FoundDisc>& found, const Vec2& centre) {
  const FoundDisc* best = nullptr;
  double least = kAtHole;
  for (const FoundDisc& disc : found) {
    const double distance = (disc.fit.base - centre).norm();
    if (distance < least) {
      least = distance;
      best = &disc;
    }
  }
  return best;
}

// What is known of the discs without the one at the hole.
struct KnownDiscs {
  std::optional<double> radius;  // mm
  std::vector<Lab> colours;      // of their tops
  bool both_sides = false;
  bool printed = false;  // some of them, so that the hole's middle is hidden

  double distance(const Lab& face) const { return distance_to_nearest(face, colours); }
};

class Judge {
 public:
  // photo: how a photo of the empty hole explains the patch, where there is one.
  Judge(const HoleFitter& fitter, KnownDiscs known, std::optional<EmptyHoleFit> photo, double tilt)
      : known_(std::move(known)),
        photo_(std::move(photo)),
        from_far_aside_(tilt > kHangersFrom),
        drawings_(fitter) {}

  HoleJudgement judge() const { return fills_the_photo() ? by_photo() : by_drawings(); }

  // Against a disc that was found on the deck near the hole.
  double beside(const HoleFit& standing) const {
    const auto& [pose, shape] = standing.disc();
    if (would_tip(pose.foot.head<2>(), shape.radius, standing.scene.rim)) return -1;
    return drawings_.stands_beside(standing);
  }

 private:
  // Whether hardly anything within the rim looks as in the photo of the empty hole.
  bool fills_the_photo() const { return photo_ && photo_->unlike > kUnlikeEmpty; }

  HoleJudgement by_photo() const {
    const HoleFit& disc = drawings_.disc();
    const bool filled = advantage(disc.losses, photo_->losses) > kBetterThanEmpty;
    if (filled && (known_.colours.empty() || alike(disc.face))) return kind_of_disc();
    return {HoleState::kUnsure, std::nullopt, disc.face};
  }

  HoleJudgement by_drawings() const {
    const HoleFit& disc = drawings_.disc();
    if (surely_filled()) return kind_of_disc();
    if (surely_empty()) return {HoleState::kNone, std::nullopt, disc.face};
    HoleJudgement unsure{HoleState::kUnsure, std::nullopt, disc.face};
    if (drawings_.hangs_in_it() > kSurelyHanger && surely_hangs()) unsure.hanger = drawings_.hanger();
    return unsure;
  }

  bool surely_filled() const {
    const bool surely_hanger = !from_far_aside_ && alike(drawings_.hanger().face) && drawings_.hangs() > 0 &&
                               drawings_.hangs_in_it() > kSurelyHanger;
    return surely_hanger || shows_a_light_gap() ||
           (shows_a_gap_if(drawings_.disc().face) && drawings_.is_filled() > kSurelyFilled) ||
           surely_hangs_under_lamp();
  }

  bool surely_hangs_under_lamp() const {
    return known_.distance(drawings_.hanger().face) < kUnlike && surely_hangs() &&
           drawings_.is_filled_under_lamp() > kSurelyHangerUnderLamp;
  }

  // Whether a gap would show beside a disc of a known side.
  bool shows_a_gap_if(const Lab& face) const { return alike(face) && face.x() > kDark; }

  bool surely_empty() const {
    const Lab& face = drawings_.disc().face;
    if (drawings_.is_filled() >= most_empty(face)) return false;
    return unlike(face) || drawings_.is_filled_under_lamp() < kSurelyEmptyUnderLamp;
  }

  bool alike(const Lab& face) const { return known_.distance(face) < kAlike; }
  bool unlike(const Lab& face) const { return known_.both_sides && known_.distance(face) > kUnlike; }

  double most_empty(const Lab& face) const {
    if (unlike(face)) return kSurelyEmptyUnlike;
    return alike(face) || !known_.both_sides ? kSurelyEmpty : kSurelyEmptyOdd;
  }

  bool surely_hangs() const {
    if (from_far_aside_) return false;
    const double more = known_.radius ? kMorePerMmSmaller * std::max(0.0, kRadiusOfSmallDisc - *known_.radius)
                                      : kMoreForAnySize;
    return drawings_.hangs_by_more_than(kHangingAbove + more);
  }

  HoleJudgement kind_of_disc() const {
    if (!drawings_.hangs_by_more_than(kFlatBelow)) return likely_flat();
    const HoleFit& hanger = drawings_.hanger();
    // With its middle hidden little is left of a dark disc but its edge, which is as dark as the gap.
    const bool hardly_seen = known_.printed && hanger.face.x() < kDark;
    if (surely_hangs() && !hardly_seen) return {HoleState::kHanger, hanger, hanger.face};
    return {HoleState::kUnsure, hanger, hanger.face};
  }

  // A floor of a disc's colour looks the same where nothing shows the gap: then people are asked.
  HoleJudgement likely_flat() const {
    const HoleFit& flat = drawings_.flat();
    if (fills_the_photo() || shows_a_gap()) return {HoleState::kFlat, flat, flat.face};
    return {HoleState::kUnsure, std::nullopt, flat.face};
  }

  // Whether a flat disc of a known side is seen, and not a floor.
  bool shows_a_gap() const {
    return shows_a_light_gap() ||
           (shows_a_gap_if(drawings_.flat().face) && drawings_.lies_in_it() > kSurelyFilled);
  }

  bool shows_a_light_gap() const {
    const HoleFit& flat = drawings_.flat();
    return alike(flat.face) && flat.gap && flat.gap->x() > flat.face.x() + kLightGap &&
           drawings_.empty().mean_loss > flat.mean_loss + kMuchLessLoss;
  }

  KnownDiscs known_;
  std::optional<EmptyHoleFit> photo_;
  bool from_far_aside_;
  HoleDrawings drawings_;
};

}  // namespace

bool is_at(const FoundDisc& found, const HoleFit& judged) {
  return (found.fit.base - judged.disc().pose.foot.head<2>()).norm() < judged.disc().shape.radius;
}

HoleJudgement judge_hole(const RectifiedView& view, const Calibration& calibration, const LikelyShape& likely,
                         const std::vector<FoundDisc>& found, const std::vector<Disc>& earlier) {
  const Circle& rim = calibration.hole.rim;
  const DiscShape& shape = likely.shape;
  const Vec3& camera = calibration.camera.centre;
  const FoundDisc* at_hole = nearest_to(found, rim.centre);
  KnownDiscs known;
  if (likely.measured) known.radius = shape.radius;
  for (const Disc& disc : earlier) known.colours.push_back(lab_of(disc.colour));
  std::vector<std::vector<Vec2>> others;
  std::size_t printed = 0;
  DiscShape wider = shape;
  wider.radius += kMasked;
  for (const FoundDisc& disc : found) {
    if (&disc == at_hole) continue;
    known.colours.push_back(disc.face.lab);
    printed += disc.face.printed ? 1 : 0;
    const DiscPose pose{{disc.fit.base.x(), disc.fit.base.y(), 0}, Vec3::UnitZ()};
    others.push_back(outline_of(pose, wider, camera));
  }
  known.both_sides = sort_into_teams(known.colours).names.size() > 1;
  // Not most: one side's ink may be of its wood's colour. Not any: glare may look like a print.
  constexpr std::size_t kOneIn = 4;
  known.printed = kOneIn * printed > others.size();
  if (known.printed) others.push_back(hidden_print(rim.centre, shape.radius));
  const HolePatch patch = hole_patch(view, rim.centre, others, calibration.pixels_per_mm());
  std::optional<EmptyHoleFit> photo;
  if (calibration.empty_hole) photo = fit_empty_hole(patch, rim, *calibration.empty_hole);
  // What cannot lie there is the lit floor of the hole, or in it.
  const auto without_it = [&](HoleJudgement judgement) {
    if (at_hole && !judgement.disc && would_tip(at_hole->fit.base, shape.radius, rim))
      judgement.no_disc = at_hole->fit.base;
    return judgement;
  };
  if (photo && photo->unlike < kSameAsEmpty) return without_it({});
  if (!at_hole && known.radius && *known.radius > rim.radius + kTooNarrow) return {};
  const HoleFitter fitter(patch, rim, likely, camera);
  const Judge judge(fitter, std::move(known), std::move(photo), calibration.camera.tilt);
  if (!at_hole) return judge.judge();
  const double beside = judge.beside(fitter.standing(at_hole->fit.base));
  if (beside > kSurelyBeside) return {};
  HoleJudgement judgement = judge.judge();
  // Beside the hole or over its rim it is worth the same: what is likelier is told, and nobody asked.
  if (judgement.state == HoleState::kHanger && beside > 0) return {};
  return without_it(std::move(judgement));
}

}  // namespace ringside
