// SPDX-License-Identifier: MIT
#include "report/picture/label_layout.h"

#include <algorithm>
#include <array>

namespace ringside {
namespace {

// What it costs, in parts of the label's area, not to stand beside it, and each label's height further away:
// a label may cover a third of itself before the eye has to follow a line.
constexpr double kApart = 0.35, kAway = 0.05;
constexpr int kFarthest = 8;  // label heights

struct Candidate {
  cv::Rect2d place;
  int away;  // label heights
};

// Beside it, then at its corners, then between these, then further away.
std::vector<Candidate> candidates(const cv::Size2d& size, const cv::Rect2d& named) {
  const double middle_x = named.x + named.width / 2 - size.width / 2;
  const double middle_y = named.y + named.height / 2 - size.height / 2;
  std::vector<Candidate> all;
  for (int away = 0; away <= kFarthest; ++away) {
    const double right = (named.width + size.width) / 2 + away * size.height;
    const double down = (named.height + size.height) / 2 + away * size.height;
    const auto add = [&](double x, double y) {
      all.push_back({{middle_x + x * right, middle_y + y * down, size.width, size.height}, away});
    };
    for (const double aside : {0.0, 1.0, -1.0, 0.5, -0.5}) {
      add(1, aside);
      add(-1, aside);
      add(aside, 1);
      add(aside, -1);
    }
  }
  return all;
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
  const auto cost = [&](const Candidate& candidate) {
    const double apart = candidate.away > 0 ? kApart + kAway * candidate.away : 0;
    return covered_area(candidate.place, obstacles, inside) + apart * size.area();
  };
  const auto choices = candidates(size, named);
  return std::min_element(choices.begin(), choices.end(),
                          [&](const Candidate& a, const Candidate& b) { return cost(a) < cost(b); })
      ->place;
}

cv::Rect2d place_in_corner(const cv::Size2d& size, const std::vector<cv::Rect2d>& obstacles,
                           const cv::Size2d& picture) {
  const double right = picture.width - size.width, bottom = picture.height - size.height;
  const auto at = [&](double x, double y) { return cv::Rect2d(x, y, size.width, size.height); };
  const std::array corners{at(0, bottom), at(right, bottom), at(0, 0), at(right, 0)};
  const cv::Rect2d inside({0, 0}, picture);
  return *std::min_element(corners.begin(), corners.end(), [&](const cv::Rect2d& a, const cv::Rect2d& b) {
    return covered_area(a, obstacles, inside) < covered_area(b, obstacles, inside);
  });
}

}  // namespace ringside
