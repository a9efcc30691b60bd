// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "clips/timeline.h"

namespace ringside::clips {

// What the camera could see at a moment.
struct Sight {
  bool lies = true;        // no disc moves
  bool hand_over = false;  // the deck
  bool clear = true;       // there is light, and the camera stands

  bool is_quiet() const { return lies && !hand_over && clear; }
};

// Writes a story's timeline: hands that come and go, and states of rest, by themselves; all else as told.
class Chronicle {
 public:
  void tell(TrueEvent event) { timeline_.push_back(std::move(event)); }
  // Something was put down or taken away: the next state of rest is a new one.
  void disturb();
  // Once for every moment, in order. state: what lies there and what was lifted, asked for when it is new.
  void note(long moment, const Sight& sight, const std::function<RestState()>& state);

  TrueEvent& last() { return timeline_.back(); }
  RestState& last_rest();
  const Timeline& timeline() const { return timeline_; }

 private:
  void note_rest(long moment, const Sight& sight, const std::function<RestState()>& state);

  Timeline timeline_;
  bool hand_was_over_ = false;
  bool was_quiet_ = false;
  bool changed_ = true;  // something lies elsewhere than in the last state of rest
  std::optional<long> stopped_;
};

}  // namespace ringside::clips
