// SPDX-License-Identifier: MIT
#include <algorithm>
#include <opencv2/core.hpp>

#include "live/reading/hole_look.h"
#include "live/table/shot_advice.h"
#include "live/table/table.h"
#include "live/view/table_board.h"
#include "scoring/ruling.h"

// What a table makes of what is seen.
namespace ringside {
namespace {

bool is_flat(const TableDisc& disc) { return disc.scored.disc.in_hole == HoleState::kFlat; }
bool is_at_hole(const TableDisc& disc) { return disc.scored.disc.in_hole != HoleState::kNone; }

bool may_have_fallen_in(const Disc& disc, const Circle& rim) {
  return disc.in_hole != HoleState::kFlat && off_centre(disc, rim) < kSurelyHangs;
}

bool covers_hole(const Disc& disc, const Circle& rim) { return off_centre(disc, rim) < rim.radius; }

// No hand was where it changed. A new disc on the outer line is only about to be shot.
bool moved_by_itself(const DiscChange& change) { return !change.swept && (change.from || change.zone > 0); }

Rgb colour_in_hole(const RestReading& reading) {
  const Calibration& calibration = *reading.calibration;
  const Vec2 p = calibration.image_from_board * calibration.hole.rim.centre;
  const int half =
      std::max(1, static_cast<int>(0.4 * calibration.hole.rim.radius * calibration.pixels_per_mm()));
  const cv::Rect box =
      cv::Rect(static_cast<int>(p.x()) - half, static_cast<int>(p.y()) - half, 2 * half, 2 * half) &
      cv::Rect({0, 0}, reading.picture.size());
  const cv::Scalar mean = cv::mean(reading.picture(box));
  const auto level = [](double v) { return static_cast<std::uint8_t>(v); };
  return {level(mean[2]), level(mean[1]), level(mean[0])};
}

// The disc that lies flat in the hole: as it was found, or by its colour alone.
Disc disc_in_hole(const RestReading& reading, const DiscShape& shape) {
  for (const Disc& disc : reading.detection.discs)
    if (disc.in_hole == HoleState::kFlat) return disc;
  const Homography& image_from_board = reading.calibration->image_from_board;
  Disc disc;
  disc.colour = colour_in_hole(reading);
  disc.base = reading.calibration->hole.rim.centre;
  disc.radius = shape.radius;
  disc.in_hole = HoleState::kFlat;
  disc.confidence = 1;
  disc.seen_top = {image_from_board * disc.base, disc.radius * image_from_board.scale_at(disc.base)};
  return disc;
}

// Of the discs of its side that are gone the nearest, a hanger first; the end when there is none.
std::vector<DiscChange>::iterator fallen_of(std::vector<DiscChange>& changes, const Disc& disc) {
  auto nearest = changes.end();
  for (auto change = changes.begin(); change != changes.end(); ++change) {
    if (change->to || !change->from || change->team != disc.team) continue;
    const auto distance = [&](const DiscChange& c) { return (*c.from - disc.base).norm(); };
    if (nearest == changes.end() || distance(*change) < distance(*nearest)) nearest = change;
  }
  return nearest;
}

}  // namespace

// The board came to rest: what changed since it did so last, and how.
void Table::read(const RestReading& reading) {
  if (view_.paused) {
    unread_ = reading;
    return;
  }
  const bool first = !calibration_;
  const bool elsewhere = found_ != reading.calibration;
  Calibration measured = *reading.calibration;
  measured.lines = reading.lines;
  calibration_ = std::make_shared<const Calibration>(std::move(measured));
  if (elsewhere) {
    found_ = reading.calibration;
    small_.emplace(*calibration_);
    last_small_.release();
    hole_.forget_looks();
    take_saved_discs();
  }
  const RestPlaces places(*small_, reading, last_small_);
  const ScoredBoard before = board();
  const cv::Mat picture_before = picture_;
  last_small_ = places.picture();
  picture_ = reading.picture;
  warnings_of_sides_ = reading.detection.warnings_of_sides;
  bool flat = false;
  std::vector<ScoredDisc> seen = score(reading, flat);
  const HoleChange hole = hole_.update(reading, places, flat);
  if (hole == HoleChange::kEmptied) lift_out_of_hole(!reading.moment.shot_from);
  const std::vector<DiscChange> changes = memory_.update(std::move(seen), places);
  const bool by_itself = !elsewhere && std::any_of(changes.begin(), changes.end(), moved_by_itself);
  if (by_itself && !reading.moment.shot_from) {
    begin_shot();
    tell(event(EventKind::kShotBegun, "seen by what it moved"));
  }
  // A board that is pushed moves like something of its own, too.
  const bool shot = by_itself || (reading.moment.shot_from && (first || !elsewhere));
  if (shot) {
    take_shot(reading, changes, hole);
  } else if (!first) {
    take_hands(changes, hole, before, picture_before);
    if (places.swept_anywhere() && nothing_to_lift()) end_round_unasked();
  }
  if (first || shot || !changes.empty() || hole != HoleChange::kNone) {
    nlohmann::ordered_json told = board_json(board());
    const bool counts =
        view_.board == BoardStatus::kSeen && view_.round.has_value() && !more_shots_than_discs();
    if (const std::string why = counts ? "" : withheld(); !why.empty()) told["withheld"] = why;
    if (const auto all = warnings(); !all.empty()) told["warnings"] = all;
    tell(event(EventKind::kDiscsAtRest), told, picture_);
  }
  if (shot) judge(before, changes);
  ask_whether_over();
  save();
}

// What the reading saw, in this table's colours; `flat`: a disc lies flat in the hole, which the hole's own
// memory decides on.
std::vector<ScoredDisc> Table::score(const RestReading& reading, bool& flat) {
  std::vector<ScoredDisc> seen;
  const bool empty_hole = hole_.looks_empty(reading);
  const Circle& rim = reading.calibration->hole.rim;
  for (Disc disc : reading.detection.discs) {
    // The hole's floor may look like a disc.
    if (empty_hole && covers_hole(disc, rim)) continue;
    disc.team = palette_.side_of(disc.colour, disc.team);
    if (may_have_fallen_in(disc, rim)) disc.in_hole = HoleState::kUnsure;
    flat |= disc.in_hole == HoleState::kFlat;
    if (disc.in_hole != HoleState::kFlat) seen.push_back(scored(disc));
  }
  if (hole_.holds_hanger(reading)) {
    Disc hanger = *reading.detection.maybe_hanger;
    hanger.team = palette_.side_in_hole(hanger.colour);
    seen.push_back(scored(hanger));
  }
  return seen;
}

// The discs of a round that goes on, now that there is a board to measure them on.
void Table::take_saved_discs() {
  for (TableDisc& saved : saved_discs_) {
    const bool was_ruled = saved.scored.ruling.has_value();
    const int zone = saved.scored.zone;
    palette_.side_of(saved.scored.disc.colour, saved.scored.disc.team);
    saved.scored = scored(saved.scored.disc);
    if (was_ruled) saved.scored = ruled(saved.scored, zone);
    if (is_flat(saved)) hole_.set_filled(true);
    memory_.discs().push_back(saved);
  }
  saved_discs_.clear();
}

// After a cut nothing is known of how the discs came to lie as they do then; a twenty that still lay in the
// hole is one all the same.
void Table::forget_board() {
  lift_out_of_hole(false);
  hole_.forget();
  memory_.discs().clear();
  found_.reset();
  calibration_.reset();
  view_.calibration.reset();
  warnings_of_sides_.clear();
}

void Table::begin_shot() {
  // The next round's first: of the last one nothing lay in play, so nothing was lifted that would have ended
  // it.
  if (played_out()) end_round_unasked();
  round_.shots.add();
  round_.before_lifting.reset();
  round_.picture_before.release();
  round_.lifted = 0;
  round_.to_take_off.clear();
  round_.returned = {};
  withdraw_whether_cleared();
}

// All that hands lifted is what had to go after the last shot: that clears no board.
bool Table::taken_off_by_rules(const std::set<int>& lifted) const {
  if (lifted.empty()) return false;
  const std::set<int>& must_go = round_.to_take_off;
  if (std::includes(must_go.begin(), must_go.end(), lifted.begin(), lifted.end())) return true;
  // Of an empty board people are asked, when the round may be over.
  return round_.returned.may_be(lifted) &&
         (memory_.any_in_play() || (shots_in_round() && !all_likely_shot()));
}

void Table::take_shot(const RestReading& reading, std::vector<DiscChange> changes, HoleChange hole) {
  const bool disc_came =
      std::any_of(changes.begin(), changes.end(), [](const DiscChange& c) { return !c.from; });
  const bool disc_left =
      std::any_of(changes.begin(), changes.end(), [](const DiscChange& c) { return !c.to; });
  if (hole == HoleChange::kFilled) fill_hole(reading, changes);
  for (const DiscChange& change : changes) {
    if (change.from && change.to) tell(about(EventKind::kDiscsMoved, change));
    if (!change.to) tell(about(EventKind::kDiscToDitch, change));
    if (change.to && round_.returned.any()) round_.returned.add_possible(change.id);
  }
  // It was never seen lying, and lies nowhere now.
  if (hole == HoleChange::kPerhapsFilled && (!disc_came || disc_left)) {
    ask_about_hole(palette_.side_in_hole(colour_in_hole(reading)));
  } else if (!disc_came && !disc_left && changes.empty() && hole == HoleChange::kNone) {
    tell(event(EventKind::kDiscToDitch, "the disc that was shot"));
  }
}

void Table::take_hands(const std::vector<DiscChange>& changes, HoleChange hole, const ScoredBoard& before,
                       const cv::Mat& picture) {
  for (const DiscChange& change : changes)
    if (change.from && change.to) tell(about(EventKind::kDiscsMoved, change));
  std::set<int> lifted;
  for (const DiscChange& change : changes)
    if (!change.to) lifted.insert(change.id);
  if (hole == HoleChange::kNone && taken_off_by_rules(lifted)) {
    if (round_.returned.may_be(lifted)) round_.returned.take_off(lifted);
    if (played_out()) end_round_unasked();
    return;
  }
  // What is lifted out of the hole alone stays counted.
  if (!lifted.empty() && !round_.before_lifting) {
    round_.before_lifting = before;
    round_.picture_before = picture;
  }
  round_.lifted += static_cast<int>(lifted.size()) + (hole == HoleChange::kEmptied ? 1 : 0);
  const bool only_twenties = !round_.before_lifting;
  if (memory_.any_in_play() || round_.lifted == 0) return;
  if (only_twenties && !all_shot()) return;
  if (round_.lifted < lifted_for_round()) {
    if (round_.lifted > 1) ask_whether_cleared();
    return;
  }
  if (round_.lifted == 1 && round_.returned.may_be(lifted)) return ask_what_was_lifted();
  if (end_round_unasked()) tell(event(EventKind::kDiscsLifted));
}

// The last shot left an empty board: hands that come now clear the ditch.
bool Table::nothing_to_lift() const { return played_out() && round_.lifted == 0 && !hole_.filled(); }

// The disc that fell in is one of those that are gone, if one of its colour is.
void Table::fill_hole(const RestReading& reading, std::vector<DiscChange>& changes) {
  // It may hang as well: people are asked, or see it lifted.
  if (std::any_of(memory_.discs().begin(), memory_.discs().end(), is_at_hole)) return;
  Disc disc = disc_in_hole(reading, options_.disc_shape);
  disc.team = palette_.side_in_hole(disc.colour);
  const auto fallen = fallen_of(changes, disc);
  disc.id = fallen == changes.end() ? memory_.next_id() : fallen->id;
  if (fallen != changes.end()) changes.erase(fallen);
  memory_.discs().push_back({scored(disc), false});
  tell_twenty(disc, "");
}

// In play, only twenties are lifted out of the hole by hand: what hung there stays.
void Table::lift_out_of_hole(bool by_hand) {
  auto& discs = memory_.discs();
  const auto lying = std::find_if(discs.begin(), discs.end(), [&](const TableDisc& disc) {
    return is_flat(disc) || (by_hand && disc.scored.disc.in_hole == HoleState::kUnsure);
  });
  if (lying == discs.end()) return;
  const Disc disc = lying->scored.disc;
  discs.erase(lying);
  ++round_.twenties[disc.team];
  if (disc.in_hole != HoleState::kFlat) tell_twenty(disc, "lifted out of the hole");
}

void Table::tell_twenty(const Disc& disc, const std::string& note) {
  TableEvent told = event(EventKind::kTwenty, note);
  told.team = disc.team;
  told.disc = disc.id;
  told.place = disc.base;
  tell(std::move(told));
}

void Table::judge(const ScoredBoard& before, const std::vector<DiscChange>& changes) {
  const BoardState earlier = state_of(before);
  const auto shooter = shooter_of(earlier, changes);
  if (!shooter) return;
  if (sides_take_turns()) round_.shots.tell_side(*shooter);
  const auto& match = match_.match();
  const RuleSet& rules = match ? match->match.setup.rules : options_.rules;
  const ShotJudgement judgement = judge_shot(earlier, state_of(board()), *shooter, rules);
  view_.advice =
      advice_on(judgement, *shooter) + (round_.returned.any() ? "; " + advice_on_returned(rules) : "");
  round_.to_take_off = {judgement.removed.begin(), judgement.removed.end()};
  TableEvent told = event(EventKind::kShotJudged, view_.advice);
  told.team = *shooter;
  tell(std::move(told));
}

ScoredDisc Table::scored(const Disc& disc) const { return score_disc(disc, *calibration_, options_.scoring); }

}  // namespace ringside
