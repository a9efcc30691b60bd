// SPDX-License-Identifier: MIT
#include "clips/chronicle.h"

#include <algorithm>

namespace ringside::clips {

void Chronicle::disturb() {
  changed_ = true;
  stopped_.reset();
}

void Chronicle::note(long moment, const Sight& sight, const std::function<RestState()>& state) {
  if (sight.hand_over != hand_was_over_)
    tell({.moment = moment, .what = sight.hand_over ? "hand_in" : "hand_out"});
  hand_was_over_ = sight.hand_over;
  note_rest(moment, sight, state);
}

void Chronicle::note_rest(long moment, const Sight& sight, const std::function<RestState()>& state) {
  if (!sight.lies) disturb();
  if (sight.lies && !stopped_) stopped_ = moment;
  const bool quiet = sight.is_quiet();
  if (quiet && changed_) {
    tell({.moment = moment, .what = "discs_at_rest", .state = state()});
    last_rest().stopped = *stopped_;
  }
  if (quiet && (changed_ || !was_quiet_)) last_rest().seen.emplace_back(moment, moment);
  if (quiet) {
    last_rest().seen.back().second = moment + 1;
    changed_ = false;
  }
  was_quiet_ = quiet;
}

RestState& Chronicle::last_rest() {
  return *std::find_if(timeline_.rbegin(), timeline_.rend(), [](const TrueEvent& event) {
            return event.what == "discs_at_rest";
          })->state;
}

}  // namespace ringside::clips
