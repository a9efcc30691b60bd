// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "live/view/table_view.h"
#include "report/data/photo_report.h"
#include "rules/board_state.h"

// The discs of a table in the forms in which the photo flow has them, so that shots, rounds and reports are
// the same for both.
namespace ringside {

std::vector<ScoredDisc> scored_of(const std::vector<TableDisc>& discs);

ScoredBoard board_of(const Calibration& calibration, const std::vector<TableDisc>& discs,
                     const ByTeam& twenties, const std::vector<TableDisc>& maybe_discs = {});

// As if a side had so many twenties more, set aside.
void add_twenties(ScoredBoard& board, const std::string& team, int by);

// picture: its file name.
PhotoReport report_of(const ScoredBoard& board, const std::string& picture);

BoardState state_of(const ScoredBoard& board);

}  // namespace ringside
