// SPDX-License-Identifier: MIT
#include "detection/hole/hole_patch.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

#include "detection/colour/cie_lab.h"
#include "geometry/robust.h"

namespace ringside {
namespace {

// A disc that hangs reaches 24 mm from the hole's centre; numerals begin at 25 mm.
constexpr double kJudgedRadius = 26.5;  // mm
// Grain of the pixels and JPEG: colours less far apart than this are the same in any photo.
constexpr double kLeastNoise = 1.5;
constexpr double kDeckFrom = 24;  // mm: nearly all deck

constexpr double kBlurPx = 0.9;

// The picture shrunk by a factor, CV_32FC3.
cv::Mat in_lab(const cv::Mat& bgr, double factor) {
  cv::Mat out;
  bgr.convertTo(out, CV_32F, 1 / 255.0);
  cv::resize(out, out, {}, factor, factor, cv::INTER_AREA);
  std::transform(out.begin<cv::Vec3f>(), out.end<cv::Vec3f>(), out.begin<cv::Vec3f>(),
                 [](const cv::Vec3f& v) {
                   const Eigen::Vector3f lab =
                       lab_of_shares(Eigen::Vector3f(v[2], v[1], v[0]).cast<double>()).cast<float>();
                   return cv::Vec3f(lab.x(), lab.y(), lab.z());
                 });
  return out;
}

// Differences of neighbours on the deck: light that changes slowly drops out.
double noise_of(const cv::Mat& lab) {
  const int step = 2;
  const double from = kDeckFrom;
  const cv::Point2d middle((lab.cols - 1) / 2.0, (lab.rows - 1) / 2.0);
  std::vector<double> differences;
  for (int y = 0; y < lab.rows; ++y) {
    for (int x = 0; x + step < lab.cols; ++x) {
      if (std::hypot(x - middle.x, y - middle.y) > from)
        differences.push_back(cv::norm(lab.at<cv::Vec3f>(y, x + step) - lab.at<cv::Vec3f>(y, x)));
    }
  }
  return std::max(kLeastNoise, median(std::move(differences)));
}

// The pixels of a patch that count.
std::vector<cv::Point> pixels_near_hole(const cv::Size& size, const std::vector<std::vector<Vec2>>& others,
                                        const Homography& patch_from_board) {
  cv::Mat counts = cv::Mat::zeros(size, CV_8U);
  cv::circle(counts, {size.width / 2, size.height / 2}, cvRound(kJudgedRadius), 1, cv::FILLED);
  for (const auto& other : others) {
    std::vector<cv::Point> corners;
    for (const Vec2& corner_mm : other) {
      const Vec2 p = patch_from_board * corner_mm;
      corners.emplace_back(cvRound(p.x()), cvRound(p.y()));
    }
    cv::fillConvexPoly(counts, corners, 0);
  }
  std::vector<cv::Point> pixels;
  cv::findNonZero(counts, pixels);
  return pixels;
}

// From colours and places.
void add_moments(HolePatch& patch) {
  const Eigen::Index count = patch.places.cols();
  patch.terms.resize(Eigen::NoChange, count);
  patch.terms << Eigen::RowVectorXf::Ones(count), patch.places, patch.places.colwise().squaredNorm();
  patch.moments.resize(Eigen::NoChange, count);
  for (int a = 0; a < kPatchTerms; ++a) {
    for (int b = 0; b <= a; ++b)
      patch.moments.row(product_of_terms(a, b)) = patch.terms.row(a).cwiseProduct(patch.terms.row(b));
    patch.moments.middleRows<3>(kColourMoments + 3 * a) = patch.colours * patch.terms.row(a).asDiagonal();
  }
}

}  // namespace

RectifiedView hole_view(const Photo& photo, const Calibration& calibration) {
  constexpr double kPlay = 1;  // mm: views begin at whole pixels
  return rectify_about(photo, calibration, calibration.hole.rim.centre, kHolePatchHalf + kPlay);
}

cv::Rect hole_rect(const RectifiedView& view, const Vec2& centre) {
  const int half = static_cast<int>(std::lround(kHolePatchHalf * RectifiedView::kPixelsPerMm));
  const Vec2 middle = view.view_from_board * centre;
  return {cvRound(middle.x()) - half, cvRound(middle.y()) - half, 2 * half, 2 * half};
}

HolePatch hole_patch(const RectifiedView& view, const Vec2& centre,
                     const std::vector<std::vector<Vec2>>& others, double photo_pixels_per_mm) {
  const double scale = RectifiedView::kPixelsPerMm;
  const cv::Rect part = hole_rect(view, centre);
  const cv::Mat lab = in_lab(view.pixels(part), 1 / scale);
  const Homography patch_from_board =
      resized_from_original(1 / scale) * Homography::translation({-part.x, -part.y}) * view.view_from_board;
  const Homography board_from_patch = patch_from_board.inverse();
  const auto pixels = pixels_near_hole(lab.size(), others, patch_from_board);
  HolePatch patch;
  const auto count = static_cast<Eigen::Index>(pixels.size());
  patch.colours.resize(3, count);
  patch.places.resize(2, count);
  patch.p_board.resize(2, count);
  for (Eigen::Index i = 0; i < count; ++i) {
    const cv::Point p = pixels[static_cast<std::size_t>(i)];
    const auto& v = lab.at<cv::Vec3f>(p);
    patch.colours.col(i) << v[0], v[1], v[2];
    patch.places.col(i) << 2.F * static_cast<float>(p.x) / static_cast<float>(lab.cols) - 1,
        2.F * static_cast<float>(p.y) / static_cast<float>(lab.rows) - 1;
    patch.p_board.col(i) = (board_from_patch * Vec2(p.x, p.y)).cast<float>();
  }
  add_moments(patch);
  patch.area_of_pixel = 1;
  patch.blur = kBlurPx / photo_pixels_per_mm;
  patch.noise = noise_of(lab);
  return patch;
}

HolePatch thinned(const HolePatch& patch, int step) {
  std::vector<Eigen::Index> kept;
  for (Eigen::Index i = 0; i < patch.p_board.cols(); ++i) {
    const Eigen::Vector2i p = patch.p_board.col(i).array().floor().cast<int>();
    if (p.x() % step == 0 && p.y() % step == 0) kept.push_back(i);
  }
  HolePatch out = patch;
  out.colours = patch.colours(Eigen::all, kept);
  out.places = patch.places(Eigen::all, kept);
  out.terms = patch.terms(Eigen::all, kept);
  out.moments = patch.moments(Eigen::all, kept);
  out.p_board = patch.p_board(Eigen::all, kept);
  out.area_of_pixel = patch.area_of_pixel * static_cast<float>(step * step);
  return out;
}

}  // namespace ringside
