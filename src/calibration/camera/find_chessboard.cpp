// SPDX-License-Identifier: MIT
#include "calibration/camera/find_chessboard.h"

#include <algorithm>
#include <cmath>
#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include "geometry/homography.h"
#include "imaging/shrunk.h"

namespace ringside {
namespace {

// The search takes 0.3 s at this size and 3 s at twice it; corners are measured in the photo itself.
constexpr int kSearchSide = 1600;
const cv::Size kSmallestGrid(4, 4);

std::optional<ChessboardView> search(const cv::Mat& grey, const std::optional<CornerGrid>& demanded) {
  const cv::Size size = demanded ? cv::Size(demanded->columns, demanded->rows) : kSmallestGrid;
  ChessboardView view;
  cv::Mat cells;  // one per corner, in the grid that was found
  if (!cv::findChessboardCornersSB(grey, size, view.corners, demanded ? 0 : cv::CALIB_CB_LARGER, cells))
    return std::nullopt;
  view.grid = {cells.cols, cells.rows};
  return view;
}

// The shortest distance between neighbours in a row or a column.
double spacing(const ChessboardView& view) {
  double least = std::numeric_limits<double>::infinity();
  const auto columns = static_cast<std::size_t>(view.grid.columns);
  for (std::size_t i = 0; i < view.corners.size(); ++i) {
    if ((i + 1) % columns != 0) least = std::min(least, cv::norm(view.corners[i] - view.corners[i + 1]));
    if (i + columns < view.corners.size())
      least = std::min(least, cv::norm(view.corners[i] - view.corners[i + columns]));
  }
  return least;
}

// Within a window that reaches a third of the way to the next corner.
void refine(const cv::Mat& grey, ChessboardView& view) {
  constexpr int kLeastReach = 2, kMostReach = 15, kRounds = 40;
  constexpr double kAccuracy = 0.005;  // pixels
  const int reach = std::clamp(static_cast<int>(spacing(view) / 3), kLeastReach, kMostReach);
  cv::cornerSubPix(grey, view.corners, {reach, reach}, {-1, -1},
                   {cv::TermCriteria::COUNT | cv::TermCriteria::EPS, kRounds, kAccuracy});
}

}  // namespace

bool same_grid(const CornerGrid& a, const CornerGrid& b) {
  return std::minmax(a.columns, a.rows) == std::minmax(b.columns, b.rows);
}

std::optional<ChessboardView> find_chessboard(const cv::Mat& bgr, const std::optional<CornerGrid>& demanded) {
  cv::Mat grey;
  cv::cvtColor(bgr, grey, cv::COLOR_BGR2GRAY);
  const Shrunk small = shrunk(grey, kSearchSide);
  auto view = search(small.pixels, demanded);
  if (!view) return std::nullopt;
  const Homography original_from_small = resized_from_original(small.factor).inverse();
  for (cv::Point2f& corner : view->corners) {
    const Vec2 p = original_from_small * Vec2(corner.x, corner.y);
    corner = {static_cast<float>(p.x()), static_cast<float>(p.y())};
  }
  refine(grey, *view);
  return view;
}

CornerGrid most_common_grid(std::span<const ChessboardView> views) {
  const auto times = [&](const CornerGrid& grid) {
    return std::count_if(views.begin(), views.end(),
                         [&](const ChessboardView& view) { return same_grid(view.grid, grid); });
  };
  return std::max_element(
             views.begin(), views.end(),
             [&](const ChessboardView& a, const ChessboardView& b) { return times(a.grid) < times(b.grid); })
      ->grid;
}

}  // namespace ringside
