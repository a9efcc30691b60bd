// SPDX-License-Identifier: MIT
#include "calibration/identify/painted_board.h"

#include <algorithm>

#include "calibration/identify/rough_pegs.h"
#include "calibration/landmarks/find_deck.h"
#include "calibration/landmarks/find_hole.h"
#include "calibration/landmarks/quadrant_presence.h"

namespace ringside {
namespace {

int count_lines(const Quadrants& quadrants) {
  return static_cast<int>(std::count_if(quadrants.lines.begin(), quadrants.lines.end(),
                                        [](const auto& line) { return line.has_value(); }));
}

bool has_cross(const LocatedBoard& board) {
  constexpr int kLeastLines = 3;
  return board.quadrants && count_lines(*board.quadrants) >= kLeastLines;
}

// A plate's rim is no outer line: a board's deck goes on beyond it for a while. Where the deck's edge does
// not show, a board has its hole.
bool has_deck_or_hole(const cv::Mat& bgr, const LocatedBoard& board) {
  const Homography image_from_board = upright_image_from_board(board.rings);
  const auto deck = find_deck(bgr, image_from_board, kOuterLineRadius);
  return deck ? may_be_deck(*deck, kOuterLineRadius) : find_hole(bgr, image_from_board).has_value();
}

// At a deck's edge they end before it: at 0.958 of it at most.
bool quadrant_lines_reach_outer(const cv::Mat& bgr, const LocatedBoard& board) {
  constexpr double kFrom = 0.965, kClear = 2.5, kPresent = 0.5;  // of the radius; mm; of the lines' strength
  const auto share = presence_between(bgr, upright_image_from_board(board.rings), *board.quadrants,
                                      kFrom * kOuterLineRadius, kOuterLineRadius - kClear);
  return share.value_or(0) > kPresent;
}

// Museum boards have zones of colour and nothing else: no cross, but the hole and the pegs about it.
bool has_hole_and_pegs(const cv::Mat& bgr, const LocatedBoard& board) {
  return find_hole(bgr, upright_image_from_board(board.rings)) && has_pegs(bgr, board);
}

bool ends_at_outer(const cv::Mat& bgr, const LocatedBoard& board) {
  if (board.rings.lines[2].is_printed()) return true;
  return board.quadrants
             ? quadrant_lines_reach_outer(bgr, board)
             : find_deck(bgr, upright_image_from_board(board.rings), kOuterLineRadius).has_value();
}

}  // namespace

bool is_painted_board(const cv::Mat& bgr, const LocatedBoard& board) {
  const auto& lines = board.rings.lines;
  const auto is_bare = [](const LineMeasurement& line) { return !line.is_printed(); };
  if (!has_deck_or_hole(bgr, board)) return false;
  if (std::any_of(lines.begin(), lines.end(), is_bare) && !has_cross(board) && !has_hole_and_pegs(bgr, board))
    return false;
  return ends_at_outer(bgr, board);
}

}  // namespace ringside
