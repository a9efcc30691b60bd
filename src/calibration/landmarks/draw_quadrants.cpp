// SPDX-License-Identifier: MIT
#include "calibration/landmarks/draw_quadrants.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace ringside {
namespace {

constexpr int kColumns = 1200, kRows = 240, kGraphRows = 120;
const cv::Scalar kFound(0, 255, 0), kGraph(255, 255, 0), kWords(255, 255, 255);

// Angle to the right from +x on, radius upwards from inside the middle to outside the outer line.
class Unwrapping {
 public:
  Unwrapping(double middle, double outer) : low_(middle - 0.3 * (outer - middle)), high_(1.05 * outer) {}

  Vec2 on_board(int column, int row) const {
    return (high_ - (high_ - low_) * row / kRows) * direction(2 * kPi * column / kColumns);
  }
  cv::Point of_board(const Vec2& p_board) const {
    const double turn = angle_of(p_board) / (2 * kPi);
    return {static_cast<int>(std::lround((turn - std::floor(turn)) * kColumns)),
            static_cast<int>(std::lround((high_ - p_board.norm()) / (high_ - low_) * kRows))};
  }

 private:
  double low_, high_;  // radii, mm
};

cv::Mat unwrapped(const cv::Mat& bgr, const Homography& image_from_board, const Unwrapping& map) {
  cv::Mat x(kRows, kColumns, CV_32F), y(kRows, kColumns, CV_32F), out;
  for (int row = 0; row < kRows; ++row) {
    for (int column = 0; column < kColumns; ++column) {
      const Vec2 p = image_from_board * map.on_board(column, row);
      x.at<float>(row, column) = static_cast<float>(p.x());
      y.at<float>(row, column) = static_cast<float>(p.y());
    }
  }
  cv::remap(bgr, out, x, y, cv::INTER_LINEAR);
  return out;
}

cv::Mat graph_of(const std::vector<double>& strength) {
  cv::Mat graph(kGraphRows, kColumns, CV_8UC3, cv::Scalar::all(0));
  const double most = std::max(1e-6, *std::max_element(strength.begin(), strength.end()));
  std::vector<cv::Point> points;
  for (std::size_t i = 0; i < strength.size(); ++i) {
    const double x = kColumns * static_cast<double>(i) / static_cast<double>(strength.size());
    points.emplace_back(
        static_cast<int>(x),
        static_cast<int>(std::lround(kGraphRows - 1 - 0.8 * kGraphRows * strength[i] / most)));
  }
  cv::polylines(graph, points, false, kGraph, 1, cv::LINE_AA);
  return graph;
}

void write_angles(cv::Mat& picture) {
  for (int degree = 0; degree < 360; degree += 45) {
    cv::putText(picture, std::to_string(degree), {degree * kColumns / 360, picture.rows - kGraphRows + 20},
                cv::FONT_HERSHEY_SIMPLEX, 0.55, kWords, 1, cv::LINE_AA);
  }
}

}  // namespace

cv::Mat draw_quadrants(const cv::Mat& bgr, const Homography& image_from_board, double middle_radius,
                       double outer_radius, const std::vector<double>& strength,
                       const std::optional<Quadrants>& found) {
  const Unwrapping map(middle_radius, outer_radius);
  cv::Mat picture = unwrapped(bgr, image_from_board, map);
  if (found) {
    for (const auto& line : found->lines)
      if (line) cv::line(picture, map.of_board(line->start), map.of_board(line->end), kFound, 1, cv::LINE_AA);
  }
  picture.push_back(graph_of(strength));
  write_angles(picture);
  return picture;
}

}  // namespace ringside
