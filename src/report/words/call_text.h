// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "report/data/photo_report.h"

// Calls in words, the same in tables, lists and pictures.
namespace ringside {

std::string verdict_words(const ScoredDisc& scored);  // "TOO CLOSE TO CALL", "clear, by ruling"
std::string margin_words(const ScoredDisc& scored,
                         double sigmas);            // "0.12 mm clear of its near edge, +- 0.42 mm (2 sigma)"
std::string worth_words(const ScoredDisc& scored);  // "10 if clear, 5 if touching", "worth 10"

// What the calls that are left open could change; lines that each end in a line break, or nothing.
std::string open_calls_text(const ScoredBoard& board);

// The question about the hole and what it counts as: a line for a person, empty without a question.
std::string hole_text(const ScoredBoard& board);

}  // namespace ringside
