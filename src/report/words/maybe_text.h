// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "report/data/photo_report.h"

// What may be a disc and may be none, in words: the same in tables, warnings and pictures.
namespace ringside {

// "may be a natural disc in the 10 between 2 and 3 o'clock: is it one?"
std::string maybe_question(const ScoredDisc& scored, const Calibration& calibration);

// "Counted as none; if it is one, +10 for natural"
std::string maybe_worth(const MaybeDisc& maybe);

// "13 may be a natural disc in the 10 between 2 and 3 o'clock: is it one?"
std::string maybe_title(const MaybeDisc& maybe, const Calibration& calibration);

// "13: may be a natural disc ...": a line for a person, with number and worth.
std::string maybe_line(const MaybeDisc& maybe, const Calibration& calibration);

// "13: is a natural disc by ruling, between 2 and 3 o'clock": of one that people answered.
std::string maybe_answer(const MaybeDisc& maybe, const Calibration& calibration);

// The lines of all that is open, which tell how to answer on the command line.
std::vector<std::string> maybe_warnings(const ScoredBoard& board);

}  // namespace ringside
