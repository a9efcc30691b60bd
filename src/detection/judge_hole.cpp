// SPDX-License-Identifier: MIT
#include "detection/judge_hole.h"

#include <algorithm>
#include <cmath>

#include "detection/empty_hole.h"
#include "detection/teams.h"
#include "photo/in_parallel.h"

namespace ringside {
namespace {

// A hanger's foot is at most 8 mm from the hole's centre; seen from aside its outline lies 6 mm farther.
constexpr double kAtHole = 20;  // mm
// Its own shadow and blur go with a disc beside the hole.
constexpr double kMasked = 2.5;  // mm

// All thresholds below: 203 flat discs, 163 hangers and some 450 other holes, rendered with tilts to 40
// degrees (some under POV-Ray, a third blurred and noisy beyond what anyone would take), and 17 real photos.
// Colours of one side: flat discs within 5, hangers within 8 of the nearest other disc of theirs; floors of
// real boards that look like no disc: 24 and more.
constexpr double kAlike = 8, kAlikeFlat = 5, kUnlike = 20;
// How much better a disc explains the hole than an empty one does, where the colour is a side's: nine light
// flat discs in ten 0.3 and more, empty holes that look so 0.12 at most (a real board's in haze), with a
// floor in a side's very colour, within 2.5, 0.0 (of 30). In dark faces the gap does not show, and soft light
// darkens an empty hole's rim as a gap would (0.56): whether a disc lies flat there stays open. Nothing makes
// an empty hole look like a hanger.
constexpr double kSurelyFilled = 0.3, kDark = 25, kSurelyHanger = 0.25;
constexpr double kVeryAlike = 2.5, kSurelyFilledVeryAlike = 0.2;
// But where what shows beside a dark face is lighter than it, and the drawing of a disc leaves so much less
// unexplained (mean misfit): of 77 empty holes with dark faces none 0.67 less, none with so light a gap 0.55,
// nor 0.3 in 60 readings of a clip; of 26 dark flat discs 5 are above both.
constexpr double kLightGap = 12, kMuchLessMisfit = 0.75;
constexpr double kSurelyEmptyAlike = -0.15;  // discs in it -0.12 and more (292 but for one hanger)
// The same where the colour tells little: textured felt on real boards reaches 0.41, black on red 0.45.
constexpr double kSurelyFilledUnlike = 0.55, kSurelyEmpty = -0.2;
// Of a colour that no side has, though none far from all: in even light no disc.
constexpr double kSurelyEmptyOdd = 0.1;
// How much better a hanging disc explains it than a flat one, and a little for each mm that it lies off the
// board's centre (a flat disc has its play and the hole's own offset, a hanger more) or would reach over the
// rim (a flat one not at all): the weights are a logistic regression's. Two flat discs in three are below the
// first mark, one reaches 1.25; three hangers in four are above the second, and the few below the first are
// dark or, because they lean, not of their side's colour.
constexpr double kPerMmOffCentre = 0.12, kPerMmOverRim = 0.22;
constexpr double kFlatBelow = 0.45, kHangingAbove = 1.3;
// A flat disc that explains it so much better than any hanger is one wherever it lies: hangers -0.4 and more.
constexpr double kSurelyNoHanger = -0.5, kFlatBelowThen = 0.75;
// The drawing of a hanger must explain it better by itself, too: a small disc flat in a wide hole lies as far
// off its middle. Such flat discs -0.08 at most, 0.2 where nothing tells their radius.
constexpr double kHangsPlainly = 0.1, kHangsPlainlyAnySize = 0.25;
// More so where the hole is wide for the disc: floor shows beside it, lit and dark, and the drawing of a flat
// one is the worse for it. Such discs (14.4 mm in a hole of 17.5) lying flat up to 0.39 (0.27 in a clip where
// the play seemed 2.6), hanging 0.43 and more.
constexpr double kPlayOfWideHole = 2.2, kMorePerMmOfPlay = 0.6, kMostMore = 0.3;
// The drawing of a flat disc beside which a lamp lights a part of the floor and shades the rest must be
// worse, too; then less evidence will do. Flat discs 0.01 at most (160 drawn against the wall of a wide hole,
// ten clips), hangers that the marks before leave open -0.7 to 0.4.
constexpr double kHangingAboveUnderLamp = 0.9, kHangsUnderLamp = 0.05;
// Against a photo of the empty hole, how much of what lies within the rim it leaves unexplained: empty holes
// 0.1 to 1.5, with the shadow or the side of a disc in sight that lies beside it up to 22, discs in it 30 to
// 36 (all there can be) but for a black one over a black floor (4.7). How much better a disc explains it than
// that photo does: discs in it 0.25 to 0.97, beside it 0.07 at most but for those that were found there.
constexpr double kSameAsEmpty = 2.5, kUnlikeEmpty = 25, kBetterThanEmpty = 0.15;
// How much better a disc beside the hole explains it than anything else: those that hang -0.9 to 0.05, those
// beside -0.1 to 0.9.
constexpr double kSurelyBeside = 0.1;
constexpr double kFitError = 1;  // mm: of the rim and of the disc's edge, against each other
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

// Farther over the hole than where the rim carries it under its middle, a disc would tip.
bool would_tip(const Vec2& base, double radius, const Circle& rim) {
  constexpr double kLeastPlay = 0.8;  // mm: every disc fits into the hole, whatever its shadow hides of it
  const double hole = std::max(rim.radius, radius + kLeastPlay);
  const double away = (base - rim.centre).norm() + kFitError;
  return away * away < hole * hole - radius * radius;
}

// A drawing's disc has a top of one colour. Where discs have prints on theirs, what lies in the middle
// of the hole tells nothing: a circle that hides it.
std::vector<Vec2> hidden_print(const Vec2& centre, double disc_radius) {
  constexpr double kPrint = 0.65;  // of a disc's radius
  constexpr int kCorners = 48;
  std::vector<Vec2> circle;
  for (int i = 0; i < kCorners; ++i)
    circle.emplace_back(centre + kPrint * disc_radius * direction(2 * kPi * i / kCorners));
  return circle;
}

// What is known of the discs without the one at the hole.
struct KnownDiscs {
  bool radius = true;
  double play = 0;           // of one that lies in the hole, mm
  std::vector<Lab> colours;  // of their tops
  bool both_sides = false;
  bool printed = false;  // some of them, so that the hole's middle is hidden

