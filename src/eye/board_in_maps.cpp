// SPDX-License-Identifier: MIT
#include "eye/board_in_maps.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <opencv2/imgproc.hpp>

namespace ringside {
namespace {

constexpr double kSure = 0.5;   // probability from which a pixel counts
constexpr int kLeastArea = 40;  // pixels of a map: smaller regions have no shape
constexpr std::size_t kMostRegions = 4;
constexpr std::size_t kLeastPoints = 12, kMostPoints = 160;  // of a line; neighbours say the same
constexpr int kFiner = 4;            // contours are followed between the pixels of a map
constexpr double kLeastHole = 0.15;  // heat

// Regions within an outer line, largest first, each grown by a pixel. CV_8U, 0 or 1.
std::vector<cv::Mat> regions_of(const cv::Mat& within_outer) {
  cv::Mat labels, stats, centroids;
  const int count =
      cv::connectedComponentsWithStats(within_outer > kSure, labels, stats, centroids, 4, CV_32S);
  std::vector<int> order(static_cast<std::size_t>(std::max(0, count - 1)));
  std::iota(order.begin(), order.end(), 1);
  const auto area = [&](int label) { return stats.at<int>(label, cv::CC_STAT_AREA); };
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return area(a) > area(b); });
  std::vector<cv::Mat> regions;
  for (const int label : order) {
    if (regions.size() == kMostRegions || area(label) < kLeastArea) break;
    cv::Mat region = labels == label;
    cv::dilate(region, region, cv::Mat::ones(3, 3, CV_8U));
    regions.push_back(region / 255);
  }
  return regions;
}

std::vector<cv::Point> longest_contour(const cv::Mat& mask) {
  std::vector<std::vector<cv::Point>> all;
  cv::findContours(mask, all, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_NONE);
  if (all.empty()) return {};
  return *std::max_element(all.begin(), all.end(), [](const auto& a, const auto& b) {
    return cv::contourArea(a) < cv::contourArea(b);
  });
}

// Where the probability passes a half; not along the photo's edges, where the line goes on unseen.
std::vector<Vec2> border_of(const cv::Mat& within, const cv::Mat& region, const cv::Mat& in_photo) {
  cv::Mat fine, fine_region;
  cv::resize(within, fine, {}, kFiner, kFiner, cv::INTER_LINEAR);
  cv::resize(region, fine_region, fine.size(), 0, 0, cv::INTER_NEAREST);
  std::vector<Vec2> points;
  for (const cv::Point& p : longest_contour((fine > kSure) & (fine_region > 0))) {
    const Vec2 q((p.x + 0.5) / kFiner - 0.5, (p.y + 0.5) / kFiner - 0.5);
    const int x = cvRound(q.x()), y = cvRound(q.y());
    const bool inner = x > 0 && y > 0 && x < within.cols - 1 && y < within.rows - 1;
    if (inner && in_photo.at<uchar>(y, x)) points.push_back(q);
  }
  if (points.size() < kLeastPoints) return {};
  const std::size_t stride = std::max<std::size_t>(1, points.size() / kMostPoints);
  std::vector<Vec2> some;
  for (std::size_t i = 0; i < points.size(); i += stride) some.push_back(points[i]);
  return some;
}

struct Hole {
  Vec2 place;
  double heat;
};

// The hottest place, to a part of a pixel by the heat about it.
Hole hole_in(const cv::Mat& heat) {
  Hole out{Vec2::Zero(), 0};
  cv::Point top;
  cv::minMaxLoc(heat, nullptr, &out.heat, nullptr, &top);
  const cv::Rect about = cv::Rect(top.x - 2, top.y - 2, 5, 5) & cv::Rect({0, 0}, heat.size());
  double sum = 0;
  for (int y = about.y; y < about.br().y; ++y) {
    for (int x = about.x; x < about.br().x; ++x) {
      const auto h = static_cast<double>(heat.at<float>(y, x));
      out.place += h * Vec2(x, y);
      sum += h;
    }
  }
  out.place /= std::max(sum, 1e-9);
  return out;
}

