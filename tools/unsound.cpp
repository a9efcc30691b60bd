// SPDX-License-Identifier: MIT
#include "unsound.h"

#include <cmath>
#include <exception>
#include <functional>
#include <nlohmann/json.hpp>
#include <set>

#include "report/json/csv.h"
#include "report/json/json.h"
#include "report/picture/overlay.h"

namespace ringside {
namespace {

using Lines = std::vector<std::string>;

class Findings {
 public:
  void require(bool holds, const std::string& what) {
    if (!holds) lines_.push_back(what);
  }
  void finite(double value, const std::string& what) {
    require(std::isfinite(value), what + " is " + std::to_string(value));
  }
  void positive(double value, const std::string& what) {
    require(std::isfinite(value) && value > 0, what + " is " + std::to_string(value));
  }
  void not_negative(double value, const std::string& what) {
    require(std::isfinite(value) && value >= 0, what + " is " + std::to_string(value));
  }
  void share(double value, const std::string& what) {
    require(value >= 0 && value <= 1, what + " is " + std::to_string(value));
  }
  const Lines& lines() const { return lines_; }

 private:
  Lines lines_;
};

bool is_printed(const std::string& text) {
  return !text.empty() && text.find_first_of("\n\r\t\x1b") == std::string::npos;
}

void look_at(const Refusal& refusal, Findings& found) {
  found.require(is_printed(refusal.reason), "the refusal is no line");
  found.require(refusal.reason.find("internal error") == std::string::npos, refusal.reason);
  found.require(refusal.reason.find("not enough memory") == std::string::npos, refusal.reason);
  found.require(refusal.cause == Refusal::Cause::kNotScorable, "a picture is called no picture");
}

void look_at(const Calibration& calibration, Findings& found) {
  double inside = 0;
  for (const Line& line : calibration.lines) {
    found.require(std::isfinite(line.radius) && line.radius > inside, "a line is not outside the one before");
    inside = line.radius;
    found.not_negative(line.width, "a line's width");
    found.positive(line.sigma, "a line's sigma");
    found.share(line.coverage, "a line's coverage");
    for (const double departure : line.harmonics) found.finite(departure, "a line's departure");
  }
  found.require(calibration.image_from_board.matrix().allFinite(), "the homography is not finite");
  found.positive(calibration.pixels_per_mm(), "pixels per mm");
  found.positive(calibration.hole.rim.radius, "the hole's radius");
  found.require(calibration.hole.rim.centre.allFinite(), "the hole's middle is not finite");
  found.positive(calibration.deck_radius, "the deck's radius");
  found.positive(calibration.camera.intrinsics.focal_px, "the focal length");
  found.require(calibration.camera.centre.allFinite(), "the camera's place is not finite");
  found.positive(calibration.camera.centre.z(), "the camera's height");
  found.finite(calibration.camera.tilt, "the tilt");
  found.not_negative(calibration.residual_px, "the residual");
  found.share(calibration.outer_line_in_picture, "the share of the outer line in the picture");
}

void look_at(const Disc& disc, Findings& found) {
  found.require(disc.base.allFinite(), "a disc's place is not finite");
  found.positive(disc.radius, "a disc's radius");
  found.positive(disc.radius_sigma, "the sigma of a disc's radius");
  found.not_negative(disc.outline_residual, "a disc's residual");
  found.require(disc.seen_top.centre.allFinite(), "a disc's top is not finite");
  found.positive(disc.seen_top.radius, "the radius of a disc's top");
  found.share(disc.confidence, "a disc's confidence");
  found.require(!disc.team.empty(), "a disc is nobody's");
  found.positive(disc.covariance(0, 0), "a disc's variance in x");
  found.positive(disc.covariance(1, 1), "a disc's variance in y");
  const Mat2& spread = disc.covariance;
  found.positive(spread(0, 0) * spread(1, 1) - spread(0, 1) * spread(1, 0),
                 "a disc's covariance's determinant");
}

void look_at(const ScoredDisc& scored, Findings& found) {
  look_at(scored.disc, found);
  found.finite(scored.line.margin, "a margin");
  found.positive(scored.line.sigma, "a margin's sigma");
  found.not_negative(scored.line.shared_sigma, "a margin's shared sigma");
  for (const int zone : {scored.zone, scored.other_zone})
    found.require(std::set{0, 5, 10, 15, 20}.contains(zone), "a zone is " + std::to_string(zone));
}

void look_at(const ScoredBoard& board, Findings& found) {
  look_at(board.calibration, found);
  std::set<int> ids;
  std::map<std::string, int> points;
  for (const ScoredDisc& scored : board.discs) {
    look_at(scored, found);
    points[scored.disc.team] += scored.zone;
    found.require(ids.insert(scored.disc.id).second, "two discs have one id");
  }
  for (const MaybeDisc& maybe : board.maybe_discs) {
    look_at(maybe.scored, found);
    found.require(ids.insert(maybe.scored.disc.id).second, "two discs have one id");
  }
  for (const auto& [team, sum] : points)
    found.require(board.totals.contains(team) && board.totals.at(team).board == sum, "a total is no sum");
}

// Reports may not fail on what the flow gave.
void report(const FlowResult& result, Findings& found) {
  try {
    found.require(!nlohmann::json::parse(json_text({result.report})).empty(), "the JSON is empty");
    found.require(!csv_text({result.report}).empty(), "the CSV is empty");
    found.require(!draw_overlay(result.pixels, result.report).empty(), "the overlay is empty");
  } catch (const std::exception& error) {
    found.require(false, "a report failed: " + std::string(error.what()));
  }
}

}  // namespace

Lines unsound(const FlowResult& result) {
  Findings found;
  if (const Refusal* refusal = result.report.refused()) look_at(*refusal, found);
  if (const ScoredBoard* board = result.report.scored()) look_at(*board, found);
  for (const std::string& warning : result.report.warnings)
    found.require(is_printed(warning), "a warning is no line");
  report(result, found);
  return found.lines();
}

}  // namespace ringside
