// SPDX-License-Identifier: MIT
#pragma once

#include "report/data/photo_report.h"

// Whether the teams on a board make a round.
namespace ringside {

// The most discs a side ever has (two players, 12 each).
inline constexpr int kMostDiscsOfSide = 12;

// A team named only in the twenties takes part, unless that makes more than two: then one of them is a
// mistake. Throws ScoreError.
void check_twenties(const std::vector<ScoredDisc>& discs, const std::map<std::string, int>& twenties);

// Sides that have more discs, twenties included, than any side owns.
std::vector<std::string> allotment_warnings(const ScoredBoard& board);

}  // namespace ringside
