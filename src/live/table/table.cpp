// SPDX-License-Identifier: MIT
#include "live/table/table.h"

#include "detection/detect_discs.h"
#include "live/view/event_json.h"
#include "live/view/table_board.h"
#include "report/evidence.h"
#include "report/json_parts.h"
#include "report/overlay.h"
#include "report/write_picture.h"

namespace ringside {
namespace {

constexpr std::size_t kEventsToShow = 100;

bool is_of_game(EventKind kind) { return kind == EventKind::kShotBegun || kind == EventKind::kDiscReturned; }

}  // namespace

Table::Table(TableOptions options, Tell tell)
    : options_(std::move(options)), tell_(std::move(tell)), match_(options_.ledger, options_.now) {
  publish();
}

void Table::take(const Sight& sight, const Frame& frame, const Eyes& eyes) {
  const std::lock_guard lock(mutex_);
  seconds_ = frame.seconds;
  frame_ = frame.number;
  frame_picture_ = frame.bgr;
  if (view_.camera != CameraStatus::kRunning) {
    tell(event(camera_open_ ? EventKind::kCameraBack : EventKind::kCameraOpened,
               std::to_string(frame.bgr.cols) + " x " + std::to_string(frame.bgr.rows)));
    camera_open_ = true;
    view_.camera = CameraStatus::kRunning;
    view_.camera_note.clear();
  }
  const bool same = view_.board == eyes.board().status() && view_.board_note == eyes.board().note() &&
                    view_.motion == eyes.motion();
  view_.board = eyes.board().status();
  view_.board_note = eyes.board().note();
  view_.residual_mm = eyes.board().residual_mm();
  view_.motion = eyes.motion();
  const std::size_t told = told_;
  for (const RestReading& reading : sight.readings) read(reading);
  for (const TableEvent& seen : sight.events) {
    if (view_.paused && is_of_game(seen.kind)) continue;
    if (seen.kind == EventKind::kShotBegun) begin_shot();
    if (seen.kind == EventKind::kDiscReturned) round_.returned.add();
    if (seen.kind == EventKind::kCut) forget_board();
    tell(seen);
  }
  if (!same || told_ != told || !sight.readings.empty()) publish();
}

void Table::camera_lost(const std::string& why) {
  const std::lock_guard lock(mutex_);
  const bool news = view_.camera != CameraStatus::kLost;
  if (!news && view_.camera_note == why) return;
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

std::shared_ptr<const TableView> Table::newer_than(long revision, std::chrono::milliseconds patience) const {
  std::unique_lock lock(mutex_);
  changed_.wait_for(lock, patience, [&] { return newest_->revision > revision; });
  return newest_;
}

std::string Table::still_frame(bool marked) const {
  std::unique_lock lock(mutex_);
  const cv::Mat picture = frame_picture_;
  const std::shared_ptr<const TableView> view = newest_;
  lock.unlock();
  if (picture.empty()) return {};
  if (!marked || !view->calibration) return encoded_picture(".jpg", picture);
  return encoded_picture(".jpg",
                         draw_overlay(picture, board_of(*view->calibration, view->discs, view->twenties)));
}

std::string Table::evidence(int disc) const {
  std::unique_lock lock(mutex_);
  const cv::Mat picture = picture_;
  const std::shared_ptr<const TableView> view = newest_;
  lock.unlock();
  for (const TableDisc& one : view->discs) {
    if (one.scored.disc.id != disc || picture.empty() || !view->calibration) continue;
    const DiscShape shape = with_radius(options_.disc_shape, one.scored.disc.radius);
    return encoded_picture(
        ".png", draw_evidence({.views = {{{"camera", "", picture, *view->calibration}, one.scored.disc}},
                               .made = options_.now(),
                               .shape = shape,
                               .scored = one.scored,
                               .confidence_sigmas = options_.scoring.confidence_sigmas}));
  }
  return {};
}

ScoredBoard Table::board() const {
  return board_of(calibration_ ? *calibration_ : Calibration{}, memory_.discs(), round_.twenties);
}

void Table::tell(TableEvent told, const nlohmann::ordered_json& more, const cv::Mat& measured) {
  nlohmann::ordered_json json = event_json(told);
  if (!more.is_null()) json.update(more);
  view_.events.push_back(std::move(told));
  if (view_.events.size() > kEventsToShow) view_.events.erase(view_.events.begin());
  ++told_;
  tell_(json, measured);
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

nlohmann::ordered_json Table::board_json(const ScoredBoard& board) const {
  nlohmann::ordered_json json{{"discs", nlohmann::ordered_json::array()}};
  for (const ScoredDisc& scored : board.discs) json["discs"].push_back(disc_json(scored, board.calibration));
  json["totals"] = totals_json(board.totals);
  json["round"] = round_json(board.round);
  json["too_close"] = too_close(board.discs);
  return json;
}

std::string Table::withheld() const {
  if (view_.paused) return "paused";
  if (view_.camera == CameraStatus::kLost) return view_.camera_note;
  if (view_.camera == CameraStatus::kOpening) return "the camera is being opened";
  if (view_.board != BoardStatus::kSeen) return view_.board_note;
  if (!calibration_) return "the board has not lain still yet";
  if (total_up(scored_of(memory_.discs()), round_.twenties).size() > 2)
    return "discs of more than two colours lie on the board; take away what does not belong there";
  if (more_shots_than_discs())
    return "more shots were seen than the players have discs; count the round, or take back what was wrong";
  if (view_.motion == TableMotion::kHand) return "a hand is over the board";
  return view_.motion == TableMotion::kMoving ? "discs are moving" : "";
}

std::vector<std::string> Table::warnings() const {
  std::vector<std::string> all = warnings_of_sides_;
  for (const TableDisc& disc : memory_.discs()) {
    if (disc.by_person) continue;
    if (auto warning = warning_of(disc.scored.disc)) all.push_back(std::move(*warning));
  }
  return all;
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
  view_.withheld = withheld();
  view_.warnings = warnings();
  view_.twenties = round_.twenties;
  view_.shots = round_.shots.seen();
  view_.match = match_.match();
  view_.standing = match_.standing();
  view_.shooter = whose_turn();
  view_.undoable.clear();
  view_.redoable.clear();
  for (const Done& done : done_) view_.undoable.push_back(done.what);
  for (const Done& done : undone_) view_.redoable.push_back(done.what);
  newest_ = std::make_shared<const TableView>(view_);
  changed_.notify_all();
}

}  // namespace ringside
