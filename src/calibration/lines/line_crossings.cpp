// SPDX-License-Identifier: MIT
#include "calibration/lines/line_crossings.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "imaging/picture_share.h"

namespace ringside {
namespace {

// Between the samples of a crossing: half a pixel; more in large pictures, where a fifth of the thinnest
// line's width will do.
constexpr double kStepPx = 0.5, kStepMm = 0.2, kMostStepPx = 1;
// A window must hold the line and some deck on both sides.
constexpr double kLeastHalfWindowPx = 6;
constexpr double kMostWindowPx = 32'000;

}  // namespace

Crossings cross_circle(const cv::Mat& bgr, const Homography& image_from_board, double radius,
                       const ProfileOptions& o) {
  Crossings out;
  out.around = o.angles;
  const double px_per_mm = image_from_board.scale_at(Vec2::Zero());
  // A window must fit into the picture with both ends, and into what OpenCV samples at a time.
  if (!(2 * o.half_window * px_per_mm < std::min(std::hypot(bgr.cols, bgr.rows), kMostWindowPx))) return out;
  out.half_window = std::max(kLeastHalfWindowPx, o.half_window * px_per_mm);
  out.step = std::clamp(kStepMm * px_per_mm, kStepPx, kMostStepPx);
  const int middle = static_cast<int>(std::round(out.half_window / out.step));
  const int samples = 2 * middle + 1;
  const double reach = std::max(o.least_reach_px, o.reach * px_per_mm) / out.step;
  const int away = std::min(static_cast<int>(reach), middle - middle / 3);  // never at the very ends
  out.span = {middle - away, middle + away + 1};
  cv::Mat x(o.angles, samples, CV_32F), y(o.angles, samples, CV_32F);
  int row = 0;
  for (int i = 0; i < o.angles; ++i) {
    const Vec2 u = direction(2 * kPi * i / o.angles);
    const Vec2 p = image_from_board * (radius * u);
    const Vec2 n = (image_from_board.jacobian(radius * u) * u).normalized();
    const Vec2 away_from_it = out.half_window * n;
    if (!is_inside(p - away_from_it, bgr.size()) || !is_inside(p + away_from_it, bgr.size())) continue;
    for (int k = 0; k < samples; ++k) {
      const Vec2 q = p + (k * out.step - out.half_window) * n;
      x.at<float>(row, k) = static_cast<float>(q.x());
      y.at<float>(row, k) = static_cast<float>(q.y());
    }
    out.origin.push_back(p);
    out.normal.push_back(n);
    out.place.push_back(i);
    ++row;
  }
  if (row == 0) return out;
  cv::remap(bgr, out.values, x.rowRange(0, row), y.rowRange(0, row), cv::INTER_LINEAR);
  return out;
}

Vec2 place_of(const Crossings& crossings, int row, double sample) {
  const auto i = static_cast<std::size_t>(row);
  const double along = sample * crossings.step - crossings.half_window;
  return crossings.origin[i] + along * crossings.normal[i];
}

void LineCandidates::keep_those_that_stand_out() {
  std::erase_if(all, [&](const LineCandidate& c) { return c.contrast < kStandsOut * noise; });
}

}  // namespace ringside
