// SPDX-License-Identifier: MIT
#include "live/hole_look.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

#include "calibration/median_colour.h"

namespace ringside {
namespace {

constexpr int kHalf = 28;  // mm
constexpr int kSide = 2 * kHalf + 1;
constexpr double kFromRim = 4;  // mm outside the rim: the deck that measures the light begins

Vec2 place(int x, int y) { return {x - kHalf, kHalf - y}; }

// A disc beside the hole covers less than half of that ring.
cv::Vec3f deck_colour(const cv::Mat& patch, double from) {
  std::vector<cv::Vec3f> colours;
  for (int y = 0; y < patch.rows; ++y) {
    for (int x = 0; x < patch.cols; ++x) {
      const double r = place(x, y).norm();
      if (r > from && r < kHalf) colours.push_back(patch.at<cv::Vec3f>(y, x));
    }
  }
  return median_colour(colours);
}

// Its foot or, seen from aside, its top lies before that place of the hole.
bool hides(const Disc& disc, const Vec2& p_board, const Calibration& calibration) {
  constexpr double kShade = 2;  // mm around it
  const Homography& image_from_board = calibration.image_from_board;
  const double top = disc.seen_top.radius + kShade * image_from_board.scale_at(p_board);
  return (p_board - disc.base).norm() < disc.radius + kShade ||
         (image_from_board * p_board - disc.seen_top.centre).norm() < top;
}

// It lies level on the deck though it reaches over the rim: its middle is beyond the chord between the places
// where its edge leaves the deck, or it would tip into the hole.
bool lies_beside(const Disc& disc, const Circle& rim) {
  constexpr double kRimTolerance = 1.5;  // mm, as docs/accuracy.md has it
  const double rim_radius = rim.radius + kRimTolerance;
  const double off_centre = (disc.base - rim.centre).norm();
  return off_centre * off_centre > rim_radius * rim_radius - disc.radius * disc.radius;
}

cv::Mat covered_by(const std::vector<Disc>& discs, const Calibration& calibration) {
  const Circle& rim = calibration.hole.rim;
  cv::Mat covered = cv::Mat::zeros(kSide, kSide, CV_8U);
  for (const Disc& disc : discs) {
    if (!lies_beside(disc, rim)) continue;
    for (int y = 0; y < kSide; ++y)
      for (int x = 0; x < kSide; ++x)
        if (hides(disc, rim.centre + place(x, y), calibration)) covered.at<std::uint8_t>(y, x) = 255;
  }
  return covered;
}

}  // namespace

HoleLook look_at_hole(const cv::Mat& bgr, const Calibration& calibration, const std::vector<Disc>& discs) {
  cv::Mat map(kSide, kSide, CV_32FC2), patch;
  const cv::Rect2d picture(1, 1, bgr.cols - 2, bgr.rows - 2);
  for (int y = 0; y < kSide; ++y) {
    for (int x = 0; x < kSide; ++x) {
      const Vec2 p = calibration.image_from_board * (calibration.hole.rim.centre + place(x, y));
      if (!picture.contains(cv::Point2d(p.x(), p.y()))) return {};
      map.at<cv::Vec2f>(y, x) = {static_cast<float>(p.x()), static_cast<float>(p.y())};
    }
  }
  // Averaged over a pixel of the patch first, or fine prints would alias.
  cv::Mat soft;
  const double sigma = 0.4 * calibration.pixels_per_mm();
  const cv::Rect box = cv::boundingRect(map.reshape(2, kSide * kSide)) & cv::Rect({0, 0}, bgr.size());
  cv::GaussianBlur(bgr(box), soft, {0, 0}, std::max(0.3, sigma));
  map -= cv::Scalar(box.x, box.y);
  soft.convertTo(soft, CV_32F);
  cv::remap(soft, patch, map, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  const cv::Vec3f deck = deck_colour(patch, calibration.hole.rim.radius + kFromRim);
  return {patch, covered_by(discs, calibration), deck};
}

std::optional<double> difference(const HoleLook& a, const HoleLook& b) {
  if (a.pixels.empty() || b.pixels.empty()) return std::nullopt;
  constexpr double kHoleArea = 16;     // mm: within every hole's rim
  constexpr double kLeastShare = 0.4;  // of it; one disc that touches the rim leaves half and more
  cv::Vec3f gain;
  for (int c = 0; c < 3; ++c) gain[c] = std::clamp(a.deck[c] / std::max(1.0F, b.deck[c]), 0.5F, 2.0F);
  double sum = 0;
  int count = 0, area = 0;
  for (int y = 0; y < a.pixels.rows; ++y) {
    for (int x = 0; x < a.pixels.cols; ++x) {
      if (place(x, y).norm() > kHoleArea) continue;
      ++area;
      if (a.covered.at<std::uint8_t>(y, x) != 0 || b.covered.at<std::uint8_t>(y, x) != 0) continue;
      const cv::Vec3f d = a.pixels.at<cv::Vec3f>(y, x) - b.pixels.at<cv::Vec3f>(y, x).mul(gain);
      sum += std::max({std::abs(d[0]), std::abs(d[1]), std::abs(d[2])});
      ++count;
    }
  }
  if (count < kLeastShare * area) return std::nullopt;
  return sum / count;
}

}  // namespace ringside
