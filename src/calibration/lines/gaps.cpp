// SPDX-License-Identifier: MIT
#include "calibration/lines/gaps.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "geometry/clock.h"
#include "imaging/pixel_at.h"

namespace ringside {
namespace {

constexpr int kBins = 360;  // of a degree, two crossings each
using Bins = std::array<bool, kBins>;

constexpr double kBin = 2 * kPi / kBins;
// Points farther from the line are a finger's or a sleeve's edge.
constexpr double kOnLine = 1.5;  // mm
constexpr double kOnLinePx = 1.5;
// Fingers have edges that pass for a line here and there: so few degrees between two gaps do not part them.
constexpr int kLeastSeen = 3;
constexpr double kWindow = 9;  // mm: a line whose surroundings the picture does not show is not looked for
// A disc covers 28 to 36 mm of the line it lies on: 18 degrees of the inner, 9 of the middle, 6 of the outer
// line. It hides a little more with its side. Two side by side cover 60 to 72. Clean photos with discs show
// gaps of up to 55 mm, but never two of 50 mm in one direction.
constexpr double kMoreThanDisc = 50;  // mm
// Of the outer line alone, at which players' hands rest: the dev photos' hands cover 80 and 85 mm of it.
constexpr double kMoreThanTwoDiscs = 75;  // mm
// Directions in which two lines are missing; fewer are the ends of two gaps.
constexpr double kLeastSector = radians(5);

double bin_angle(int bin) { return (bin + 0.5) * kBin; }
std::size_t bin_of(double angle) {
  const double turn = angle / (2 * kPi);
  return static_cast<std::size_t>((turn - std::floor(turn)) * kBins) % kBins;
}
bool at(const Bins& bins, int bin) { return bins[static_cast<std::size_t>((bin % kBins + kBins) % kBins)]; }

// Runs of bins that are set, once around.
std::vector<Gap> runs(const Bins& bins) {
  int start = 0;
  while (start < kBins && at(bins, start)) ++start;
  if (start == kBins) return {{0, 2 * kPi}};
  std::vector<Gap> out;
  for (int bin = start; bin < start + kBins; ++bin) {
    if (!at(bins, bin)) continue;
    if (!at(bins, bin - 1)) out.push_back({bin * kBin, 0});
    out.back().to = (bin + 1) * kBin;
  }
  return out;
}

std::vector<std::size_t> bins_of(const Gap& run) {
  std::vector<std::size_t> out;
  for (double angle = run.from + kBin / 2; angle < run.to; angle += kBin) out.push_back(bin_of(angle));
  return out;
}

bool shows(const Homography& image_from_board, const cv::Size& picture, const Vec2& p_board) {
  const Vec2 p = image_from_board * p_board;
  return p.x() >= 1 && p.y() >= 1 && p.x() < picture.width - 2 && p.y() < picture.height - 2;
}

Bins in_picture(const Line& line, const Homography& image_from_board, const cv::Size& picture) {
  Bins out{};
  for (int bin = 0; bin < kBins; ++bin) {
    const Vec2 u = direction(bin_angle(bin));
    const double radius = line.radius_at(bin_angle(bin));
    out[static_cast<std::size_t>(bin)] = shows(image_from_board, picture, (radius - kWindow) * u) &&
                                         shows(image_from_board, picture, (radius + kWindow) * u);
  }
  return out;
}

// The same with short runs of seen bins taken for missing ones.
Bins closed(const Bins& missing) {
  Bins seen, out = missing;
  std::transform(missing.begin(), missing.end(), seen.begin(), std::logical_not<>());
  for (const Gap& run : runs(seen)) {
    if (run.length() > (kLeastSeen - 0.5) * kBin) continue;
    for (const std::size_t bin : bins_of(run)) out[bin] = true;
  }
  return out;
}

// White discs have 206 and less on the samples, washed out lines 221 and more.
bool is_near_white(const cv::Vec3b& colour) {
  constexpr int kLeast = 215, kMostColour = 30;  // grey levels
  const auto [least, most] = std::minmax({colour[0], colour[1], colour[2]});
  return least > kLeast && most - least < kMostColour;
}

// Whether the picture is washed out along a gap of a line.
bool is_glare(const cv::Mat& bgr, const Homography& image_from_board, const Line& line, const Gap& gap) {
  constexpr double kLeastShare = 0.5;  // of the gap
  int white = 0, all = 0;
  for (double angle = gap.from + kBin / 2; angle < gap.to; angle += kBin) {
    const auto colour = pixel_at(bgr, image_from_board * (line.radius_at(angle) * direction(angle)));
    if (!colour) continue;
    white += is_near_white(*colour);
    ++all;
  }
  return white > kLeastShare * all;
}

int clock_hour(double angle, const Homography& image_from_board) {
  return whole_clock_hour(clock_hours(image_from_board, kOuterLineRadius * direction(angle)));
}

std::string near(double angle, const Homography& image_from_board) {
  const int hour = clock_hour(angle, image_from_board);
  return clock_words({hour, hour});
}

// Counter-clockwise on the board is against the clock in the picture.
std::string within(const Gap& sector, const Homography& image_from_board) {
  const int from = clock_hour(sector.to, image_from_board), to = clock_hour(sector.from, image_from_board);
  return from == to ? near(sector.middle(), image_from_board) : clock_words({from, to});
}

// Gaps that are not due to discs.
struct LargeGaps {
  std::array<std::vector<Gap>, 3> covered;  // as Calibration::lines
  std::array<std::vector<Gap>, 3> glare;
};

LargeGaps large_gaps(const cv::Mat& bgr, const Calibration& c, const std::array<LineMeasurement, 3>& lines) {
  LargeGaps out;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Line& line = c.lines[i];
    for (const Gap& gap : find_gaps(lines[i].points, line, c.image_from_board, bgr.size())) {
      if (gap.length() * line.radius < kMoreThanDisc) continue;
      const bool glare = is_glare(bgr, c.image_from_board, line, gap);
      (glare ? out.glare : out.covered)[i].push_back(gap);
    }
  }
  return out;
}

// Directions in which two lines or much of the outer line are missing.
std::vector<Gap> covered_sectors(const std::array<std::vector<Gap>, 3>& gaps, double outer_radius) {
  std::array<int, kBins> missing{};
  for (std::size_t i = 0; i < gaps.size(); ++i) {
    for (const Gap& gap : gaps[i]) {
      const bool alone = i == 2 && gap.length() * outer_radius > kMoreThanTwoDiscs;
      for (const std::size_t bin : bins_of(gap)) missing[bin] += alone ? 2 : 1;
    }
  }
  Bins covered{};
  std::transform(missing.begin(), missing.end(), covered.begin(), [](int count) { return count >= 2; });
  auto sectors = runs(covered);
  std::erase_if(sectors, [](const Gap& sector) { return sector.length() < kLeastSector; });
  return sectors;
}

}  // namespace

