// SPDX-License-Identifier: MIT
#pragma once

#include "evaluation/board_figures.h"
#include "evaluation/calibration_figures.h"
#include "evaluation/call_figures.h"
#include "evaluation/disc_figures.h"
#include "evaluation/hole_figures.h"
#include "evaluation/line_figures.h"
#include "evaluation/peg_figures.h"
#include "evaluation/place_figures.h"
#include "evaluation/score_figures.h"
#include "evaluation/seen_line_figures.h"
#include "evaluation/sigma_figures.h"

namespace ringside::evaluation {

// All but the cost: the same for the same photos and program.
struct Figures {
  BoardFigures boards;
  DiscFigures discs;
  PlaceFigures places;
  ScoreFigures scores;
  CallFigures calls;
  SigmaFigures sigmas;
  HoleFigures holes;
  LineFigures lines;
  SeenLineFigures seen_lines;
  CalibrationFigures calibration;
  PegFigures pegs;
};

inline Figures figures_of(Photos photos) {
  return {.boards = board_figures(photos),
          .discs = disc_figures(photos),
          .places = place_figures(photos),
          .scores = score_figures(photos),
          .calls = call_figures(photos),
          .sigmas = sigma_figures(photos),
          .holes = hole_figures(photos),
          .lines = line_figures(photos),
          .seen_lines = seen_line_figures(photos),
          .calibration = calibration_figures(photos),
          .pegs = peg_figures(photos)};
}

// The photos of one folder.
struct Group {
  std::string folder;
  Photos photos;
};

// In the order in which the folders come; photos of a folder must stand together.
std::vector<Group> by_folder(Photos photos);

}  // namespace ringside::evaluation
