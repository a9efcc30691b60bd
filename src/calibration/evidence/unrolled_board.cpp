// SPDX-License-Identifier: MIT
#include "calibration/evidence/unrolled_board.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

#include "imaging/median_colour.h"

namespace ringside {
namespace {

constexpr int kAngleStep = 4;  // of those that circles are averaged over
constexpr int kBeside = 5;     // mm: the widest lines measure 3.6 mm

// A copy of the picture in which the board has about a pixel per millimetre, so that thin lines are not
// missed between two samples.
struct Copy {
  cv::Mat bgr;
  Homography copy_from_board;
};
Copy copy_of(const cv::Mat& bgr, const Homography& image_from_board) {
  constexpr double kPixelsPerMm = 1.2;
  const double factor = kPixelsPerMm / image_from_board.scale_at(Vec2::Zero());
  if (factor > 0.7) return {bgr, image_from_board};
  Copy out{{}, resized_from_original(factor) * image_from_board};
  cv::resize(bgr, out.bgr, {}, factor, factor, cv::INTER_AREA);
  return out;
}

// What two differences of a colour, from that on either side, have in common, channel by channel.
cv::Vec3f common(const cv::Vec3f& a, const cv::Vec3f& b) {
  cv::Vec3f out;
  for (int k = 0; k < 3; ++k) out[k] = a[k] * b[k] > 0 ? (std::abs(a[k]) < std::abs(b[k]) ? a[k] : b[k]) : 0;
  return out;
}

}  // namespace

UnrolledBoard::UnrolledBoard(const cv::Mat& bgr, const Homography& image_from_board)
    : circles_(kRadii), inks_(kRadii), prints_(kRadii, 0.0), steps_(kRadii, 0.0) {
  const Copy copy = copy_of(bgr, image_from_board);
  const double sign = copy.copy_from_board.matrix()(2, 2) > 0 ? 1 : -1;
  cv::Mat x(kRadii, kAngles, CV_32F), y(kRadii, kAngles, CV_32F);
  seen_ = cv::Mat::zeros(kRadii, kAngles, CV_8U);
  for (int j = 0; j < kAngles; ++j) {
    const Vec2 u = direction(2 * kPi * j / kAngles);
    for (int i = 0; i < kRadii; ++i) {
      const Vec3 q = copy.copy_from_board.matrix() * Vec3(i * u.x(), i * u.y(), 1);
      const Vec2 p = q.head<2>() / q.z();
      const bool seen = sign * q.z() > 0 && p.x() >= 0 && p.y() >= 0 && p.x() <= copy.bgr.cols - 1 &&
                        p.y() <= copy.bgr.rows - 1;
      seen_.at<uchar>(i, j) = seen ? 1 : 0;
      x.at<float>(i, j) = seen ? static_cast<float>(p.x()) : 0;
      y.at<float>(i, j) = seen ? static_cast<float>(p.y()) : 0;
    }
  }
  cv::remap(copy.bgr, colours_, x, y, cv::INTER_LINEAR);
  for (int i = 0; i < kRadii; ++i)
    if (shows(i)) circles_[static_cast<std::size_t>(i)] = median_colour(along(i));
  for (int i = kBeside; i + kBeside < kRadii && shows(i + kBeside); ++i) {
    const auto at = static_cast<std::size_t>(i);
    inks_[at] = common(circles_[at] - circles_[at - kBeside], circles_[at] - circles_[at + kBeside]);
    prints_[at] = cv::norm(inks_[at]);
    steps_[at] = cv::norm(circles_[at + kBeside] - circles_[at - kBeside]);
  }
}

std::vector<cv::Vec3f> UnrolledBoard::along(int radius) const {
  std::vector<cv::Vec3f> colours;
  for (int j = 0; j < kAngles; j += kAngleStep)
    if (is_seen(radius, j)) colours.emplace_back(at(radius, j));
  return colours;
}

bool UnrolledBoard::shows(int radius) const { return 3 * cv::countNonZero(seen_.row(radius)) > kAngles; }

}  // namespace ringside
