// SPDX-License-Identifier: MIT
#include "detection/hole/judge_hole.h"

#include <algorithm>
#include <cmath>

#include "detection/colour/teams.h"
#include "detection/hole/empty_hole.h"
#include "detection/hole/hole_drawings.h"
#include "detection/hole/hole_pose.h"
#include "detection/hole/hole_scorecards.h"

namespace ringside {
namespace {

// Its own shadow and blur go with a disc beside the hole.
constexpr double kMasked = 2.5;  // mm

// The mean loss of a photo of the empty hole within the rim: empty holes 0.1 to 1.5, with the shadow or the
// side of a disc in sight that lies beside it up to 22, discs in it 30 to 36 (all there can be) but for a
// black one over a black floor (4.7). How much better a disc explains it than that photo does: discs in it
// 0.25 to 0.97, beside it 0.07 at most but for those that were found there.
constexpr double kSameAsEmpty = 2.5, kUnlikeEmpty = 25, kBetterThanEmpty = 0.15;
// Dark faces, L*. Of 77 empty holes with such faces the best drawing of a disc has a mean loss less by 0.67
// at most.
constexpr double kDark = 25, kMuchLessLoss = 0.75;
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

// What the drawings of a hole and the judgements of them say.
class Judge {
 public:
  // photo: how a photo of the empty hole explains the patch, where there is one. The drawings must outlive
  // it.
  Judge(const HoleDrawings& drawings, const InHoleEvidence& evidence, std::optional<EmptyHoleFit> photo)
      : drawings_(drawings), evidence_(evidence), photo_(std::move(photo)) {}

  HoleJudgement judge() const { return fills_the_photo() ? by_photo() : by_drawings(); }

 private:
  // Whether hardly anything within the rim looks as in the photo of the empty hole.
  bool fills_the_photo() const { return photo_ && photo_->unlike > kUnlikeEmpty; }

  HoleJudgement by_photo() const {
    const HoleFit& disc = drawings_.disc();
    if (advantage(disc.losses, photo_->losses) > kBetterThanEmpty && is_of_a_side()) return kind_of_disc();
    return {HoleState::kUnsure, std::nullopt, disc.face};
  }

  bool is_of_a_side() const {
    constexpr double kAlike = 8;  // discs of one side at the hole and on the deck
    return evidence_.from_sides.value_or(0) < kAlike;
  }

  HoleJudgement by_drawings() const {
    const Lab& face = drawings_.disc().face;
    switch (filled_scorecard().certainty(evidence_)) {
      case Certainty::kSure:
        return may_be_told() ? kind_of_disc() : may_be_hanger();
      case Certainty::kNo:
        return {HoleState::kNone, std::nullopt, face};
      case Certainty::kMaybe:
        break;
    }
    return {HoleState::kUnsure, std::nullopt, face};
  }

  HoleJudgement may_be_hanger() const {
    HoleJudgement unsure{HoleState::kUnsure, std::nullopt, drawings_.disc().face};
    if (hangs() == Certainty::kSure) unsure.hanger = drawings_.hanger();
    return unsure;
  }

  // A disc that is told has the colour of a side that is known from other discs.
  bool may_be_told() const {
    return evidence_.from_sides && is_of_a_side() && (shows_a_gap() || hangs() == Certainty::kSure);
  }

  // In a dark face the gap beside a disc does not show: a floor as black as discs looks the same.
  bool shows_a_gap() const {
    return drawings_.disc().face.x() > kDark ||
           drawings_.empty().mean_loss > drawings_.disc().mean_loss + kMuchLessLoss;
  }

  Certainty hangs() const { return hanger_scorecard().certainty(evidence_); }

  HoleJudgement kind_of_disc() const {
    const HoleFit &flat = drawings_.flat(), &hanger = drawings_.hanger();
    switch (hangs()) {
      case Certainty::kNo:
        return {HoleState::kFlat, flat, flat.face};
      case Certainty::kSure:
        return {HoleState::kHanger, hanger, hanger.face};
      case Certainty::kMaybe:
        break;
    }
    // People are asked about what is likelier. As many drawn discs hang as lie flat; in play a fifth of that.
    constexpr double kHangersForEachFlat = 1.0 / 5;
    const double p_hangs = hanger_scorecard().probability(evidence_);
    if (p_hangs * kHangersForEachFlat < 1 - p_hangs) return {HoleState::kUnsure, std::nullopt, flat.face};
    return {HoleState::kUnsure, hanger, hanger.face};
  }

