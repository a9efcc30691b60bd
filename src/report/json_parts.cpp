// SPDX-License-Identifier: MIT
#include "report/json_parts.h"

#include <cmath>

#include "report/text.h"
#include "report/words.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

std::string hex(const Rgb& colour) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text = "#";
  for (const std::uint8_t channel : {colour.red, colour.green, colour.blue}) {
    text += kDigits[channel >> 4];
    text += kDigits[channel & 0xf];
  }
  return text;
}

// The circle nearest to a measured line: its first harmonic is, to first order, an offset of the centre.
Circle best_circle(const Line& line) { return {{line.harmonics[0], line.harmonics[1]}, line.radius}; }

// An axis has no sense of direction: the angle in (-90, 90].
double axis_degrees(double angle) {
  const double turned = std::remainder(degrees(angle), 180.0);
  return turned <= -90 ? turned + 180 : turned;
}

Json ellipse_json(const std::optional<Ellipse>& ellipse) {
  if (!ellipse) return nullptr;
  return {length(ellipse->centre.x()), length(ellipse->centre.y()), length(ellipse->semi_major),
          length(ellipse->semi_minor), number(axis_degrees(ellipse->angle), 2)};
}

Json line_json(LineName name, const Calibration& calibration) {
  const Line& line = calibration.line(name);
  return {{"name", to_string(name)},
          {"radius_mm", length(line.radius)},
          {"width_mm", length(line.width)},
          {"ellipse_px", ellipse_json(image_of(calibration.image_from_board, best_circle(line)))}};
}

Json quadrant_line_json(const std::optional<QuadrantLine>& line, const Homography& image_from_board) {
  if (!line) return nullptr;
  const Vec2 start = image_from_board * line->start;
  const Vec2 end = image_from_board * line->end;
  return {length(start.x()), length(start.y()), length(end.x()), length(end.y())};
}

Json lines_json(const Calibration& calibration) {
  Json lines = Json::array();
  for (const LineName name : kLineNames) lines.push_back(line_json(name, calibration));
  return lines;
}

Json quadrant_lines_json(const Calibration& calibration) {
  Json lines = Json::array();
  for (const auto& line : calibration.quadrant_lines) {
    lines.push_back(quadrant_line_json(line, calibration.image_from_board));
  }
  return lines;
}

}  // namespace

Json number(double value, int decimals) {
  if (!std::isfinite(value)) return nullptr;
  return std::stod(fixed(value, decimals));
}

Json length(double value) { return number(value, 2); }

Json point(const Vec2& p) { return {length(p.x()), length(p.y())}; }

Json calibration_json(const Calibration& calibration) {
  const Vec3& camera = calibration.camera.centre;
  const Circle& hole = calibration.hole.rim;
  return {{"board", calibration.board.empty() ? Json(nullptr) : Json(calibration.board)},
          {"scale", calibration.scale_from_model ? "model" : "assumed"},
          {"residual_px", length(calibration.residual_px)},
          {"residual_mm", length(calibration.residual_mm)},
          {"tilt_deg", number(degrees(calibration.camera.tilt), 1)},
          {"camera_mm", {number(camera.x(), 0), number(camera.y(), 0), number(camera.z(), 0)}},
          {"lines", lines_json(calibration)},
          {"quadrant_lines_px", quadrant_lines_json(calibration)},
          {"hole", {{"centre_mm", point(hole.centre)}, {"radius_mm", length(hole.radius)}}}};
}

Json disc_json(const ScoredDisc& scored, const Homography& image_from_board) {
  const Disc& disc = scored.disc;
  return {{"id", disc.id},
          {"team", disc.team},
          {"colour", hex(disc.colour)},
          {"base_px", point(image_from_board * disc.base)},
          {"base_mm", point(disc.base)},
          {"radius_mm", length(disc.radius)},
          {"top_px", point(disc.seen_top.centre)},
          {"top_radius_px", length(disc.seen_top.radius)},
          {"zone", scored.zone},
          {"line", to_string(scored.line.line)},
          {"margin_mm", length(scored.line.margin)},
          {"sigma_mm", length(scored.line.sigma)},
          {"call", to_string(scored.call)},
          {"other_zone", scored.other_zone},
          {"in_hole", to_string(disc.in_hole)},
          {"confidence", number(disc.confidence, 2)}};
}

}  // namespace ringside
