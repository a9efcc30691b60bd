// SPDX-License-Identifier: MIT
#include "report/label_layout.h"

#include <algorithm>
#include <array>

namespace ringside {
namespace {

std::array<cv::Rect2d, 4> candidates(const cv::Size2d& size, const cv::Rect2d& named) {
  const double middle_x = named.x + named.width / 2;
  const double middle_y = named.y + named.height / 2;
  const double centred_x = middle_x - size.width / 2;
  const double centred_y = middle_y - size.height / 2;
  const auto at = [&](double x, double y) { return cv::Rect2d(x, y, size.width, size.height); };
  return {at(named.x + named.width, centred_y), at(named.x - size.width, centred_y),
          at(centred_x, named.y + named.height), at(centred_x, named.y - size.height)};
}

double covered_area(const cv::Rect2d& label, const std::vector<cv::Rect2d>& obstacles,
                    const cv::Rect2d& picture) {
  double area = label.area() - (label & picture).area();
  for (const cv::Rect2d& obstacle : obstacles) area += (label & obstacle).area();
  return area;
}

}  // namespace

cv::Rect2d place_label(const cv::Size2d& size, const cv::Rect2d& named,
                       const std::vector<cv::Rect2d>& obstacles, const cv::Size2d& picture) {
  const cv::Rect2d inside({0, 0}, picture);
  const auto choices = candidates(size, named);
  return *std::min_element(choices.begin(), choices.end(), [&](const cv::Rect2d& a, const cv::Rect2d& b) {
    return covered_area(a, obstacles, inside) < covered_area(b, obstacles, inside);
  });
}

}  // namespace ringside
