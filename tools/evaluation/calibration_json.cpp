// SPDX-License-Identifier: MIT
#include "evaluation/calibration_json.h"

#include <nlohmann/json.hpp>

#include "report/json/json_parts.h"

namespace ringside::evaluation {
namespace {

Json json_of(const PlaceOnLineFigures& place) {
  return {{"error_mm", json_of(place.error)},
          {"bias_mm", number(place.bias, 4)},
          {"within_one", json_of(place.within_one)},
          {"within_two", json_of(place.within_two)}};
}

}  // namespace

Json json_of(const LineFigures& lines) {
  return {{"near_edge", json_of(lines.near_edge)},
          {"centre", json_of(lines.centre)},
          {"median_sigma_mm", number(lines.median_sigma, 3)},
          {"radius_wide_print_mm", json_of(lines.radius_wide)},
          {"radius_fine_print_mm", json_of(lines.radius_fine)},
          {"width_mm", json_of(lines.width)},
          {"width_bias_mm", number(lines.width_bias, 4)}};
}

Json json_of(const SeenLineFigures& lines) {
  return {{"ellipse_px", json_of(lines.ellipse_px)},
          {"worst_percent", json_of(lines.worst_percent)},
          {"quadrants_found", json_of(lines.quadrants_found)},
          {"quadrant_deg", json_of(lines.quadrant_deg)}};
}

Json json_of(const CalibrationFigures& calibration) {
  return {{"hole_centre_mm", json_of(calibration.hole_centre)},
          {"hole_radius_mm", json_of(calibration.hole_radius)},
          {"deck_radius_mm", json_of(calibration.deck_radius)},
          {"camera_height_percent", json_of(calibration.camera_height)}};
}

Json json_of(const PegFigures& pegs) {
  return {{"found", json_of(pegs.found)},
          {"false", json_of(pegs.false_ones)},
          {"foot_mm", json_of(pegs.foot)},
          {"error_over_sigma", number(pegs.ratio_rms, 3)}};
}

Json json_of(const SeenLineErrors& errors) {
  Json json = Json::object();
  for (std::size_t i = 0; i < errors.lines.size(); ++i) {
    json[std::string(to_string(kLineNames[i])) + "_px"] = json_of(errors.lines[i]);
  }
  json["worst_percent"] = number(errors.worst_percent, 3);
  json["quadrants_visible"] = errors.quadrants_visible;
  json["quadrant_deg"] = json_of(spread_of(errors.quadrant_deg));
  return json;
}

}  // namespace ringside::evaluation
