// SPDX-License-Identifier: MIT
#pragma once

#include "live/table/step.h"

// Rounds of a table, and the match they belong to.
namespace ringside::table {

// Without a match nobody knows how many discs there are, and none of these is true.
bool all_shot(const Step& step);
bool all_likely_shot(const Step& step);  // those that must have been missed counted in
bool more_shots_than_discs(const TableState& state, const MatchNow& match);

// All are shot, and none lies in play.
bool played_out(const Step& step);

// Discs lifted by hand that end a round, once none is left in play. While some are still to be shot, two may
// have gone for other reasons.
int lifted_for_round(const Step& step);

// What does not go together on a board that is to be counted; empty when all does.
std::string reason_not_to_count(const Step& step, const ScoredBoard& board);

// Asks whether the round is over, once as many shots were seen as the players have discs.
void ask_whether_over(Step& step);

// What people see is counted, unless they have cleared the board already: then as it lay before. An undo
// brings back the round as it is now, or as it was `earlier`. Throws TableError.
void count_round(Step& step);
void count_round(Step& step, RoundInPlay earlier);

// Counts by what was seen, without a command. Where that is uncertain, asks people instead: returns false.
bool count_round_unasked(Step& step);

// The light may make another colour of a side's than the one people play with.
void call_sides_by(const MatchSetup& setup, TableState& state);

// A new match begins.
void begin_match(Step& step, const MatchSetup& setup);

// By the shots so far; empty when no match says so or all discs are shot.
std::optional<std::string> whose_turn(const TableState& state, const MatchNow& match);

}  // namespace ringside::table
