// SPDX-License-Identifier: MIT
#include "calibration/quadrants.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "geometry/robust.h"

namespace ringside {
namespace {

constexpr int kAngles =
    3600;  // 0.1 degree = 0.45 mm half-way between the lines: the thinnest prints are 1 mm
constexpr int kQuarter = kAngles / 4;
constexpr int kRadii = 30;
constexpr int kBands = 5;         // of radii, in which a line's place is found on its own
constexpr double kMargin = 0.08;  // of the zone's depth, kept free of the circles themselves
constexpr int kBeside = 12;       // angles: 1.2 degrees = 5 mm away, the deck on both sides of a line
constexpr double kMostUnevenness =
    60;                      // grey levels (sum over channels) between both sides: a disc's or numeral's edge
constexpr int kWander = 15;  // angles: lines are up to 3 mm = 0.7 degrees off a perfect cross
// The cross must stand out over the next best angle. Real boards: 2.0 to 14; grain without lines: below 1.6.
constexpr double kLeastRunnerUpRatio = 1.8;
constexpr double kLeastLineShare = 0.35;  // of the cross's mean strength: weaker lines are hidden, not seen

int wrapped(int angle) { return ((angle % kAngles) + kAngles) % kAngles; }
double angle_at(double index) { return 2 * kPi * index / kAngles; }

struct PolarZone {
  cv::Mat ridge;              // kRadii x kAngles, CV_32FC3: colour minus the deck beside it
  std::vector<double> radii;  // mm
};

PolarZone unwrap(const cv::Mat& bgr, const Homography& image_from_board, double middle, double outer) {
  PolarZone zone;
  for (int i = 0; i < kRadii; ++i) {
    const double share = kMargin + (1 - 2 * kMargin) * i / (kRadii - 1);
    zone.radii.push_back(middle + share * (outer - middle));
  }
  cv::Mat x(kRadii, kAngles, CV_32F), y(kRadii, kAngles, CV_32F);
  for (int j = 0; j < kAngles; ++j) {
    const Vec2 u = direction(angle_at(j));
    for (int i = 0; i < kRadii; ++i) {
      const Vec2 p = image_from_board * (zone.radii[static_cast<std::size_t>(i)] * u);
      x.at<float>(i, j) = static_cast<float>(p.x());
      y.at<float>(i, j) = static_cast<float>(p.y());
    }
  }
  cv::Mat polar;
  cv::remap(bgr, polar, x, y, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  zone.ridge = cv::Mat::zeros(kRadii, kAngles, CV_32FC3);
  for (int i = 0; i < kRadii; ++i) {
    const auto* colour = polar.ptr<cv::Vec3b>(i);
    for (int j = 0; j < kAngles; ++j) {
      const cv::Vec3f left = colour[wrapped(j - kBeside)], right = colour[wrapped(j + kBeside)];
      if (cv::norm(left - right, cv::NORM_L1) > kMostUnevenness) continue;
      zone.ridge.at<cv::Vec3f>(i, j) = cv::Vec3f(colour[j]) - (left + right) / 2;
    }
  }
  return zone;
}

constexpr int kSmoothing = 3;  // angles to either side

// Strength of a radial line at each of `count` angles from `first` on (0 at all others): the median ridge
// over some radii, smoothed over 0.7 degrees.
std::vector<double> strength(const PolarZone& zone, int first_row, int rows, int first, int count) {
  std::vector<double> raw(kAngles, 0.0), smooth(kAngles, 0.0);
  std::vector<float> column(static_cast<std::size_t>(rows));
  for (int k = -kSmoothing; k < count + kSmoothing; ++k) {
    const int j = wrapped(first + k);
    double square = 0;
    for (int c = 0; c < 3; ++c) {
      for (int i = 0; i < rows; ++i)
        column[static_cast<std::size_t>(i)] = zone.ridge.at<cv::Vec3f>(first_row + i, j)[c];
      square += std::pow(static_cast<double>(median(column)), 2);
    }
    raw[static_cast<std::size_t>(j)] = std::sqrt(square);
  }
  for (int i = 0; i < count; ++i) {
    double& sum = smooth[static_cast<std::size_t>(wrapped(first + i))];
    for (int k = -kSmoothing; k <= kSmoothing; ++k)
      sum += raw[static_cast<std::size_t>(wrapped(first + i + k))] / (2 * kSmoothing + 1);
  }
  return smooth;
}

struct Cross {
  int angle;        // index below kQuarter
  double strength;  // mean of the best three lines
};

std::optional<Cross> strongest_cross(const std::vector<double>& line) {
  std::vector<double> folded(kQuarter);
  for (int j = 0; j < kQuarter; ++j) {
    std::array<double, 4> four{};
    for (int q = 0; q < 4; ++q)
      four[static_cast<std::size_t>(q)] = line[static_cast<std::size_t>(wrapped(j + q * kQuarter))];
    std::sort(four.begin(), four.end());
    folded[static_cast<std::size_t>(j)] = (four[1] + four[2] + four[3]) / 3;  // one line may be hidden
  }
  const auto best = static_cast<int>(std::max_element(folded.begin(), folded.end()) - folded.begin());
  double runner_up = 1e-6;
  for (int j = 0; j < kQuarter; ++j) {
    const int apart = std::abs((j - best + kQuarter + kQuarter / 2) % kQuarter - kQuarter / 2);
    if (apart > 2 * kWander) runner_up = std::max(runner_up, folded[static_cast<std::size_t>(j)]);
  }
  const double peak = folded[static_cast<std::size_t>(best)];
  if (peak < kLeastRunnerUpRatio * runner_up) return std::nullopt;
  return Cross{best, peak};
}

constexpr int kReach = 6;  // angles around a line's peak that weigh in on its place

// Centre of gravity of the strength around the strongest angle within kWander of the expected one.
double refined_angle(const std::vector<double>& line, int expected) {
  int best = expected;
  for (int j = expected - kWander; j <= expected + kWander; ++j)
    if (line[static_cast<std::size_t>(wrapped(j))] > line[static_cast<std::size_t>(wrapped(best))]) best = j;
  double least = 1e300, sum = 0, moment = 0;
  for (int k = -kReach; k <= kReach; ++k)
    least = std::min(least, line[static_cast<std::size_t>(wrapped(best + k))]);
  for (int k = -kReach; k <= kReach; ++k) {
    const double weight = line[static_cast<std::size_t>(wrapped(best + k))] - least;
    sum += weight;
    moment += weight * k;
  }
  return angle_at(best + (sum > 0 ? moment / sum : 0));
}

// Where a quadrant line near an angle lies in each band of radii.
std::vector<Vec2> places_along(const PolarZone& zone, int angle) {
  constexpr int kRowsPerBand = kRadii / kBands, kAround = kWander + kReach;
  std::vector<Vec2> places;
  for (int row = 0; row < kRadii; row += kRowsPerBand) {
    const auto band = strength(zone, row, kRowsPerBand, angle - kAround, 2 * kAround + 1);
    const double radius = zone.radii[static_cast<std::size_t>(row + kRowsPerBand / 2)];
    places.emplace_back(radius * direction(refined_angle(band, angle)));
  }
  return places;
}

double peak_strength(const std::vector<double>& line, int expected) {
  double best = 0;
  for (int j = expected - kWander; j <= expected + kWander; ++j)
    best = std::max(best, line[static_cast<std::size_t>(wrapped(j))]);
  return best;
}

// The straight line through the places found in each band: real quadrant lines need not aim at the centre.
QuadrantLine straight_line(const std::vector<Vec2>& places, double middle, double outer) {
  Vec2 mean = Vec2::Zero();
  for (const Vec2& p : places) mean += p / static_cast<double>(places.size());
  const Vec2 radial = mean.normalized(), across(-radial.y(), radial.x());
  double xx = 0, xy = 0;
  for (const Vec2& p : places) {
    xx += std::pow((p - mean).dot(radial), 2);
    xy += (p - mean).dot(radial) * (p - mean).dot(across);
  }
  const auto at = [&](double r) -> Vec2 {
    const double along = r - mean.norm();
    return mean + along * radial + along * (xy / xx) * across;
  };
  return {at(middle), at(outer)};
}

}  // namespace

std::optional<Quadrants> find_quadrants(const cv::Mat& bgr, const Homography& image_from_board,
                                        double middle_radius, double outer_radius) {
  const PolarZone zone = unwrap(bgr, image_from_board, middle_radius, outer_radius);
  const auto whole = strength(zone, 0, kRadii, 0, kAngles);
  const auto cross = strongest_cross(whole);
  if (!cross) return std::nullopt;
  Quadrants out{angle_at(cross->angle), {}};
  std::vector<double> departures;  // of the lines from the cross's angle, which comes in steps
  for (int q = 0; q < 4; ++q) {
    const int expected = cross->angle + q * kQuarter;
    if (peak_strength(whole, expected) < kLeastLineShare * cross->strength) continue;
    const double refined = refined_angle(whole, expected);
    const auto seen = static_cast<int>(std::lround(refined / angle_at(1)));
    departures.push_back(refined - angle_at(expected));
    out.lines[static_cast<std::size_t>(q)] =
        straight_line(places_along(zone, seen), middle_radius, outer_radius);
  }
  for (const double departure : departures) out.angle += departure / static_cast<double>(departures.size());
  return out;
}

}  // namespace ringside
