// SPDX-License-Identifier: MIT
#include "live/table/table.h"

#include "live/table/view_of.h"
#include "live/view/table_board.h"
#include "report/evidence/evidence.h"
#include "report/picture/overlay.h"
#include "report/picture/refusal_overlay.h"
#include "report/picture/write_picture.h"
#include "report/words/maybe_text.h"

namespace ringside {
namespace {

// For drawing: the frames are straight already, so no lens bends what is drawn into them.
Calibration without_lens(Calibration calibration) {
  calibration.lens.reset();
  return calibration;
}

const PhotoCall* call_on(int disc, const TableView& view) {
  if (!view.photo) return nullptr;
  for (const PhotoCall& call : view.photo->calls)
    if (call.camera.disc.id == disc) return &call;
  return nullptr;
}

// The call is then the one of both.
void add_photo(const MeasuredPhoto& photo, const PhotoCall& call, CallEvidence& evidence) {
  evidence.views.push_back(
      {{"photo", photo.sha256, photo.pixels, photo.board.calibration, photo.taken}, call.in_photo});
  evidence.scored = call.together;
}

}  // namespace

Table::Table(TableOptions options, EventSink sink)
    : options_(std::move(options)),
      rules_{options_.scoring, options_.rules, options_.disc_shape, !options_.folder.empty()},
      sink_(std::move(sink)),
      round_file_(options_.folder),
      match_(options_.ledger, options_.now),
      newest_(std::make_shared<const TableView>()) {
  publish();
}

TableContext Table::context(std::string no_rounds) const {
  return {.rules = rules_,
          .calibration = [this](long number) -> const Calibration& { return readings_.calibration(number); },
          .match = match_.now(),
          .no_rounds = std::move(no_rounds)};
}

void Table::take(const FrameObservations& observed, const Frame& frame) {
  const std::lock_guard lock(mutex_);
  frame_picture_ = frame.bgr;
  const FrameNow now{frame.seconds,       frame.number,         observed.board,
                     observed.board_note, observed.residual_mm, observed.motion};
  const std::size_t reported = reported_;
  const bool same = state_.now.board == now.board && state_.now.board_note == now.board_note &&
                    state_.now.motion == now.motion && refused_ == observed.refused;
  refused_ = observed.refused;
  apply({FrameShown{now, frame.bgr.cols, frame.bgr.rows}});
  for (const RestReading& reading : observed.readings) read(reading);
  for (const TableEvent& seen : observed.events) apply({seen});
  if (!same || reported_ != reported || !observed.readings.empty()) publish();
}

// While the table is paused the newest waits.
void Table::read(const RestReading& reading) {
  if (state_.paused) {
    unread_ = reading;
    return;
  }
  apply({readings_.add(reading, state_, newest_->round.has_value())});
}

void Table::camera_lost(const std::string& why) {
  const std::lock_guard lock(mutex_);
  if (state_.camera.status == CameraStatus::kLost && state_.camera.note == why) return;
  apply({CameraLost{why}});
  publish();
}

void Table::camera_ended(const FrameObservations& last, const std::string& why) {
  const std::lock_guard lock(mutex_);
  for (const RestReading& reading : last.readings) read(reading);
  apply({CameraEnded{why}});
  publish();
}

std::shared_ptr<const TableView> Table::carry_out(const TableCommand& command, const CommandKey& key) {
  const std::lock_guard lock(mutex_);
  if (is_known(state_.carried_out, key)) return newest_;
  try {
    carry(command, key);
  } catch (const WriteError& error) {
    throw TableError(error.what());
  }
  publish();
  return newest_;
}

void Table::carry(const TableCommand& command, const CommandKey& key) {
  std::vector<Input> inputs{key};
  if (const auto* wishes = std::get_if<StartMatch>(&command)) {
    inputs.emplace_back(MatchAgreed{agreed(*wishes)});
  } else {
    inputs.emplace_back(command);
  }
  const bool catches_up = std::holds_alternative<ResumeTable>(command) && unread_;
  if (catches_up) inputs.emplace_back(readings_.add(*unread_, state_, newest_->round.has_value()));
  apply(inputs);
  if (catches_up) unread_.reset();
}

std::shared_ptr<const TableView> Table::take_photo(const std::string& file, const CommandKey& key) {
  if (!options_.measure_photo) throw TableError("this table takes no photos; rule on the disc by its sheet");
  std::vector<std::string> colours;
  {
    const std::lock_guard lock(mutex_);
    if (is_known(state_.carried_out, key)) return newest_;
    if (const auto& match = match_.match()) colours = colours_of(match->match.setup.players);
  }
  const auto photo = std::make_shared<const MeasuredPhoto>(options_.measure_photo(file, colours));
  const std::lock_guard lock(mutex_);
  if (is_known(state_.carried_out, key)) return newest_;
  apply({key, PhotoMeasured{{photo, &photo->board}}});
  photo_ = photo;
  publish();
  return newest_;
}

void Table::play(std::int64_t match) {
  const std::lock_guard lock(mutex_);
  match_.go_on_with(match);
  apply({MatchTaken{}});
  publish();
}

TableState Table::state() const {
  const std::lock_guard lock(mutex_);
  return state_;
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
  const std::shared_ptr<const RefusedPicture> refused = refused_;
  lock.unlock();
  if (picture.empty()) return {};
  if (marked && refused) return encoded_picture(".jpg", draw_refusal(refused->picture, *refused->refusal));
  if (!marked || !view->calibration) return encoded_picture(".jpg", picture);
  return encoded_picture(".jpg", draw_overlay(picture, board_of(without_lens(*view->calibration), view->discs,
                                                                view->twenties, view->maybe_discs)));
}

std::optional<CallEvidence> Table::evidence_on(int disc) const {
  std::unique_lock lock(mutex_);
  const cv::Mat picture = readings_.picture(state_.reading);
  const std::shared_ptr<const TableView> view = newest_;
  const std::shared_ptr<const MeasuredPhoto> photo = photo_;
  lock.unlock();
  if (picture.empty() || !view->calibration) return std::nullopt;
  const auto evidence_of = [&](const ScoredDisc& scored) {
    return CallEvidence{.views = {{{"camera", "", picture, without_lens(*view->calibration)}, scored.disc}},
                        .made = options_.now(),
                        .shape = with_radius(options_.disc_shape, scored.disc.radius),
                        .scored = scored,
                        .confidence_sigmas = options_.scoring.confidence_sigmas};
  };
  for (const TableDisc& one : view->discs) {
    if (one.scored.disc.id != disc) continue;
    CallEvidence evidence = evidence_of(one.scored);
    const PhotoCall* call = photo ? call_on(disc, *view) : nullptr;
    if (call) add_photo(*photo, *call, evidence);
    return evidence;
  }
  for (const TableDisc& maybe : view->maybe_discs) {
    if (maybe.scored.disc.id != disc) continue;
    CallEvidence evidence = evidence_of(maybe.scored);
    evidence.question = maybe_title({maybe.scored}, *view->calibration);
    evidence.worth = maybe_worth({maybe.scored});
    return evidence;
  }
  return std::nullopt;
}

std::string Table::evidence(int disc) const {
  const auto evidence = evidence_on(disc);
  return evidence ? encoded_picture(".png", draw_evidence(*evidence)) : "";
}

std::string Table::evidence_thumbnail(int disc) const {
  const auto evidence = evidence_on(disc);
  return evidence ? encoded_picture(".jpg", draw_evidence_thumbnail(*evidence)) : "";
}

void Table::publish() {
  TableView view = view_of(state_, context(), *newest_);
  view.match = match_.match();
  if (match_.now().played()) view.standing = match_.now().standing();
  view.events = events_;
  if (!not_kept_.empty()) view.warnings.push_back("the round cannot be kept: " + not_kept_);
  view.refusal = refused_ ? refused_->refusal : nullptr;
  if (!view.photo) photo_.reset();
  newest_ = std::make_shared<const TableView>(std::move(view));
  changed_.notify_all();
}

}  // namespace ringside