// Intersection over union of each line's inside in the maps and on the plane, where the photo shows it.
std::array<double, 3> overlaps(const EyeMaps& maps, const PlaneOfLines& lines, const cv::Mat& in_photo) {
  constexpr double kAbout = 1.15;  // of the outer line's radius: what lies far off is another thing
  std::array<double, 3> both{}, either{};
  for (int y = 0; y < in_photo.rows; ++y) {
    for (int x = 0; x < in_photo.cols; ++x) {
      if (!in_photo.at<uchar>(y, x)) continue;
      const Vec2 p(x, y);
      if (1 + lines.plane.horizon.dot(p - lines.plane.centre) <= 0) continue;  // beyond the horizon
      const RadialPoint at = lines.plane.radial(p);
      if (!(at.radius < kAbout * lines.radii[2])) continue;
      const double slope = std::max(at.gradient.norm(), 1e-9);
      for (std::size_t k = 0; k < 3; ++k) {
        const double there = std::clamp((lines.radii[k] - at.radius) / slope + 0.5, 0.0, 1.0);
        const auto probability = static_cast<double>(maps.within[k].at<float>(y, x));
        const double seen = std::clamp(2 * probability - 0.5, 0.0, 1.0);
        both[k] += std::min(there, seen);
        either[k] += std::max(there, seen);
      }
    }
  }
  for (std::size_t k = 0; k < 3; ++k) both[k] /= std::max(either[k], 1e-9);
  return both;
}

double likeness(const std::array<double, 3>& overlap, double hole_heat) {
  constexpr double kOfHole = 0.15, kWholeHeat = 2 / 3.0;
  return (1 - kOfHole) * (overlap[0] + overlap[1] + overlap[2]) / 3 +
         kOfHole * std::min(1.0, hole_heat / kWholeHeat);
}

// The plane by the lines and the hole, then by the pegs too: where these are others than they seem, the first
// covers the maps better.
std::optional<BoardInMaps> board_in(const EyeMaps& maps, const cv::Mat& region, const cv::Mat& in_photo) {
  constexpr int kRounds = 3, kLeastPegs = 4;
  LinesSeen seen;
  for (std::size_t k = 0; k < 3; ++k) seen.points[k] = border_of(maps.within[k], region, in_photo);
  if (seen.points[2].empty()) return std::nullopt;
  cv::Mat heat;
  maps.hole.copyTo(heat, region);
  const Hole hole = hole_in(heat.empty() ? maps.hole : heat);
  if (hole.heat > kLeastHole) seen.hole = hole.place;
  std::optional<BoardInMaps> best;
  for (int i = 0; i < kRounds; ++i) {
    const auto lines = fit_plane(seen);
    if (!lines) break;
    const PegsInMap pegs = pegs_in_map(maps.pegs, *lines);
    const BoardInMaps board{*lines, seen.hole, pegs, likeness(overlaps(maps, *lines, in_photo), hole.heat)};
    if (!best || rank(board) > rank(*best)) best = board;
    if (pegs.count < kLeastPegs) break;
    seen.pegs = pegs.seen;
    seen.peg_angle = pegs.angle;
  }
  return best;
}

}  // namespace

double rank(const BoardInMaps& board) {
  constexpr double kOfPegs = 0.3, kWholeContrast = 0.5;
  return (1 - kOfPegs) * board.likeness +
         kOfPegs * std::clamp(board.pegs.contrast / kWholeContrast, 0.0, 1.0);
}

std::vector<BoardInMaps> boards_in_maps(const EyeMaps& maps, const cv::Mat& in_photo) {
  std::vector<BoardInMaps> boards;
  for (const cv::Mat& region : regions_of(maps.within[2]))
    if (auto board = board_in(maps, region, in_photo)) boards.push_back(std::move(*board));
  return boards;
}

}  // namespace ringside
