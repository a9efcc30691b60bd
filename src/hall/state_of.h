// SPDX-License-Identifier: MIT
#pragma once

#include "hall/state.h"

namespace ringside::hall {

// The state after one more action; an undo or redo is none. Throws RulesError when it cannot follow, and has
// changed nothing then: what is wrong; what to do.
void apply(const Action& action, State& state);

// Replays the entries. Throws RulesError when they do not follow from each other: such a tournament was not
// made by with_entry.
State state_of(const Tournament& tournament);

// The tournament with one more entry. Throws RulesError when it cannot follow.
Tournament with_entry(Tournament tournament, const Action& action, UtcTime made);

}  // namespace ringside::hall
