// SPDX-License-Identifier: MIT
#include "live/table/reduce.h"

#include "live/table/commands.h"
#include "live/table/rounds.h"
#include "live/table/shots.h"
#include "live/table/take_reading.h"

namespace ringside {
namespace table {
namespace {

bool is_of_game(EventKind kind) { return kind == EventKind::kShotBegun || kind == EventKind::kDiscReturned; }

struct Take {
  Step& step;

  void operator()(const FrameShown& shown) const {
    step.state.now = shown.now;
    CameraNow& camera = step.state.camera;
    if (camera.status == CameraStatus::kRunning) return;
    report(step, event(step, camera.was_open ? EventKind::kCameraBack : EventKind::kCameraOpened,
                       std::to_string(shown.width) + " x " + std::to_string(shown.height)));
    camera = {.status = CameraStatus::kRunning, .was_open = true};
  }

  void operator()(const BoardReading& reading) const { take_reading(step, reading); }

  void operator()(const TableEvent& seen) const {
    if (step.state.paused && is_of_game(seen.kind)) return;
    if (seen.kind == EventKind::kShotBegun) begin_shot(step);
    if (seen.kind == EventKind::kDiscReturned) ++step.state.round.returned.count;
    if (seen.kind == EventKind::kCut) forget_board(step);
    report(step, seen);
  }

  void operator()(const CameraLost& lost) const {
    CameraNow& camera = step.state.camera;
    const bool is_news = camera.status != CameraStatus::kLost;
    camera.status = CameraStatus::kLost;
    camera.note = lost.why;
    if (is_news) report(step, event(step, EventKind::kCameraLost, lost.why));
  }

  void operator()(const CameraEnded& ended) const {
    step.state.camera.status = CameraStatus::kEnded;
    step.state.camera.note = ended.why;
    report(step, event(step, EventKind::kCameraEnded, ended.why));
  }

  void operator()(const MatchTaken&) const {
    if (step.match.played()) call_sides_by(step.match.setup(), step.state);
  }
  void operator()(const MatchAgreed& agreed) const { begin_match(step, agreed.setup); }
  void operator()(const PhotoMeasured& photo) const { take_photo(step, *photo.board); }
  void operator()(const CommandKey& key) const { keep_key(step.state.carried_out, key); }
  void operator()(const TableCommand& command) const { take_command(step, command); }
};

}  // namespace
}  // namespace table

Reduced reduce(const TableState& state, const Input& input, const TableContext& context) {
  table::Step step{state, context};
  std::visit(table::Take{step}, input);
  return {std::move(step.state), std::move(step.effects)};
}

}  // namespace ringside
