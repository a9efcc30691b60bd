// SPDX-License-Identifier: MIT
#include "detection/rectified.h"

#include <algorithm>
#include <cmath>
#include <opencv2/core/eigen.hpp>
#include <opencv2/imgproc.hpp>

#include "calibration/picture_share.h"
#include "photo/fine_colour.h"

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

// The pixels of a box that lie in the picture, and some more, in whole units both ways.
cv::Rect in_units(const cv::Rect& box, const cv::Size& unit, const cv::Size& picture) {
  const auto whole = [](int pixels, int of) { return pixels / of * of; };
  const cv::Rect seen = box & cv::Rect({0, 0}, picture);
  const cv::Point first(whole(seen.x, unit.width), whole(seen.y, unit.height));
  const cv::Point end(
      std::min(whole(seen.br().x + unit.width - 1, unit.width), whole(picture.width, unit.width)),
      std::min(whole(seen.br().y + unit.height - 1, unit.height), whole(picture.height, unit.height)));
  return {first, end};
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
    for (const double y : {-half_side, half_side}) corners.push_back(centre + Vec2(x, y));
  const int step = step_of(calibration);
  const cv::Rect box = in_units(box_around(calibration.image_from_board, corners), photo.colour_cell * step,
                                photo.pixels.size());
  Photo part = photo;
  part.pixels = photo.pixels(box);
  const Photo fine = with_fine_colour(part, {cv::Rect({0, 0}, box.size())});
  return warped(fine.pixels, Homography::translation({-box.x, -box.y}) * calibration.image_from_board, step,
                centre, half_side);
}

}  // namespace ringside
