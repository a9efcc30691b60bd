// SPDX-License-Identifier: MIT
#include "detection/view/rectified.h"

#include <algorithm>
#include <cmath>
#include <opencv2/core/eigen.hpp>
#include <opencv2/imgproc.hpp>

#include "imaging/fine_colour.h"
#include "imaging/picture_share.h"

namespace ringside {
namespace {

constexpr double kMargin = 30;  // mm of ditch around the deck: room for a disc that hangs over its edge

// A finer photo is averaged down first: sampling it sparsely would turn noise and grain into edges. Whole
// steps only: OpenCV averages them ten times as fast as fractions.
int step_of(const Calibration& calibration) {
  return std::max(1,
                  static_cast<int>(std::lround(calibration.pixels_per_mm() / RectifiedView::kPixelsPerMm)));
}

// A square of the board, half_side mm each way. picture: of the photo or a part of it.
RectifiedView warped(const cv::Mat& picture, const Homography& picture_from_board, int step,
                     const Vec2& centre, double half_side) {
  RectifiedView view;
  view.mm_per_photo_pixel = 1 / picture_from_board.scale_at(centre);
  const double scale = RectifiedView::kPixelsPerMm;
  const Vec2 middle(half_side * scale, half_side * scale);
  const Homography y_down(Vec3(scale, -scale, 1).asDiagonal().toDenseMatrix());
  view.view_from_board = Homography::translation(middle) * y_down * Homography::translation(-centre);
  cv::Mat source = picture;
  Homography source_from_board = picture_from_board;
  if (step > 1) {
    cv::resize(picture, source, {}, 1.0 / step, 1.0 / step, cv::INTER_AREA);
    source_from_board = resized_from_original(1.0 / step) * source_from_board;
  }
  cv::Mat source_from_view;
  cv::eigen2cv((source_from_board * view.view_from_board.inverse()).matrix().eval(), source_from_view);
  const int side = static_cast<int>(std::lround(2 * middle.x())) + 1;
  cv::warpPerspective(source, view.pixels, source_from_view, {side, side},
                      cv::INTER_LINEAR | cv::WARP_INVERSE_MAP);
  return view;
}

// From a first to a last pixel, in whole units, of so many pixels; one unit at least.
cv::Range in_units(int first, int last, int unit, int pixels) {
  const int end = pixels / unit * unit;
  const int from = std::clamp(first / unit * unit, 0, end - unit);
  return {from, std::clamp((last + unit) / unit * unit, from + unit, end)};
}

}  // namespace

RectifiedView rectify(const Photo& photo, const Calibration& calibration) {
  return warped(photo.pixels, calibration.image_from_board, step_of(calibration), Vec2::Zero(),
                calibration.deck_radius + kMargin);
}

RectifiedView rectify_about(const Photo& photo, const Calibration& calibration, const Vec2& centre,
                            double half_side) {
  std::vector<Vec2> corners;
  for (const double x : {-half_side, half_side})
    for (const double y : {-half_side, half_side}) corners.emplace_back(centre + Vec2(x, y));
  const int step = step_of(calibration);
  const cv::Rect box = box_around(calibration.image_from_board, corners);
  const cv::Range across = in_units(box.x, box.br().x, step, photo.width());
  const cv::Range down = in_units(box.y, box.br().y, step, photo.height());
  const cv::Mat fine = fine_colour_of(photo, {across.start, down.start, across.size(), down.size()});
  return warped(fine, Homography::translation({-across.start, -down.start}) * calibration.image_from_board,
                step, centre, half_side);
}

}  // namespace ringside