std::vector<Gap> find_gaps(const std::vector<LinePoint>& seen, const Line& line,
                           const Homography& image_from_board, const cv::Size& picture) {
  const Homography board_from_image = image_from_board.inverse();
  const double on_line = std::max(kOnLine, kOnLinePx / image_from_board.scale_at(Vec2::Zero()));
  Bins missing = in_picture(line, image_from_board, picture);
  for (const LinePoint& point : seen) {
    const Vec2 p = board_from_image * point.p_image;
    if (std::abs(p.norm() - line.radius_at(angle_of(p))) < on_line) missing[bin_of(angle_of(p))] = false;
  }
  return runs(closed(missing));
}

std::vector<std::string> gap_warnings(const cv::Mat& bgr, const Calibration& calibration,
                                      const std::array<LineMeasurement, 3>& lines) {
  const Homography& image_from_board = calibration.image_from_board;
  const LargeGaps gaps = large_gaps(bgr, calibration, lines);
  std::vector<std::string> out;
  for (const Gap& sector : covered_sectors(gaps.covered, calibration.lines[2].radius)) {
    out.push_back("something covers the board or outshines its lines " + within(sector, image_from_board) +
                  "; discs there may not be seen, take it away or change the light");
  }
  for (const LineName name : kLineNames) {
    for (const Gap& gap : gaps.glare[static_cast<std::size_t>(name)]) {
      out.push_back("glare lies on the " + std::string(to_string(name)) + " line " +
                    near(gap.middle(), image_from_board) +
                    "; calls there are not possible, change the light");
    }
  }
  return out;
}

}  // namespace ringside
