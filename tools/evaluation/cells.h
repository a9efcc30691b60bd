// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "evaluation/call_figures.h"
#include "evaluation/counting.h"
#include "evaluation/hole_figures.h"

// Figures as cells of a table for people; "-" where nothing was judged.
namespace ringside::evaluation {

std::string percent_cell(const Share& share);                 // "98.4 % of 62"
std::string count_cell(const Share& share);                   // "61 of 62"
std::string spread_cell(const Spread& spread, int decimals);  // "RMS / median / max"
std::string median_cell(const Spread& spread, int decimals);  // "median / max"
std::string calls_cell(const CallCounts& calls);              // "wrong / too close / judged"
std::string hole_cell(const HoleSaid& said);                  // "none / flat / hanger / unsure"
std::string hole_cell(const HoleAnswers& answers);            // "right / unsure / wrong / missed"
std::string value_cell(double value, int decimals, int judged);

// "0.25 to 0.50" or "5.00 and more".
std::string name_of(const Band& band, int decimals);

}  // namespace ringside::evaluation
