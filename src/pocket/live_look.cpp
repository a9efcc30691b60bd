// SPDX-License-Identifier: MIT
#include "pocket/live_look.h"

#include <nlohmann/json.hpp>

#include "board/models.h"
#include "calibration/calibrate.h"
#include "calibration/camera/camera_estimate.h"
#include "calibration/lines/refine_rings.h"
#include "eye/standard_eye.h"
#include "geometry/camera.h"
#include "geometry/ellipse.h"
#include "report/json/json_parts.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

Json unseen(const std::string& reason) {
  return {{"seen", false}, {"tilt_deg", nullptr}, {"lines_px", Json::array()}, {"reason", reason}};
}

Json lines_px(const ProposedBoard& board) {
  const Homography image_from_plane = board.plane.plane_from_image().inverse();
  Json lines = Json::array();
  for (const double radius : board.radii) {
    const auto seen = image_of(image_from_plane, {Vec2::Zero(), radius});
    if (!seen) continue;
    lines.push_back({length(seen->centre.x()), length(seen->centre.y()), length(seen->semi_major),
                     length(seen->semi_minor), number(degrees(seen->angle), 1)});
  }
  return lines;
}

}  // namespace

Json look(const cv::Mat& bgr, const PhotoWish& wish) {
  const auto board = standard_eye().glance(bgr);
  if (!board)
    return unseen("no crokinole board found; hold the camera above it with the whole board in the picture");
  const Homography image_from_board =
      board_from_image(board->plane, board->radii[2], kOuterLineRadius).inverse();
  try {
    const CameraEstimate camera =
        estimate_camera(image_from_board, bgr.cols, bgr.rows, {wish.focal_35mm, {}, {}});
    return {{"seen", true},
            {"tilt_deg", number(degrees(camera.tilt), 1)},
            {"lines_px", lines_px(*board)},
            {"reason", nullptr}};
  } catch (const CalibrationError& error) {
    return unseen(error.what());
  }
}

}  // namespace ringside
