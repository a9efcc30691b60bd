// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <opencv2/core.hpp>
#include <vector>

#include "geometry/conventions.h"

namespace ringside::drawing {

// Grey levels of a picture along a short stretch through `middle`, in steps of 1/20 pixel, each averaged over
// three pixels to either side: a single row of an unblurred picture would be off by its staircase, 0.1 pixel.
class Profile {
 public:
  Profile(const cv::Mat3b& picture, const Vec2& middle, const Vec2& unit, double half_length,
          double half_strip)
      : half_length_(half_length) {
    const Vec2 aside(-unit.y(), unit.x());
    const int aside_steps = static_cast<int>(std::lround(2 * half_strip));
    for (int i = 0; i <= static_cast<int>(std::lround(2 * half_length / kStep)); ++i) {
      double sum = 0;
      for (int j = -aside_steps; j <= aside_steps; ++j) {
        sum += green_at(picture, middle + (i * kStep - half_length) * unit + 0.5 * j * aside);
      }
      levels_.push_back(sum / (2 * aside_steps + 1));
    }
  }

  // Where a line on an even ground has its centre of gravity: pixels from the middle.
  double line_offset() const {
    double mass = 0;
    double moment = 0;
    for (std::size_t i = 0; i < levels_.size(); ++i) {
      const double weight = levels_.front() - levels_[i];
      mass += weight;
      moment += weight * (static_cast<double>(i) * kStep - half_length_);
    }
    return moment / mass;
  }

  // Where one even level gives way to another: the step that encloses the same area.
  double edge_offset() const {
    double before = 0;
    for (const double level : levels_)
      before += (level - levels_.back()) / (levels_.front() - levels_.back());
    return (before - 0.5) * kStep - half_length_;
  }

 private:
  static constexpr double kStep = 0.05;

  static double green_at(const cv::Mat3b& picture, const Vec2& p) {
    const int x = static_cast<int>(std::floor(p.x()));
    const int y = static_cast<int>(std::floor(p.y()));
    const auto row_at = [&](int row) {
      return std::lerp(double(picture(row, x)[1]), double(picture(row, x + 1)[1]), p.x() - x);
    };
    return std::lerp(row_at(y), row_at(y + 1), p.y() - y);
  }

  double half_length_;
  std::vector<double> levels_;
};

}  // namespace ringside::drawing