  double distance(const Lab& face) const { return distance_to_nearest(face, colours); }
};

class Judge {
 public:
  // photo: how a photo of the empty hole explains the patch, where there is one.
  Judge(const HoleFitter& fitter, KnownDiscs known, std::optional<EmptyHoleFit> photo)
      : Judge(fitter, std::move(known), std::move(photo), in_parallel(3, [&](std::size_t i) {
                return i == 0 ? fitter.empty() : i == 1 ? fitter.flat() : fitter.hanger();
              })) {}

  HoleJudgement judge() const { return fills_the_photo() ? by_photo() : by_drawings(); }

  // Against a disc that was found on the deck near the hole.
  double beside(const HoleFit& standing) const {
    const FilledHole& hole = standing.hole;
    double least = would_tip(hole.pose.foot.head<2>(), hole.shape.radius, hole.rim) ? -1 : 1;
    for (const HoleFit* other : {&empty_, &flat_, &hanger_})
      least = std::min(least, advantage(standing.explanation, other->explanation));
    return least;
  }

 private:
  // fits: of the hole empty, with a flat disc and with one that hangs.
  Judge(const HoleFitter& fitter, KnownDiscs known, std::optional<EmptyHoleFit> photo,
        const std::vector<HoleFit>& fits)
      : fitter_(fitter),
        known_(std::move(known)),
        photo_(std::move(photo)),
        empty_(fits.at(0)),
        flat_(fits.at(1)),
        hanger_(fits.at(2)) {}

  // Whether hardly anything within the rim looks as in the photo of the empty hole.
  bool fills_the_photo() const { return photo_ && photo_->unlike > kUnlikeEmpty; }

  HoleJudgement by_photo() const {
    const HoleFit& better = hangs() > 0 ? hanger_ : flat_;
    const bool filled = advantage(better.explanation, photo_->explanation) > kBetterThanEmpty;
    if (filled && (known_.colours.empty() || alike(better.face()))) return kind_of_disc();
    return {HoleState::kUnsure, std::nullopt, better.face()};
  }

  HoleJudgement by_drawings() const {
    const double hangs_in_it = advantage(hanger_.explanation, empty_.explanation);
    const double filled = std::max(lies_in_it(), hangs_in_it);
    const HoleFit& better = hangs() > 0 ? hanger_ : flat_;
    const bool surely_hanger = alike(hanger_.face()) && hangs() > 0 && hangs_in_it > kSurelyHanger;
    if (surely_hanger || shows_a_light_gap() || filled > least_filled(better.face())) return kind_of_disc();
    if (filled < most_empty(better.face())) return {HoleState::kNone, std::nullopt, better.face()};
    HoleJudgement unsure{HoleState::kUnsure, std::nullopt, better.face()};
    if (hangs_in_it > 0 && surely_hangs()) unsure.hanger = hanger_;
    return unsure;
  }

  bool alike(const Lab& face) const { return known_.distance(face) < kAlike; }
  bool unlike(const Lab& face) const { return known_.both_sides && known_.distance(face) > kUnlike; }

