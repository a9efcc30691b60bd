// SPDX-License-Identifier: MIT
#pragma once

#include "evaluation/calibration_figures.h"
#include "evaluation/counting_json.h"
#include "evaluation/line_figures.h"
#include "evaluation/peg_figures.h"
#include "evaluation/seen_line_figures.h"

namespace ringside::evaluation {

Json json_of(const LineFigures& lines);
Json json_of(const SeenLineFigures& lines);
Json json_of(const SeenLineErrors& errors);
Json json_of(const CalibrationFigures& calibration);
Json json_of(const PegFigures& pegs);

}  // namespace ringside::evaluation
