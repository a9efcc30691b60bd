// SPDX-License-Identifier: MIT
#include "calibration/identify/rough_pegs.h"

#include "calibration/landmarks/find_pegs.h"
#include "calibration/model/calibration_error.h"

namespace ringside {

std::vector<Peg> rough_pegs(const cv::Mat& bgr, const Homography& image_from_board, double inner_radius,
                            const CameraHints& hints) {
  constexpr std::size_t kLeast = 5;  // of eight
  Calibration draft;
  draft.image_from_board = image_from_board;
  draft.lines[0].radius = inner_radius;
  try {
    draft.camera = estimate_camera(image_from_board, bgr.cols, bgr.rows, hints);
  } catch (const CalibrationError&) {
    return {};
  }
  std::vector<Peg> pegs = find_pegs(bgr, draft);
  return pegs.size() < kLeast ? std::vector<Peg>{} : pegs;
}

bool has_pegs(const cv::Mat& bgr, const LocatedBoard& board) {
  const double inner = board.rings.radii[0] * kOuterLineRadius / board.rings.radii[2];
  return !rough_pegs(bgr, upright_image_from_board(board.rings), inner, {}).empty();
}

}  // namespace ringside
