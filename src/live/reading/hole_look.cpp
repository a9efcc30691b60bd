// SPDX-License-Identifier: MIT
#include "live/reading/hole_look.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

#include "imaging/median_colour.h"

namespace ringside {
namespace {

// mm: three discs that touch the hole leave more than half of the deck around it free.
constexpr int kHalf = 45;
constexpr int kSide = 2 * kHalf + 1;
constexpr double kHoleArea = 16;  // mm: within every hole's rim
constexpr double kFromRim = 4;    // mm outside the rim: the deck that measures the light begins

Vec2 place(int x, int y) { return {x - kHalf, kHalf - y}; }

// Empty when discs cover nearly all of it.
std::optional<cv::Vec3f> deck_colour(const cv::Mat& patch, const cv::Mat& covered, double from) {
  constexpr std::size_t kLeastPixels = 400;  // of 4800
  std::vector<cv::Vec3f> colours;
  for (int y = 0; y < patch.rows; ++y) {
    for (int x = 0; x < patch.cols; ++x) {
      const double r = place(x, y).norm();
      const bool free = covered.at<std::uint8_t>(y, x) == 0;
      if (free && r > from && r < kHalf) colours.push_back(patch.at<cv::Vec3f>(y, x));
    }
  }
  if (colours.size() < kLeastPixels) return std::nullopt;
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

bool may_lie_in(const Disc& disc, const Circle& rim) {
  return disc.in_hole == HoleState::kFlat || disc.in_hole == HoleState::kUnsure ||
         off_centre(disc, rim) < kSurelyHangs;
}

cv::Mat covered_by(const std::vector<Disc>& discs, const Calibration& calibration) {
  constexpr double kFarthest = 2.5 * kHalf;  // mm: no disc reaches the patch from there, however tilted
  const Circle& rim = calibration.hole.rim;
  cv::Mat covered = cv::Mat::zeros(kSide, kSide, CV_8U);
  for (const Disc& disc : discs) {
    if (may_lie_in(disc, rim) || off_centre(disc, rim) > kFarthest) continue;
    for (int y = 0; y < kSide; ++y) {
      for (int x = 0; x < kSide; ++x)
        if (hides(disc, rim.centre + place(x, y), calibration)) covered.at<std::uint8_t>(y, x) = 255;
    }
  }
  return covered;
}

bool may_shade(const Disc& disc, const Circle& rim) {
  constexpr double kReach = 60;  // mm: of a lamp 20 degrees over the board
  return !may_lie_in(disc, rim) && off_centre(disc, rim) < kReach;
}

// Of the hole; hidden: as HoleLook::covered.
bool shows_enough(const cv::Mat& hidden) {
  // A disc that leaves less casts its shadow over the rest; one that lies 20 mm off leaves two thirds.
  constexpr double kLeastShare = 0.6;
  int area = 0, shown = 0;
  for (int y = 0; y < kSide; ++y) {
    for (int x = 0; x < kSide; ++x) {
      if (place(x, y).norm() > kHoleArea) continue;
      ++area;
      shown += hidden.at<std::uint8_t>(y, x) == 0 ? 1 : 0;
    }
  }
  return shown >= kLeastShare * area;
}

}  // namespace

HoleLook look_at_hole(const cv::Mat& bgr, const Calibration& calibration, const std::vector<Disc>& discs) {
  const cv::Mat covered = covered_by(discs, calibration);
  if (!shows_enough(covered)) return {};
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
  const auto deck = deck_colour(patch, covered, calibration.hole.rim.radius + kFromRim);
  const bool shaded = std::any_of(discs.begin(), discs.end(),
                                  [&](const Disc& disc) { return may_shade(disc, calibration.hole.rim); });
  return deck ? HoleLook{patch, covered, *deck, shaded} : HoleLook{};
}

std::optional<HoleDifference> difference(const HoleLook& a, const HoleLook& b) {
  if (a.pixels.empty() || b.pixels.empty()) return std::nullopt;
  const cv::Mat hidden = a.covered | b.covered;
  if (!shows_enough(hidden)) return std::nullopt;
  // One gain for all channels: a blue deck says little of red light, and a red floor much.
  const auto brightness = [](const HoleLook& look) { return look.deck[0] + look.deck[1] + look.deck[2]; };
  const float gain = std::clamp(brightness(a) / std::max(1.0F, brightness(b)), 0.5F, 2.0F);
  double sum = 0, count = 0;
  int differ = 0, brighter = 0, clear = 0;
  for (int y = 0; y < a.pixels.rows; ++y) {
    for (int x = 0; x < a.pixels.cols; ++x) {
      if (place(x, y).norm() > kHoleArea || hidden.at<std::uint8_t>(y, x) != 0) continue;
      const cv::Vec3f d = a.pixels.at<cv::Vec3f>(y, x) - gain * b.pixels.at<cv::Vec3f>(y, x);
      const double up = std::max({d[0], d[1], d[2]}), down = -std::min({d[0], d[1], d[2]});
      const double most = std::max(up, down);
      sum += most;
      differ += most > kSameLook ? 1 : 0;
      brighter += up > std::max(down, kSameLook) ? 1 : 0;
      clear += most > kClearlyOther ? 1 : 0;
      ++count;
    }
  }
  return HoleDifference{sum / count, differ / count, brighter / count, clear / count};
}

}  // namespace ringside
