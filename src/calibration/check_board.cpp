// SPDX-License-Identifier: MIT
#include "calibration/check_board.h"

#include <Eigen/Cholesky>
#include <cmath>
#include <sstream>
#include <vector>

#include "calibration/identify/locate_board.h"
#include "calibration/lines/gaps.h"
#include "calibration/lines/line_profiles.h"
#include "fitting/cauchy.h"
#include "geometry/robust.h"

namespace ringside {
namespace {

// Half a millimetre is a typical sigma of a call; a board that moved more than that needs a new calibration.
constexpr double kMostDrift = 0.5;  // mm
// Share of each line that must be seen, of what the calibration itself saw: hands and discs hide some.
constexpr double kLeastSeenAgain = 0.5;

struct Departure {
  double angle;
  double distance;  // mm, measured minus calibrated radius
};

// Empty when the line is not there.
std::optional<LineMeasurement> see_line(const Photo& photo, const Calibration& calibration,
                                        const Line& line) {
  auto measured =
      measure_line(photo.pixels, calibration.image_from_board, line.radius, {.deck = deck_of(line.kind)});
  if (measured && measured->coverage < kLeastSeenAgain * line.coverage) measured.reset();
  return measured;
}

std::vector<Departure> departures_of(const LineMeasurement& measured, const Calibration& calibration,
                                     const Line& line) {
  const Homography board_from_image = calibration.image_from_board.inverse();
  std::vector<Departure> departures;
  for (const LinePoint& point : measured.points) {
    const Vec2 p = board_from_image * point.p_image;
    departures.push_back({angle_of(p), p.norm() - line.radius_at(angle_of(p))});
  }
  return departures;
}

// A board shifted by (x, y) shows as x cos + y sin over the angle. Robust: points on discs' edges count
// little.
Vec2 shift_of(const std::vector<Departure>& departures) {
  constexpr int kRounds = 5;
  Vec2 shift = Vec2::Zero();
  double spread = 10;  // mm, wider than the search window: the first round weighs all alike
  for (int round = 0; round < kRounds; ++round) {
    Mat2 normal = 1e-9 * Mat2::Identity();
    Vec2 right = Vec2::Zero();
    std::vector<double> residuals;
    for (const Departure& d : departures) {
      const Vec2 u = direction(d.angle);
      residuals.push_back(d.distance - u.dot(shift));
      const double weight = cauchy_weight(std::pow(residuals.back() / spread, 2));
      normal += weight * u * u.transpose();
      right += weight * d.distance * u;
    }
    shift = normal.ldlt().solve(right);
    spread = std::max(0.1, 2 * robust_sigma(residuals));
  }
  return shift;
}

double rms_of(const std::vector<Departure>& departures) {
  std::vector<double> distances;
  for (const Departure& d : departures) distances.push_back(d.distance);
  return robust_sigma(distances);
}

std::string moved(double mm, double px) {
  std::ostringstream text;
  text.setf(std::ios::fixed);
  text.precision(1);
  text << "the board has moved by " << mm << " mm (" << px
       << " pixels) since the calibration; put it back or calibrate again";
  return text.str();
}

// The lines are not where they should be: look where they are.
[[noreturn]] void refuse_missing(const Photo& photo, const Calibration& calibration) {
  const auto found = locate_board(photo.pixels, {}).board;
  if (!found) {
    throw CalibrationError(
        "the board cannot be seen where the calibration has it, nor elsewhere; uncover it or calibrate "
        "again");
  }
  const Vec2 now = calibration.image_from_board.inverse() * found->rings.plane.centre;
  const double px = (found->rings.plane.centre - calibration.image_from_board * Vec2::Zero()).norm();
  if (now.norm() > kMostDrift) throw CalibrationError(moved(now.norm(), px));
  throw CalibrationError(
      "the board's lines are covered or have turned or tilted since the calibration; "
      "uncover them or calibrate again");
}

void check_size(const Photo& photo, const Calibration& calibration) {
  if (photo.width() == calibration.width && photo.height() == calibration.height) return;
  std::ostringstream text;
  text << "the picture has " << photo.width() << " x " << photo.height() << " pixels, the calibration is for "
       << calibration.width << " x " << calibration.height << "; use photos of the same camera and size";
  throw CalibrationError(text.str());
}

}  // namespace

Drift measure_drift(const Photo& photo, const Calibration& calibration) {
  check_size(photo, calibration);
  Drift drift;
  std::array<LineMeasurement, 3> measured;
  std::vector<Departure> all;
  for (std::size_t i = 0; i < drift.lines.size(); ++i) {
    const Line& line = calibration.lines[i];
    const auto seen = see_line(photo, calibration, line);
    if (!seen) refuse_missing(photo, calibration);
    const auto departures = departures_of(*seen, calibration, line);
    drift.lines[i] = {shift_of(departures), rms_of(departures), seen->coverage};
    all.insert(all.end(), departures.begin(), departures.end());
    measured[i] = *seen;
  }
  drift.warnings = gap_warnings(photo.pixels, calibration, measured);
  drift.shift = shift_of(all);
  drift.rms_mm = rms_of(all);
  drift.rms_px = drift.rms_mm * calibration.pixels_per_mm();
  return drift;
}

void check_drift(const Drift& drift, const Calibration& calibration) {
  const double worst = drift.worst_mm();
  if (worst > kMostDrift) throw CalibrationError(moved(worst, worst * calibration.pixels_per_mm()));
}

Drift check_board(const Photo& photo, const Calibration& calibration) {
  const Drift drift = measure_drift(photo, calibration);
  check_drift(drift, calibration);
  return drift;
}

}  // namespace ringside
