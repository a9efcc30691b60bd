// SPDX-License-Identifier: MIT
#pragma once

#include "live/table/step.h"

// What a table asks people; what becomes of their answers is answers.h's.
namespace ringside::table {

// Whose disc may have fallen into the hole, as long as nobody answers; of several the last.
std::optional<std::string> team_of_open_twenty(const TableState& state);
bool twenty_is_open(const TableState& state);
// Whether the last disc was lifted because it had come back.
bool lifted_disc_is_open(const TableState& state);

// Whether to count the round, all discs being shot. why: what does not go together, if anything.
void ask_whether_all_shot(Step& step, const std::string& why);
// The disc that was shot lies nowhere, and the hole looks a little different.
void ask_about_hole(Step& step, const std::string& team);
// The board is empty now: of a disc that had to go, or because the round is over.
void ask_what_was_lifted(Step& step);
// Hands emptied the board before all discs were shot.
void ask_whether_cleared(Step& step);
// It was not: play goes on.
void withdraw_whether_cleared(TableState& state);
// Whether each that may be a disc is one; questions about those that are gone are withdrawn.
void ask_about_maybe_discs(Step& step);
// Not yet answered otherwise: by a ruling, or because the disc was taken away.
bool stands(const OpenQuestion& question, const TableState& state);
// The round is over, but something does not go together.
void ask_to_count(Step& step, const std::string& why);

}  // namespace ringside::table
