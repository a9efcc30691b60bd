// SPDX-License-Identifier: MIT
#pragma once

#include "evaluation/tiny.h"
#include "scoring/example_board.h"

// A tournament board of exact truth that was found just so: tests change one side.
namespace ringside::testing {

// What the example board's camera sees and how the board was built.
inline evaluation::PhotoTruth example_truth() {
  const Calibration board = example_board();
  evaluation::PhotoTruth truth{.width = board.width, .height = board.height};
  truth.view = evaluation::TruthView(board.image_from_board);
  truth.camera = board.camera.centre;
  truth.board.exact = evaluation::ExactBoard{board.lines, board.hole.rim, board.deck_radius};
  const auto ellipse = [&](std::size_t i) {
    return image_of(board.image_from_board, {Vec2::Zero(), board.lines[i].radius}).value();
  };
  truth.board.seen = evaluation::SeenBoard{{ellipse(0), ellipse(1), ellipse(2)}, {}};
  for (const auto& line : board.quadrant_lines) {
    truth.board.seen->quadrant_lines.push_back(
        {board.image_from_board * line->start, board.image_from_board * line->end});
  }
  return truth;
}

// Lines are stated to 0.1 mm; hole and deck are measured.
inline Calibration found_just_so() {
  Calibration found = example_board();
  for (Line& line : found.lines) line.sigma = 0.1;
  found.deck_measured = true;
  return found;
}

inline evaluation::JudgedPhoto judged_board(const evaluation::PhotoTruth& truth, const Calibration& found) {
  evaluation::JudgedPhoto photo;
  photo.truth = truth;
  photo.answer.said = evaluation::ScoredPhoto{{}, {}, found};
  return judged(photo);
}

}  // namespace ringside::testing
