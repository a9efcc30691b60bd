// SPDX-License-Identifier: MIT
#include "live/table.h"

#include <algorithm>
#include <opencv2/core.hpp>

#include "live/event_json.h"
#include "live/shot_advice.h"
#include "live/table_board.h"
#include "report/json_parts.h"
#include "scoring/open_calls.h"

namespace ringside {
namespace {

constexpr std::size_t kEventsToShow = 100;
constexpr int kLiftedForRound = 2;  // discs lifted by hand that end a round, once none is left in play

bool in_play(const TableDisc& disc) { return disc.scored.zone > 0; }

bool is_flat(const TableDisc& disc) { return disc.scored.disc.in_hole == HoleState::kFlat; }

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

}  // namespace

Table::Table(TableOptions options, Tell tell) : options_(std::move(options)), tell_(std::move(tell)) {
  publish();
}

void Table::take(const Sight& sight, const Frame& frame, const Eyes& eyes) {
  const std::lock_guard lock(mutex_);
  seconds_ = frame.seconds;
  frame_ = frame.number;
  if (view_.camera != CameraStatus::kRunning) {
    tell(event(camera_open_ ? EventKind::kCameraBack : EventKind::kCameraOpened,
               std::to_string(frame.bgr.cols) + " x " + std::to_string(frame.bgr.rows)));
    camera_open_ = true;
    view_.camera = CameraStatus::kRunning;
    view_.camera_note.clear();
  }
  for (const RestReading& reading : sight.readings) read(reading);
  for (const TableEvent& seen : sight.events) {
    if (seen.kind == EventKind::kShotBegun) begin_shot();
    if (seen.kind == EventKind::kCut) forget_board();
    tell(seen);
  }
  view_.board = eyes.board().status();
  view_.board_note = eyes.board().note();
  view_.residual_mm = eyes.board().residual_mm();
  view_.motion = eyes.motion();
  publish();
}

void Table::camera_lost(const std::string& why) {
  const std::lock_guard lock(mutex_);
  if (view_.camera == CameraStatus::kLost && view_.camera_note == why) return;
  const bool news = view_.camera != CameraStatus::kLost;
  view_.camera = CameraStatus::kLost;
  view_.camera_note = why;
  if (news) tell(event(EventKind::kCameraLost, why));
  publish();
}

void Table::camera_ended(const Sight& last) {
  const std::lock_guard lock(mutex_);
  for (const RestReading& reading : last.readings) read(reading);
  view_.camera = CameraStatus::kEnded;
  tell(event(EventKind::kCameraEnded));
  publish();
}

std::shared_ptr<const TableView> Table::newest() const {
  const std::lock_guard lock(mutex_);
  return newest_;
}

// The board came to rest: what changed since it did so last, and how.
void Table::read(const RestReading& reading) {
  const bool first = !calibration_ || last_small_.empty();
  const bool elsewhere = calibration_ != reading.calibration;
  if (elsewhere) {
    calibration_ = reading.calibration;
    small_.emplace(*calibration_);
    last_small_.release();
    hole_.forget();
  }
  const RestPlaces places(*small_, reading, last_small_);
  last_small_ = places.picture();
  const ScoredBoard before = board();
  bool flat = false;
  std::vector<ScoredDisc> seen = score(reading, flat);
  const HoleChange hole = hole_.update(reading, places, flat);
  const std::vector<DiscChange> changes = memory_.update(std::move(seen), places);
  const bool news = first || !changes.empty() || hole != HoleChange::kNone;
  const bool by_itself =
      std::any_of(changes.begin(), changes.end(), [](const DiscChange& c) { return !c.swept; });
  if (!first && !elsewhere && by_itself && !reading.moment.shot_from) {
    begin_shot();
    tell(event(EventKind::kShotBegun, "seen by what it moved"));
  }
  const bool shot = reading.moment.shot_from.has_value() || (by_itself && !first && !elsewhere);
  if (shot) {
    take_shot(reading, changes, hole);
  } else if (!first) {
    take_hands(changes, hole, before);
  }
  if (news) tell(event(EventKind::kDiscsAtRest), board_json());
  if (shot && news) judge(before, changes);
}

// What the reading saw, in this table's colours; `flat`: a disc lies flat in the hole, which the hole's own
// memory decides on.
std::vector<ScoredDisc> Table::score(const RestReading& reading, bool& flat) {
  std::vector<ScoredDisc> seen;
  for (Disc disc : reading.detection.discs) {
    disc.team = palette_.side_of(disc.colour, disc.team);
    flat |= disc.in_hole == HoleState::kFlat;
    if (disc.in_hole != HoleState::kFlat) seen.push_back(score_disc(disc, *calibration_, options_.scoring));
  }
  return seen;
}

// After a cut nothing is known of how the discs came to lie as they do then; a twenty that still lay in the
// hole is one all the same.
void Table::forget_board() {
  lift_out_of_hole();
  memory_.discs().clear();
  calibration_.reset();
  view_.calibration.reset();
}

void Table::begin_shot() {
  ++round_.shots;
  round_.before_lifting.reset();
  round_.lifted = 0;
}

void Table::take_shot(const RestReading& reading, std::vector<DiscChange> changes, HoleChange hole) {
  if (hole == HoleChange::kFilled) fill_hole(reading, changes);
  if (hole == HoleChange::kEmptied) lift_out_of_hole();
  for (const DiscChange& change : changes) {
    if (change.from && change.to) tell(about(EventKind::kDiscsMoved, change));
    if (!change.to) tell(about(EventKind::kDiscToDitch, change));
  }
}

void Table::take_hands(const std::vector<DiscChange>& changes, HoleChange hole, const ScoredBoard& before) {
  const auto gone = std::count_if(changes.begin(), changes.end(), [](const DiscChange& c) { return !c.to; });
  if ((gone > 0 || hole == HoleChange::kEmptied) && !round_.before_lifting) round_.before_lifting = before;
  if (hole == HoleChange::kEmptied) lift_out_of_hole();
  round_.lifted += static_cast<int>(gone) + (hole == HoleChange::kEmptied ? 1 : 0);
  for (const DiscChange& change : changes)
    if (change.from && change.to) tell(about(EventKind::kDiscsMoved, change));
  const bool cleared = std::none_of(memory_.discs().begin(), memory_.discs().end(), in_play);
  if (cleared && round_.lifted >= kLiftedForRound && round_.before_lifting) {
    end_round(*round_.before_lifting);
    tell(event(EventKind::kDiscsLifted));
  }
}

// The disc that fell in is one of those that are gone, if one of its colour is.
void Table::fill_hole(const RestReading& reading, std::vector<DiscChange>& changes) {
  const auto of_detection = std::find_if(reading.detection.discs.begin(), reading.detection.discs.end(),
                                         [](const Disc& d) { return d.in_hole == HoleState::kFlat; });
  Disc disc;
  if (of_detection != reading.detection.discs.end()) {
    disc = *of_detection;
  } else {
    disc.colour = colour_in_hole(reading);
    disc.base = calibration_->hole.rim.centre;
    disc.radius = memory_.discs().empty() ? calibration_->hole.rim.radius - 1.6
                                          : memory_.discs().front().scored.disc.radius;
    disc.in_hole = HoleState::kFlat;
    disc.confidence = 1;
  }
  disc.team = palette_.nearest(disc.colour);
  const auto fallen = std::find_if(changes.begin(), changes.end(),
                                   [&](const DiscChange& c) { return !c.to && c.team == disc.team; });
  disc.id = fallen == changes.end() ? memory_.next_id() : fallen->id;
  if (fallen != changes.end()) changes.erase(fallen);
  memory_.discs().push_back({score_disc(disc, *calibration_, options_.scoring), false});
  TableEvent told = event(EventKind::kTwenty);
  told.team = disc.team;
  told.disc = disc.id;
  told.place = disc.base;
  tell(std::move(told));
}

void Table::lift_out_of_hole() {
  auto& discs = memory_.discs();
  const auto lying = std::find_if(discs.begin(), discs.end(), is_flat);
  if (lying == discs.end()) return;
  ++round_.twenties[lying->scored.disc.team];
  discs.erase(lying);
}

void Table::judge(const ScoredBoard& before, const std::vector<DiscChange>& changes) {
  const BoardState earlier = state_of(before);
  const auto shooter = shooter_of(earlier, changes);
  if (!shooter) return;
  const ShotJudgement judgement = judge_shot(earlier, state_of(board()), *shooter, options_.rules);
  view_.advice = advice_on(judgement, *shooter);
  TableEvent told = event(EventKind::kShotJudged, view_.advice);
  told.team = *shooter;
  tell(std::move(told));
}

void Table::end_round(const ScoredBoard& board) {
  nlohmann::ordered_json more{{"totals", totals_json(board.totals)}, {"round", round_json(board.round)}};
  more["discs"] = nlohmann::ordered_json::array();
  for (const ScoredDisc& scored : board.discs) more["discs"].push_back(disc_json(scored, board.calibration));
  tell(event(EventKind::kRoundOver), std::move(more));
  round_ = {};
  memory_.start_round();
}

ScoredBoard Table::board() const {
  return board_of(calibration_ ? *calibration_ : Calibration{}, memory_.discs(), round_.twenties);
}

void Table::tell(TableEvent told, nlohmann::ordered_json more) {
  nlohmann::ordered_json json = event_json(told);
  if (!more.is_null()) json.update(more);
  view_.events.push_back(std::move(told));
  if (view_.events.size() > kEventsToShow) view_.events.erase(view_.events.begin());
  tell_(json);
}

TableEvent Table::event(EventKind kind, std::string note) const {
  return {.kind = kind, .seconds = seconds_, .frame = frame_, .note = std::move(note)};
}

TableEvent Table::about(EventKind kind, const DiscChange& change) const {
  TableEvent told = event(kind);
  told.team = change.team;
  told.disc = change.id;
  told.place = change.to ? change.to : change.from;
  return told;
}

nlohmann::ordered_json Table::board_json() const {
  const ScoredBoard now = board();
  nlohmann::ordered_json json{{"discs", nlohmann::ordered_json::array()}};
  for (const ScoredDisc& scored : now.discs) json["discs"].push_back(disc_json(scored, now.calibration));
  json["totals"] = totals_json(now.totals);
  json["too_close"] = too_close(now.discs);
  return json;
}

void Table::publish() {
  ++view_.revision;
  if (calibration_) {
    const ScoredBoard now = board();
    view_.calibration = now.calibration;
    view_.discs = memory_.discs();
    view_.totals = now.totals;
    view_.round = now.round;
    view_.open = now.open;
  }
  const std::vector<std::string> sides = palette_.sides();
  for (std::size_t i = 0; i < sides.size(); ++i) view_.teams.at(i) = sides[i];
  view_.twenties = round_.twenties;
  view_.shots = round_.shots;
  newest_ = std::make_shared<const TableView>(view_);
  changed_.notify_all();
}

}  // namespace ringside
