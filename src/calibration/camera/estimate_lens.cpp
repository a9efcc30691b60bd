// SPDX-License-Identifier: MIT
#include "calibration/camera/estimate_lens.h"

#include <algorithm>
#include <cmath>
#include <opencv2/calib3d.hpp>

#include "calibration/camera/corner_coverage.h"
#include "geometry/robust.h"

namespace ringside {
namespace {

using Views = std::span<const ChessboardView>;

struct Fit {
  Lens lens;
  double k3_sigma = 0;
  double residual_px = 0;
  std::vector<double> view_residuals;  // pixels, RMS
  std::vector<cv::Mat> turns, places;  // of the boards: rotation vectors and translations in squares
};

std::vector<cv::Point3f> corners_on_board(const CornerGrid& grid) {
  std::vector<cv::Point3f> corners;
  for (int row = 0; row < grid.rows; ++row) {
    for (int column = 0; column < grid.columns; ++column)
      corners.emplace_back(static_cast<float>(column), static_cast<float>(row), 0.0F);
  }
  return corners;
}

Lens lens_of(const cv::Mat& camera, const cv::Mat& distortion, double focal_sigma, const cv::Size& size) {
  Lens lens;
  lens.width = size.width;
  lens.height = size.height;
  lens.pinhole = {camera.at<double>(0, 0), {camera.at<double>(0, 2), camera.at<double>(1, 2)}};
  for (std::size_t i = 0; i < lens.distortion.size(); ++i)
    lens.distortion[i] = distortion.at<double>(static_cast<int>(i));
  lens.focal_relative_sigma = focal_sigma / lens.pinhole.focal_px;
  return lens;
}

Fit fit(Views views, const cv::Size& size, int flags) {
  std::vector<std::vector<cv::Point3f>> on_board;
  std::vector<std::vector<cv::Point2f>> in_picture;
  for (const ChessboardView& view : views) {
    on_board.push_back(corners_on_board(view.grid));
    in_picture.push_back(view.corners);
  }
  Fit out;
  cv::Mat camera = cv::Mat::eye(3, 3, CV_64F), distortion = cv::Mat::zeros(5, 1, CV_64F), sigmas;
  out.residual_px =
      cv::calibrateCamera(on_board, in_picture, size, camera, distortion, out.turns, out.places, sigmas,
                          cv::noArray(), out.view_residuals, flags | cv::CALIB_FIX_ASPECT_RATIO);
  // In OpenCV's order fx, fy, cx, cy, k1, k2, p1, p2, k3; of the two focal lengths only one is free.
  const double focal_sigma = std::max(sigmas.at<double>(0), sigmas.at<double>(1));
  out.lens = lens_of(camera, distortion, focal_sigma, size);
  out.k3_sigma = sigmas.at<double>(8);
  return out;
}

// k3 and k2 act alike except near the picture's corners: where no chessboard came near them, or k3 does not
// stand out of its uncertainty, it would only bend the corners at will.
Fit fit_with_k3_if_determined(Views views, const cv::Size& size, double reach) {
  constexpr double kLeastReach = 0.8, kStandsOut = 3;
  Fit plain = fit(views, size, cv::CALIB_FIX_K3);
  if (reach < kLeastReach) return plain;
  Fit with_k3 = fit(views, size, 0);
  const double k3 = with_k3.lens.distortion[4];
  return std::abs(k3) > kStandsOut * with_k3.k3_sigma && with_k3.lens.is_one_to_one() ? with_k3 : plain;
}

[[noreturn]] void refuse_angles() {
  throw LensError(
      "the chessboard was seen from too few angles to estimate the focal length; take photos with the board "
      "tilted by 20 to 45 degrees to different sides");
}

[[noreturn]] void refuse_too_few(std::size_t views) {
  const std::string found =
      views == 0 ? "no photo shows a whole chessboard" : std::to_string(views) + " of the photos can be used";
  throw LensError(found + ", at least " + std::to_string(kLeastViews) +
                  " are needed; take more, each with the whole chessboard sharp and from another side");
}

// Views that are far worse than the others: a bent sheet, a blurred photo, a wrong corner.
std::vector<std::size_t> outliers(const std::vector<double>& view_residuals) {
  constexpr double kMostSigmas = 2, kAlwaysFine = 0.5;  // pixels
  const double most = std::max(kAlwaysFine, kMostSigmas * robust_sigma(view_residuals));
  std::vector<std::size_t> bad;
  for (std::size_t i = 0; i < view_residuals.size(); ++i)
    if (view_residuals[i] > most) bad.push_back(i);
  return bad;
}

std::vector<ChessboardView> without(Views views, const std::vector<std::size_t>& left_out) {
  std::vector<ChessboardView> kept;
  for (std::size_t i = 0; i < views.size(); ++i)
    if (std::find(left_out.begin(), left_out.end(), i) == left_out.end()) kept.push_back(views[i]);
  return kept;
}

Mat3 turn_of(const cv::Mat& rotation_vector) {
  cv::Matx33d matrix;
  cv::Rodrigues(rotation_vector, matrix);
  return Eigen::Map<const Eigen::Matrix<double, 3, 3, Eigen::RowMajor>>(matrix.val);
}

// The largest angle between the planes of two boards.
double angle_spread(const Fit& fit) {
  double least_cosine = 1;
  for (const cv::Mat& a : fit.turns) {
    for (const cv::Mat& b : fit.turns)
      least_cosine = std::min(least_cosine, std::abs(turn_of(a).col(2).dot(turn_of(b).col(2))));
  }
  return std::acos(least_cosine);
}

// Of the board's middle from the camera, in squares.
double distance(const Fit& fit, std::size_t i, const CornerGrid& grid) {
  const Vec3 middle((grid.columns - 1) / 2.0, (grid.rows - 1) / 2.0, 0);
  const Vec3 place(fit.places[i].at<double>(0), fit.places[i].at<double>(1), fit.places[i].at<double>(2));
  return (turn_of(fit.turns[i]) * middle + place).norm();
}

void describe_places(const Fit& fit, Views views, LensEstimate& out) {
  out.angle_spread = angle_spread(fit);
  out.nearest = out.farthest = distance(fit, 0, views[0].grid);
  for (std::size_t i = 1; i < views.size(); ++i) {
    out.nearest = std::min(out.nearest, distance(fit, i, views[i].grid));
    out.farthest = std::max(out.farthest, distance(fit, i, views[i].grid));
  }
}

// Boards that all lie alike leave the focal length undetermined. OpenCV's sigma is then no guide, because it
// leaves out the undetermined directions (0.0002 % for boards that were all parallel to the sensor). With a
// spread of 14 degrees and corners good to 0.1 pixel the focal length is good to 0.9 %, with 28 degrees to
// 0.3 %. At 2 % and more the focal length from EXIF data is about as good.
void check(const LensEstimate& estimate) {
  constexpr double kLeastSpread = radians(10), kMostFocalSigma = 0.02;
  const Lens& lens = estimate.lens;
  if (!(estimate.angle_spread > kLeastSpread && lens.focal_relative_sigma < kMostFocalSigma)) refuse_angles();
  if (!lens.is_one_to_one()) {
    throw LensError(
        "the lens bends more than this program can straighten (a fish-eye?), or the corners are wrong; use a "
        "longer lens or print a flat chessboard");
  }
}

void warn(LensEstimate& estimate) {
  constexpr double kNear = 0.7;
  if (estimate.reach < kNear) {
    estimate.warnings.emplace_back(
        "the chessboard never came near one of the picture's corners, where the lens is then guessed; add "
        "photos with the board there");
  }
}

Fit fit_or_refuse(Views views, const cv::Size& size, double reach) {
  try {
    return fit_with_k3_if_determined(views, size, reach);
  } catch (const cv::Exception&) {
    refuse_angles();  // OpenCV's way to say that the equations have no solution
  }
}

}  // namespace

LensEstimate estimate_lens(Views views, int width, int height) {
  const cv::Size size(width, height);
  if (views.size() < kLeastViews) refuse_too_few(views.size());
  LensEstimate out;
  out.left_out = outliers(fit_or_refuse(views, size, 0).view_residuals);
  const std::vector<ChessboardView> used = without(views, out.left_out);
  if (used.size() < kLeastViews) refuse_too_few(used.size());
  out.reach = least_reach(used, size);
  const Fit best = fit_or_refuse(used, size, out.reach);
  out.lens = best.lens;
  out.residual_px = best.residual_px;
  out.views = static_cast<int>(used.size());
  for (const ChessboardView& view : used) out.corners += static_cast<int>(view.corners.size());
  out.covered_area = covered_area(used, size);
  describe_places(best, used, out);
  check(out);
  warn(out);
  return out;
}

}  // namespace ringside
