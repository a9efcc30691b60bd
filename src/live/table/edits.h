// SPDX-License-Identifier: MIT
#pragma once

#include "live/table/step.h"
#include "live/view/table_command.h"

// What people change, take back and bring back.
namespace ringside::table {

// The disc as it is from now on; empty: it is taken away. left: a place at which the camera goes on seeing
// it.
void edit_disc(TableState& state, std::string what, int id, std::optional<TableDisc> now,
               std::optional<Vec2> left = {});

// What may be a disc is one, by a person; or is none. It is one of those that nobody has answered.
void take_for_disc(TableState& state, int id);
void take_for_none(TableState& state, int id);

// Throws TableError.
void change_twenties(Step& step, const ChangeTwenties& command);

// A round was counted.
void keep_count(TableState& state, RoundEdit counted);

// Both throw TableError.
void undo(Step& step);
void redo(Step& step);

// Of discs that the camera saw change since, people's edits can be taken back no more.
void forget_outdated_edits(const DiscMemory& before, TableState& state);

}  // namespace ringside::table
