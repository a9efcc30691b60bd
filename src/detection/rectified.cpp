// SPDX-License-Identifier: MIT
#include "detection/rectified.h"

#include <cmath>
#include <opencv2/core/eigen.hpp>
#include <opencv2/imgproc.hpp>

namespace ringside {
namespace {

constexpr double kMargin = 30;  // mm of ditch around the deck: room for a disc that hangs over its edge

}  // namespace

RectifiedView rectify(const Photo& photo, const Calibration& calibration) {
  RectifiedView view;
  const double scale = RectifiedView::kPixelsPerMm, half_side = calibration.deck_radius + kMargin;
  const Vec2 middle(half_side * scale, half_side * scale);
  const Homography y_down(Vec3(scale, -scale, 1).asDiagonal().toDenseMatrix());
  view.view_from_board = Homography::translation(middle) * y_down;

  // A finer photo is averaged down first: sampling it sparsely would turn noise and grain into edges. Whole
  // steps only: OpenCV averages them ten times as fast as fractions.
  cv::Mat source = photo.pixels;
  Homography source_from_board = calibration.image_from_board;
  const double step = std::round(calibration.pixels_per_mm() / scale);
  if (step > 1) {
    cv::resize(photo.pixels, source, {}, 1 / step, 1 / step, cv::INTER_AREA);
    source_from_board = resized_from_original(1 / step) * source_from_board;
  }
  cv::Mat source_from_view;
  cv::eigen2cv((source_from_board * view.view_from_board.inverse()).matrix().eval(), source_from_view);
  const int side = static_cast<int>(std::lround(2 * middle.x())) + 1;
  cv::warpPerspective(source, view.pixels, source_from_view, {side, side},
                      cv::INTER_LINEAR | cv::WARP_INVERSE_MAP);
  return view;
}

}  // namespace ringside
