// SPDX-License-Identifier: MIT
#include "calibration/evidence/print_evidence.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "geometry/robust.h"
#include "imaging/median_colour.h"

namespace ringside {
namespace {

constexpr int kAtLine = 5;        // mm: where a circle is the line itself
constexpr int kClearOfLine = 12;  // mm: print and blur of a line end before
constexpr int kClearOfHole = 32;  // mm from the centre

double largest(const std::vector<double>& values, int from, int to) {
  double most = 0;
  for (int i = std::max(0, from); i < std::min(to, static_cast<int>(values.size())); ++i)
    most = std::max(most, values[static_cast<std::size_t>(i)]);
  return most;
}

// The largest between two radii, off the lines.
double largest_off(const std::vector<double>& values, int from, int to, const std::array<double, 3>& lines) {
  double most = 0;
  for (int i = from; i < to; ++i) {
    if (std::none_of(lines.begin(), lines.end(),
                     [i](double line) { return std::abs(i - line) < kClearOfLine; }))
      most = std::max(most, values[static_cast<std::size_t>(i)]);
  }
  return most;
}

// How strong the lines are in the means of whole circles, printed or as borders. Light and shade make of any
// circle what worn lines are hardly stronger than: those do not tell what is a print.
double strength_of_lines(const UnrolledBoard& unrolled, const std::array<double, 3>& lines) {
  constexpr double kLightAndShade = 8;  // grey levels
  std::vector<double> strengths;
  for (const double line : lines) {
    const int from = static_cast<int>(line) - kAtLine, to = static_cast<int>(line) + kAtLine + 1;
    strengths.push_back(std::max(largest(unrolled.prints(), from, to), largest(unrolled.steps(), from, to)));
  }
  return std::max(median(std::move(strengths)), kLightAndShade);
}

// The strongest circle outside that is printed in the ink of one of the lines, on one ground. A deck's edge
// has its ground on one side alone.
double print_beyond(const UnrolledBoard& unrolled, const std::array<double, 3>& lines) {
  double most = 0;
  for (int i = static_cast<int>(lines[2]) + kClearOfLine; i < UnrolledBoard::kRadii; ++i) {
    const double print = unrolled.prints()[static_cast<std::size_t>(i)];
    const double on_one_ground = print / (print + unrolled.steps()[static_cast<std::size_t>(i)] + 1);
    for (const double line : lines) {
      const cv::Vec3f& ink = unrolled.ink(cvRound(line));
      const double along = unrolled.ink(i).dot(ink) / std::max(cv::norm(ink), 1.0);
      most = std::max(most, on_one_ground * along);
    }
  }
  return most;
}

// How far the colour within the hole is from the deck's about it: a ring alone is no hole.
double fill_of_hole(const UnrolledBoard& unrolled) {
  constexpr int kWithin = 9, kBeyond = 28;  // mm
  return cv::norm(unrolled.circle(kWithin) - unrolled.circle(kBeyond));
}

}  // namespace

void add_prints(BoardEvidence& out, const UnrolledBoard& unrolled, double inner, double middle) {
  const std::array<double, 3> lines{inner, middle, kOuterLineRadius};
  const int outer = static_cast<int>(kOuterLineRadius);
  const double strength = strength_of_lines(unrolled, lines);
  out.rings_within = largest_off(unrolled.prints(), kClearOfHole, outer, lines) / strength;
  out.print_beyond = print_beyond(unrolled, lines) / strength;
  out.hole_fill = fill_of_hole(unrolled) / strength;
  out.steps_within = largest_off(unrolled.steps(), kClearOfHole, outer, lines) / strength;
}

}  // namespace ringside