  const HoleDrawings& drawings_;
  InHoleEvidence evidence_;
  std::optional<EmptyHoleFit> photo_;
};

// The hole in a photo and what lies around it.
struct Surroundings {
  const FoundDisc* at_hole;  // of those that were found; it may be the hanger itself
  AroundHole known;          // without it
  HolePatch patch;
};

Surroundings surroundings_of(const SeenHole& hole, const std::vector<Disc>& earlier) {
  const auto& [view, calibration, likely, found, eye] = hole;
  const Circle& rim = calibration.hole.rim;
  Surroundings out{nearest_to(found, rim.centre), {.eye = eye}, {}};
  AroundHole& known = out.known;
  if (likely.measured) known.radius = likely.shape.radius;
  for (const Disc& disc : earlier) known.colours.push_back(lab_of(disc.colour));
  std::vector<std::vector<Vec2>> others;
  std::size_t printed = 0;
  DiscShape wider = likely.shape;
  wider.radius += kMasked;
  for (const FoundDisc& disc : found) {
    if (&disc == out.at_hole) continue;
    known.colours.push_back(disc.face.lab);
    printed += disc.face.printed ? 1 : 0;
    const DiscPose pose{{disc.fit.base.x(), disc.fit.base.y(), 0}, Vec3::UnitZ()};
    others.push_back(outline_of(pose, wider, calibration.camera.centre));
  }
  known.both_sides = sort_into_teams(known.colours).names.size() > 1;
  // Not most: one side's ink may be of its wood's colour. Not any: glare may look like a print.
  constexpr std::size_t kOneIn = 4;
  if (kOneIn * printed > others.size()) others.push_back(hidden_print(rim.centre, likely.shape.radius));
  out.patch = hole_patch(view, rim.centre, others, calibration.pixels_per_mm());
  return out;
}

// Whether no disc of these fits into the hole, which is a place that looks like one.
bool is_too_narrow(const Circle& rim, const Surroundings& around) {
  return !around.at_hole && around.known.radius && *around.known.radius > rim.radius + kTooNarrow;
}

// Whether what was found on the deck near the hole stands there, rather than in the hole or over its rim:
// that explains it better, and it would not tip.
bool stands_beside(const HoleDrawings& drawings, const HoleFitter& fitter, const FoundDisc& found) {
  const HoleFit standing = fitter.standing(found.fit.base);
  const auto& [pose, shape] = standing.disc();
  return !would_tip(pose.foot.head<2>(), shape.radius, standing.scene.rim) &&
         drawings.stands_beside(standing) > 0;
}

}  // namespace

bool is_at(const FoundDisc& found, const HoleFit& judged) {
  return (found.fit.base - judged.disc().pose.foot.head<2>()).norm() < judged.disc().shape.radius;
}

std::optional<InHoleEvidence> in_hole_evidence(const SeenHole& hole) {
  const Circle& rim = hole.calibration.hole.rim;
  const Surroundings around = surroundings_of(hole, {});
  if (is_too_narrow(rim, around)) return std::nullopt;
  const HoleFitter fitter(around.patch, rim, hole.likely, hole.calibration.camera.centre);
  const HoleDrawings drawings(fitter);
  if (around.at_hole && stands_beside(drawings, fitter, *around.at_hole)) return std::nullopt;
  InHoleEvidence evidence = evidence_in_even_light(drawings, around.known, rim);
  add_under_lamp(drawings, evidence);
  return evidence;
}

HoleJudgement judge_hole(const SeenHole& hole, const std::vector<Disc>& earlier) {
  const Calibration& calibration = hole.calibration;
  const Circle& rim = calibration.hole.rim;
  const Surroundings around = surroundings_of(hole, earlier);
  const FoundDisc* const at_hole = around.at_hole;
  std::optional<EmptyHoleFit> photo;
  if (calibration.empty_hole) photo = fit_empty_hole(around.patch, rim, *calibration.empty_hole);
  // What cannot lie there is the lit floor of the hole, or in it.
  const auto without_it = [&](HoleJudgement judgement) {
    if (at_hole && !judgement.disc && would_tip(at_hole->fit.base, hole.likely.shape.radius, rim))
      judgement.no_disc = at_hole->fit.base;
    return judgement;
  };
  if (photo && photo->unlike < kSameAsEmpty) return without_it({});
  if (is_too_narrow(rim, around)) return {};
  const HoleFitter fitter(around.patch, rim, hole.likely, calibration.camera.centre);
  const HoleDrawings drawings(fitter);
  if (at_hole && stands_beside(drawings, fitter, *at_hole)) return {};
  InHoleEvidence evidence = evidence_in_even_light(drawings, around.known, rim);
  // Shadows can only speak for a disc: where nothing else does they need not be drawn.
  if (photo || filled_scorecard().certainty(evidence) != Certainty::kNo) add_under_lamp(drawings, evidence);
  return without_it(Judge(drawings, evidence, std::move(photo)).judge());
}

}  // namespace ringside
