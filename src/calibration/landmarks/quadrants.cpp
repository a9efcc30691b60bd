// SPDX-License-Identifier: MIT
#include "calibration/landmarks/quadrants.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <opencv2/imgproc.hpp>
#include <vector>

#include "calibration/landmarks/draw_quadrants.h"
#include "geometry/robust.h"
#include "imaging/colour_mixtures.h"
#include "imaging/debug_pictures.h"
#include "imaging/median_colour.h"

namespace ringside {
namespace {

constexpr int kAngles =
    3600;  // 0.1 degree = 0.45 mm half-way between the lines: the thinnest prints are 1 mm
constexpr int kQuarter = kAngles / 4;
constexpr int kRadialSteps = 30;
constexpr int kBands = 5;          // of radii, in which a line's place is found on its own
constexpr double kMargin = 0.08;   // of the zone's depth, kept free of the circles themselves
constexpr int kAnglesBeside = 12;  // angles: 1.2 degrees = 5 mm away, the deck on both sides of a line
constexpr double kMostUnevenness =
    60;                      // grey levels (sum over channels) between both sides: a disc's or numeral's edge
constexpr int kWander = 15;  // angles: lines are up to 3 mm = 0.7 degrees off a perfect cross
// The cross must stand out over the next best angle. Real boards: 2.0 to 14; grain without lines: below 1.6.
constexpr double kLeastRunnerUpRatio = 1.8;
// Some boards show two lines only, and not quite at a right angle; then no third may come near them.
constexpr double kLeastPairRatio = 5;
constexpr int kMostSkew = 50;             // angles
constexpr double kLeastLineShare = 0.35;  // of the cross's mean strength: weaker lines are hidden, not seen

int wrapped_angle(int angle) { return ((angle % kAngles) + kAngles) % kAngles; }
double angle_at(double index) { return 2 * kPi * index / kAngles; }

struct Zone {
  double middle, outer;  // radii, mm
};

struct PolarZone {
  cv::Mat ridge;              // kRadialSteps x kAngles, CV_32FC3: colour minus the deck beside it
  std::vector<double> radii;  // mm
};

// What lies on both sides of a quadrant line.
enum class Beside { kOneColour, kAnyColours };

// A colour less that of the deck on both sides of it: where two colours meet, less the nearest mixture.
cv::Vec3f ridge_between(const cv::Vec3f& left, const cv::Vec3f& right, const cv::Vec3f& colour,
                        Beside beside) {
  if (beside == Beside::kOneColour) {
    const bool is_one = cv::norm(left - right, cv::NORM_L1) <= kMostUnevenness;
    return is_one ? colour - (left + right) / 2 : cv::Vec3f(0, 0, 0);
  }
  return off_way_between(left, right, colour);
}

PolarZone unwrap(const cv::Mat& bgr, const Homography& image_from_board, double middle, double outer,
                 Beside beside) {
  PolarZone zone;
  for (int i = 0; i < kRadialSteps; ++i) {
    const double share = kMargin + (1 - 2 * kMargin) * i / (kRadialSteps - 1);
    zone.radii.push_back(middle + share * (outer - middle));
  }
  cv::Mat x(kRadialSteps, kAngles, CV_32F), y(kRadialSteps, kAngles, CV_32F);
  for (int j = 0; j < kAngles; ++j) {
    const Vec2 u = direction(angle_at(j));
    for (int i = 0; i < kRadialSteps; ++i) {
      const Vec2 p = image_from_board * (zone.radii[static_cast<std::size_t>(i)] * u);
      x.at<float>(i, j) = static_cast<float>(p.x());
      y.at<float>(i, j) = static_cast<float>(p.y());
    }
  }
  cv::Mat polar;
  cv::remap(bgr, polar, x, y, cv::INTER_LINEAR, cv::BORDER_REPLICATE);
  zone.ridge = cv::Mat::zeros(kRadialSteps, kAngles, CV_32FC3);
  for (int i = 0; i < kRadialSteps; ++i) {
    const auto* colour = polar.ptr<cv::Vec3b>(i);
    for (int j = 0; j < kAngles; ++j) {
      zone.ridge.at<cv::Vec3f>(i, j) =
          ridge_between(colour[wrapped_angle(j - kAnglesBeside)], colour[wrapped_angle(j + kAnglesBeside)],
                        colour[j], beside);
    }
  }
  return zone;
}

constexpr int kSmoothing = 3;  // angles to either side

// Strength of a radial line from ridges (colour less the deck's) at several radii.
using Strength = std::function<double(const std::vector<cv::Vec3f>&)>;

double in_any_colour(const std::vector<cv::Vec3f>& ridges) { return cv::norm(median_colour(ridges)); }

Strength in_ink(const cv::Vec3f& ink) {
  return [ink](const std::vector<cv::Vec3f>& ridges) {
    std::vector<float> along(ridges.size());
    std::transform(ridges.begin(), ridges.end(), along.begin(),
                   [&](const cv::Vec3f& r) { return r.dot(ink); });
    return std::max(0.0, static_cast<double>(median(std::move(along))));
  };
}

struct Rows {
  int first, count;
};

// Strength of a radial line at each of `count` angles from `first` on (0 at all others) over some radii,
// smoothed over 0.7 degrees.
std::vector<double> strengths(const PolarZone& zone, const Strength& strength, const Rows& rows, int first,
                              int count) {
  std::vector<double> raw(kAngles, 0.0), smooth(kAngles, 0.0);
  std::vector<cv::Vec3f> column(static_cast<std::size_t>(rows.count));
  for (int k = -kSmoothing; k < count + kSmoothing; ++k) {
    const int j = wrapped_angle(first + k);
    for (int i = 0; i < rows.count; ++i)
      column[static_cast<std::size_t>(i)] = zone.ridge.at<cv::Vec3f>(rows.first + i, j);
    raw[static_cast<std::size_t>(j)] = strength(column);
  }
  for (int i = 0; i < count; ++i) {
    double& sum = smooth[static_cast<std::size_t>(wrapped_angle(first + i))];
    for (int k = -kSmoothing; k <= kSmoothing; ++k)
      sum += raw[static_cast<std::size_t>(wrapped_angle(first + i + k))] / (2 * kSmoothing + 1);
  }
  return smooth;
}

struct Cross {
  int angle;               // index below kQuarter
  double strength;         // mean of its best lines
  std::vector<int> lines;  // indices of angles near which lines may show, counter-clockwise
};

double& at(std::vector<double>& line, int angle) {
  return line[static_cast<std::size_t>(wrapped_angle(angle))];
}
double at(const std::vector<double>& line, int angle) {
  return line[static_cast<std::size_t>(wrapped_angle(angle))];
}

int strongest(const std::vector<double>& line) {
  return static_cast<int>(std::max_element(line.begin(), line.end()) - line.begin());
}

// How far an angle lies from another, modulo a quarter turn.
int skew(int a, int b) { return wrapped_angle(a - b + kQuarter / 2) % kQuarter - kQuarter / 2; }

std::optional<Cross> strongest_cross(const std::vector<double>& line) {
  std::vector<double> folded(kQuarter);
  for (int j = 0; j < kQuarter; ++j) {
    std::array four{at(line, j), at(line, j + kQuarter), at(line, j + 2 * kQuarter),
                    at(line, j + 3 * kQuarter)};
    std::sort(four.begin(), four.end());
    folded[static_cast<std::size_t>(j)] = (four[1] + four[2] + four[3]) / 3;  // one line may be hidden
  }
  const int best = strongest(folded);
  double runner_up = 1e-6;
  for (int j = 0; j < kQuarter; ++j) {
    if (std::abs(skew(j, best)) > 2 * kWander)
      runner_up = std::max(runner_up, folded[static_cast<std::size_t>(j)]);
  }
  const double peak = folded[static_cast<std::size_t>(best)];
  if (peak < kLeastRunnerUpRatio * runner_up) return std::nullopt;
  return Cross{best, peak, {best, best + kQuarter, best + 2 * kQuarter, best + 3 * kQuarter}};
}

std::optional<Cross> strongest_pair(std::vector<double> line) {
  const auto take = [&line] {
    const int angle = strongest(line);
    const double strength = at(line, angle);
    for (int k = -2 * kWander; k <= 2 * kWander; ++k) at(line, angle + k) = 0;
    return std::pair(angle, strength);
  };
  const auto first = take(), second = take(), third = take();
  const bool stands_out = second.second > kLeastPairRatio * std::max(third.second, 1e-6) &&
                          second.second > kLeastLineShare * first.second;
  if (!stands_out || std::abs(skew(first.first, second.first)) > kMostSkew) return std::nullopt;
  return Cross{wrapped_angle(first.first + skew(second.first, first.first) / 2) % kQuarter,
               (first.second + second.second) / 2,
               {std::min(first.first, second.first), std::max(first.first, second.first)}};
}

constexpr int kPeakReach = 6;  // angles around a line's peak that weigh in on its place

// Centre of gravity of the strength around the strongest angle within kWander of the expected one.
double refined_angle(const std::vector<double>& line, int expected) {
  int best = expected;
  for (int j = expected - kWander; j <= expected + kWander; ++j)
    if (at(line, j) > at(line, best)) best = j;
  double least = 1e300, sum = 0, moment = 0;
  for (int k = -kPeakReach; k <= kPeakReach; ++k) least = std::min(least, at(line, best + k));
  for (int k = -kPeakReach; k <= kPeakReach; ++k) {
    const double weight = at(line, best + k) - least;
    sum += weight;
    moment += weight * k;
  }
  return angle_at(best + (sum > 0 ? moment / sum : 0));
}

double peak_strength(const std::vector<double>& line, int expected) {
  double best = 0;
  for (int j = expected - kWander; j <= expected + kWander; ++j) best = std::max(best, at(line, j));
  return best;
}

// Where a quadrant line near an angle lies in each band of radii in which it shows.
std::vector<Vec2> places_along(const PolarZone& zone, const Strength& strength, int angle, double least) {
  constexpr int kRowsPerBand = kRadialSteps / kBands, kAround = kWander + kPeakReach;
  std::vector<Vec2> places;
  for (int row = 0; row < kRadialSteps; row += kRowsPerBand) {
    const auto band = strengths(zone, strength, {row, kRowsPerBand}, angle - kAround, 2 * kAround + 1);
    if (peak_strength(band, angle) < least) continue;
    const double radius = zone.radii.at(static_cast<std::size_t>(row) + kRowsPerBand / 2);
    places.emplace_back(radius * direction(refined_angle(band, angle)));
  }
  return places;
}

// The straight line through the places found in each band: real quadrant lines need not aim at the centre. By
// the medians of the slopes between all pairs and of what is left (Theil, Sen), so that a disc's edge in one
// band does not turn it. Where few places are known, the line is radial at `angle`.
QuadrantLine straight_line(const std::vector<Vec2>& places, double angle, const Zone& zone) {
  constexpr std::size_t kLeastPlaces = 3;
  const Vec2 radial = direction(angle), across(-radial.y(), radial.x());
  if (places.size() < kLeastPlaces) return {zone.middle * radial, zone.outer * radial};
  std::vector<double> slopes, offsets;
  for (std::size_t i = 0; i < places.size(); ++i) {
    for (std::size_t j = i + 1; j < places.size(); ++j) {
      const Vec2 step = places[j] - places[i];
      slopes.push_back(step.dot(across) / step.dot(radial));
    }
  }
  const double slope = median(std::move(slopes));
  for (const Vec2& p : places) offsets.push_back(p.dot(across) - slope * p.dot(radial));
  const double offset = median(std::move(offsets));
  const auto at = [&](double r) -> Vec2 { return r * radial + (offset + slope * r) * across; };
  return {at(zone.middle), at(zone.outer)};
}

// Which of the four lines, counter-clockwise from the cross's angle, lies nearest to an angle.
std::size_t quarter_of(int angle, const Cross& cross) {
  return static_cast<std::size_t>(wrapped_angle(angle - cross.angle + kQuarter / 2) / kQuarter);
}

Quadrants lines_of(const PolarZone& polar, const Strength& strength, const std::vector<double>& whole,
                   const Cross& cross, const Zone& zone) {
  Quadrants out{angle_at(cross.angle), {}};
  std::vector<double> departures;  // of the lines from the cross's angle, which comes in steps
  for (const int expected : cross.lines) {
    if (peak_strength(whole, expected) < kLeastLineShare * cross.strength) continue;
    const double refined = refined_angle(whole, expected);
    const auto seen = static_cast<int>(std::lround(refined / angle_at(1)));
    const std::size_t quarter = quarter_of(expected, cross);
    departures.push_back(refined - angle_at(cross.angle + static_cast<int>(quarter) * kQuarter));
    out.lines[quarter] =
        straight_line(places_along(polar, strength, seen, kLeastLineShare * cross.strength), refined, zone);
  }
  for (double departure : departures) {
    departure = std::remainder(departure, 2 * kPi);
    out.angle += departure / static_cast<double>(departures.size());
  }
  return out;
}

}  // namespace

std::optional<Quadrants> find_quadrants(const cv::Mat& bgr, const Homography& image_from_board,
                                        double middle_radius, double outer_radius, const cv::Vec3f& ink) {
  for (const Beside beside : {Beside::kOneColour, Beside::kAnyColours}) {
    const PolarZone zone = unwrap(bgr, image_from_board, middle_radius, outer_radius, beside);
    for (const Strength& strength : {in_ink(ink), Strength(in_any_colour)}) {
      const auto whole = strengths(zone, strength, {0, kRadialSteps}, 0, kAngles);
      auto cross = strongest_cross(whole);
      if (!cross) cross = strongest_pair(whole);
      std::optional<Quadrants> found;
      if (cross) found = lines_of(zone, strength, whole, *cross, {middle_radius, outer_radius});
      debug_picture("quadrants", [&] {
        return draw_quadrants(bgr, image_from_board, middle_radius, outer_radius, whole, found);
      });
      if (found) return found;
    }
  }
  return std::nullopt;
}

}  // namespace ringside
