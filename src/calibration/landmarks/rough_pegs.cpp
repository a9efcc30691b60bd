// SPDX-License-Identifier: MIT
#include "calibration/landmarks/rough_pegs.h"

#include "calibration/landmarks/find_pegs.h"
#include "calibration/model/calibration_error.h"

namespace ringside {

std::vector<Peg> rough_pegs(const cv::Mat& bgr, const Homography& image_from_board, double inner_radius,
                            const CameraHints& hints) {
  Calibration draft;
  draft.image_from_board = image_from_board;
  draft.lines[0].radius = inner_radius;
  try {
    draft.camera = estimate_camera(image_from_board, bgr.cols, bgr.rows, hints);
  } catch (const CalibrationError&) {
    return {};
  }
  return find_pegs(bgr, draft);
}

}  // namespace ringside
