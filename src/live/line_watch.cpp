// SPDX-License-Identifier: MIT
#include "live/line_watch.h"

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

// Values along a normal; of the channels' sum, in which lines of every ink show.
float value_at(const cv::Mat& bgr, const cv::Point& p) {
  const auto& v = bgr.at<cv::Vec3b>(p);
  return static_cast<float>(v[0] + v[1] + v[2]);
}

// Mean 0 and length 1; empty without contrast.
std::optional<std::vector<float>> normalised(const float* values, int count, double least_contrast) {
  float mean = 0, square = 0;
  for (int i = 0; i < count; ++i) mean += values[i] / static_cast<float>(count);
  std::vector<float> out(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) {
    out[static_cast<std::size_t>(i)] = values[i] - mean;
    square += (values[i] - mean) * (values[i] - mean);
  }
  if (square < count * std::pow(3 * least_contrast, 2)) return std::nullopt;
  for (float& v : out) v /= std::sqrt(square);
  return out;
}

// Where the look is found again along the values: steps from the middle, to a fraction.
std::optional<double> found_at(const std::vector<float>& values, const std::vector<float>& look) {
  const int count = static_cast<int>(look.size());
  const int places = static_cast<int>(values.size()) - count + 1;
  std::vector<double> match(static_cast<std::size_t>(places), 0);
  for (int k = 0; k < places; ++k) {
    const auto here = normalised(values.data() + k, count, kLeastContrast / 3);
    if (!here) continue;
    double sum = 0;
    for (std::size_t i = 0; i < look.size(); ++i) sum += static_cast<double>((*here)[i] * look[i]);
    match[static_cast<std::size_t>(k)] = sum;
  }
  const auto best = std::max_element(match.begin(), match.end());
  if (*best < kLeastMatch) return std::nullopt;
  const double k = static_cast<double>(best - match.begin()) - (places - 1) / 2.0;
  if (best == match.begin() || best == match.end() - 1) return k;
  const double before = *(best - 1), after = *(best + 1);
  return k + 0.5 * (before - after) / std::min(-1e-9, before - 2 * *best + after);
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
      std::vector<float> values;
      for (int k = reach; k <= reach + 2 * half; ++k)
        values.push_back(value_at(bgr, crossing.places[static_cast<std::size_t>(k)]));
      auto look = normalised(values.data(), static_cast<int>(values.size()), kLeastContrast);
      if (!look) continue;
      crossing.look = std::move(*look);
      brightness_ +=
          static_cast<double>(value_at(bgr, crossing.places.front()) + value_at(bgr, crossing.places.back()));
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
    std::vector<float> values;
    for (const cv::Point& p : crossing.places) values.push_back(value_at(bgr, p));
    brightness += static_cast<double>(values.front() + values.back());
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
