// SPDX-License-Identifier: MIT
#include "live/motion/line_watch.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>
#include <optional>

#include "geometry/robust.h"

namespace ringside {
namespace {

constexpr int kAngles = 120;          // for each line
constexpr double kReach = 6;          // mm to either side at which a line is still found
constexpr double kHalfLook = 4;       // mm to either side that are compared: line and deck beside it
constexpr double kLeastContrast = 4;  // grey levels, RMS over the look; less is grain
constexpr double kLeastMatch =
    0.7;  // correlation with the calibrated look; hands and discs give less than 0.5

using Values = Eigen::Ref<const Eigen::VectorXf>;  // along a normal

// Of the channels' sum, in which lines of every ink show.
Eigen::VectorXf values_at(const cv::Mat& bgr, const std::vector<cv::Point>& places) {
  Eigen::VectorXf values(static_cast<Eigen::Index>(places.size()));
  std::transform(places.begin(), places.end(), values.begin(), [&](const cv::Point& p) {
    const auto& v = bgr.at<cv::Vec3b>(p);
    return static_cast<float>(v[0] + v[1] + v[2]);
  });
  return values;
}

// Of the deck to both sides of the line.
double brightness_of(const Values& values) {
  return static_cast<double>(values[0] + values[values.size() - 1]);
}

// Of values about their mean.
double least_length(Eigen::Index count, double least_contrast) {
  return 3 * least_contrast * std::sqrt(static_cast<double>(count));
}

// Mean 0 and length 1; empty without contrast.
std::optional<Eigen::VectorXf> normalised(const Values& values) {
  const Eigen::VectorXf about_mean = values.array() - values.mean();
  const double length = static_cast<double>(about_mean.norm());
  if (length < least_length(values.size(), kLeastContrast)) return std::nullopt;
  return about_mean / static_cast<float>(length);
}

// Correlation of values with a look; 0 without contrast.
double match_of(const Values& values, const Eigen::VectorXf& look) {
  const float mean = values.mean();
  const double length = static_cast<double>((values.array() - mean).matrix().norm());
  if (length < least_length(values.size(), kLeastContrast / 3)) return 0;
  return static_cast<double>((values.array() - mean).matrix().dot(look)) / length;
}

// Where the look is found again along the values: steps from the middle, to a fraction.
std::optional<double> found_at(const Eigen::VectorXf& values, const Eigen::VectorXf& look) {
  const Eigen::Index places = values.size() - look.size() + 1;
  Eigen::VectorXd match(places);
  for (Eigen::Index k = 0; k < places; ++k) match[k] = match_of(values.segment(k, look.size()), look);
  Eigen::Index best = 0;
  if (match.maxCoeff(&best) < kLeastMatch) return std::nullopt;
  const double k = static_cast<double>(best) - static_cast<double>(places - 1) / 2;
  if (best == 0 || best == places - 1) return k;
  const double before = match[best - 1], after = match[best + 1];
  return k + 0.5 * (before - after) / std::min(-1e-9, before - 2 * match[best] + after);
}

}  // namespace

LineWatch::LineWatch(const Calibration& calibration, const cv::Mat& bgr) {
  for (const Line& line : calibration.lines) {
    for (int i = 0; i < kAngles; ++i) {
      const Vec2 outwards = direction(2 * kPi * i / kAngles);
      const double radius = line.radius_at(angle_of(outwards));
      const double step = std::max(0.4, 1 / calibration.image_from_board.scale_at(radius * outwards));  // mm
      const int reach = static_cast<int>(std::ceil(kReach / step)),
                half = static_cast<int>(std::ceil(kHalfLook / step));
      Crossing crossing{outwards, step, {}, {}};
      for (int k = -reach - half; k <= reach + half; ++k) {
        const Vec2 p = calibration.image_from_board * ((radius + k * step) * outwards);
        crossing.places.emplace_back(static_cast<int>(std::lround(p.x())),
                                     static_cast<int>(std::lround(p.y())));
      }
      const cv::Rect picture({0, 0}, bgr.size());
      const auto inside = [&](const cv::Point& p) { return picture.contains(p); };
      if (!std::all_of(crossing.places.begin(), crossing.places.end(), inside)) continue;
      const Eigen::VectorXf values = values_at(bgr, crossing.places);
      auto look = normalised(values.segment(reach, 2 * half + 1));
      if (!look) continue;
      crossing.look = std::move(*look);
      brightness_ += brightness_of(values);
      crossings_.push_back(std::move(crossing));
    }
  }
}

LineReading LineWatch::read(const cv::Mat& bgr) const {
  Mat2 normal = 1e-9 * Mat2::Identity();
  Vec2 right = Vec2::Zero();
  std::vector<std::pair<Vec2, double>> seen;
  double brightness = 0;
  for (const Crossing& crossing : crossings_) {
    const Eigen::VectorXf values = values_at(bgr, crossing.places);
    brightness += brightness_of(values);
    if (const auto steps = found_at(values, crossing.look))
      seen.emplace_back(crossing.outwards, *steps * crossing.mm_per_step);
  }
  LineReading reading;
  reading.light = brightness / std::max(1.0, brightness_);
  if (seen.empty()) return reading;
  reading.seen = static_cast<double>(seen.size()) / static_cast<double>(crossings_.size());
  // Two rounds: what departs by more than 2 mm from the rest is something else.
  constexpr double kOther = 2;
  std::vector<double> rest;
  for (int round = 0; round < 3; ++round) {
    normal = 1e-9 * Mat2::Identity();
    right.setZero();
    rest.clear();
    for (const auto& [u, distance] : seen) {
      const double departure = distance - u.dot(reading.shift);
      if (round > 0 && std::abs(departure) > kOther) continue;
      rest.push_back(departure);
      normal += u * u.transpose();
      right += distance * u;
    }
    if (rest.size() < 3) return reading;
    reading.shift = normal.ldlt().solve(right);
  }
  reading.rms_mm = robust_sigma(rest);
  return reading;
}

}  // namespace ringside