  double least_filled(const Lab& face) const {
    if (unlike(face) || face.x() < kDark) return 1;
    return alike(face) ? least_filled_alike(face) : kSurelyFilledUnlike;
  }

  double least_filled_alike(const Lab& face) const {
    return known_.distance(face) < kVeryAlike ? kSurelyFilledVeryAlike : kSurelyFilled;
  }

  double most_empty(const Lab& face) const {
    if (unlike(face)) return kSurelyFilledUnlike;
    if (alike(face)) return kSurelyEmptyAlike;
    return known_.both_sides ? kSurelyEmptyOdd : kSurelyEmpty;
  }

  double lies_in_it() const { return advantage(flat_.explanation, empty_.explanation); }
  double hangs() const { return advantage(hanger_.explanation, flat_.explanation); }

  double evidence_of_hanging() const {
    return hangs() + kPerMmOffCentre * flat_.hole.pose.foot.head<2>().norm() +
           kPerMmOverRim * overhang(hanger_.hole);
  }

  bool surely_hangs() const { return hangs_plainly() || hangs_under_lamp(); }

  bool hangs_under_lamp() const {
    if (!known_.radius || evidence_of_hanging() < kHangingAboveUnderLamp) return false;
    return advantage(hanger_.explanation, fitter_.under_a_lamp(flat_).explanation) > kHangsUnderLamp;
  }

  bool hangs_plainly() const {
    const double plainly = known_.radius ? kHangsPlainly : kHangsPlainlyAnySize;
    const double more = std::clamp(kMorePerMmOfPlay * (known_.play - kPlayOfWideHole), 0.0, kMostMore);
    return evidence_of_hanging() > kHangingAbove && hangs() > plainly + more;
  }

  HoleJudgement kind_of_disc() const {
    const double flat_below = hangs() < kSurelyNoHanger ? kFlatBelowThen : kFlatBelow;
    if (evidence_of_hanging() < flat_below) return likely_flat();
    // With its middle hidden little is left of a dark disc but its edge, which is as dark as the gap.
    const bool hardly_seen = known_.printed && hanger_.face().x() < kDark;
    if (surely_hangs() && !hardly_seen) return {HoleState::kHanger, hanger_, hanger_.face()};
    return {HoleState::kUnsure, hanger_, hanger_.face()};
  }

  // A floor of a disc's colour looks the same where nothing shows the gap: then people are asked.
  HoleJudgement likely_flat() const {
    if (fills_the_photo() || shows_a_gap()) return {HoleState::kFlat, flat_, flat_.face()};
    return {HoleState::kUnsure, std::nullopt, flat_.face()};
  }

  // Whether a flat disc of a known side is seen, and not a floor.
  bool shows_a_gap() const {
    if (flat_.face().x() <= kDark) return shows_a_light_gap();
    return known_.distance(flat_.face()) < kAlikeFlat && lies_in_it() > least_filled_alike(flat_.face());
  }

  bool shows_a_light_gap() const {
    return known_.distance(flat_.face()) < kAlikeFlat && flat_.gap &&
           flat_.gap->x() > flat_.face().x() + kLightGap &&
           empty_.explanation.misfit > flat_.explanation.misfit + kMuchLessMisfit;
  }

  const HoleFitter& fitter_;
  KnownDiscs known_;
  std::optional<EmptyHoleFit> photo_;
  HoleFit empty_, flat_, hanger_;
};

}  // namespace

bool is_at(const FoundDisc& found, const HoleFit& judged) {
  return (found.fit.base - judged.hole.pose.foot.head<2>()).norm() < judged.hole.shape.radius;
}

HoleJudgement judge_hole(const RectifiedView& view, const Calibration& calibration, const LikelyShape& likely,
                         const std::vector<FoundDisc>& found, const std::vector<Disc>& earlier) {
  const Circle& rim = calibration.hole.rim;
  const DiscShape& shape = likely.shape;
  const Vec3& camera = calibration.camera.centre;
  const FoundDisc* at_hole = nearest_to(found, rim.centre);
  KnownDiscs known;
  known.radius = likely.measured;
  known.play = rim.radius - shape.radius;
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
  if (!at_hole && known.radius && known.play < -kTooNarrow) return {};
  const HoleFitter fitter(patch, rim, likely, camera);
  const Judge judge(fitter, std::move(known), std::move(photo));
  if (!at_hole) return judge.judge();
  const double beside = judge.beside(fitter.standing(at_hole->fit.base));
  if (beside > kSurelyBeside) return {};
  HoleJudgement judgement = judge.judge();
  // Beside the hole or over its rim it is worth the same: what is likelier is told, and nobody asked.
  if (judgement.state == HoleState::kHanger && beside > 0) return {};
  return without_it(std::move(judgement));
}

}  // namespace ringside
