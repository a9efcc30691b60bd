// SPDX-License-Identifier: MIT
#include "evaluation/calibration_rows.h"

#include "evaluation/cells.h"
#include "report/data/text.h"

namespace ringside::evaluation {
namespace {

void add_place_on_line(Rows& rows, const std::string& name, PlaceOnLineFigures LineFigures::*place) {
  const auto add = [&](const std::string& label, const auto& cell) {
    rows.add("  " + label, [place, cell](const Column& c) { return cell(c.figures.lines.*place); });
  };
  using Place = PlaceOnLineFigures;
  rows.add(name + ", mm",
           [place](const Column& c) { return spread_cell((c.figures.lines.*place).error, 3); });
  add("mean", [](const Place& p) { return value_cell(p.bias, 3, p.error.count); });
  add("within 1 sigma (68 %)", [](const Place& p) { return percent_cell(p.within_one); });
  add("within 2 sigma (95 %)", [](const Place& p) { return percent_cell(p.within_two); });
}

void add_lines(Rows& rows) {
  rows.title("lines, RMS / median / max");
  add_place_on_line(rows, "near edge", &LineFigures::near_edge);
  add_place_on_line(rows, "centre", &LineFigures::centre);
  rows.add("stated sigma, median, mm", [](const Column& c) {
    return value_cell(c.figures.lines.median_sigma, 3, c.figures.lines.width.count);
  });
  const std::string width = fixed(kWidePrintPx, 0) + " px";
  rows.add("mean radius, print of " + width + " and more, mm",
           [](const Column& c) { return spread_cell(c.figures.lines.radius_wide, 3); });
  rows.add("mean radius, print below " + width + ", mm",
           [](const Column& c) { return spread_cell(c.figures.lines.radius_fine, 3); });
  rows.add("width, mm", [](const Column& c) { return spread_cell(c.figures.lines.width, 3); });
  rows.add("  mean", [](const Column& c) {
    return value_cell(c.figures.lines.width_bias, 3, c.figures.lines.width.count);
  });
}

void add_seen_lines(Rows& rows) {
  rows.title("lines in the picture, RMS / median / max");
  rows.add("ellipse, pixels",
           [](const Column& c) { return spread_cell(c.figures.seen_lines.ellipse_px, 2); });
  rows.add("worst of a photo, % of the outer line's radius",
           [](const Column& c) { return spread_cell(c.figures.seen_lines.worst_percent, 2); });
  rows.add("quadrant lines found",
           [](const Column& c) { return count_cell(c.figures.seen_lines.quadrants_found); });
  rows.add("quadrant lines, degrees",
           [](const Column& c) { return spread_cell(c.figures.seen_lines.quadrant_deg, 2); });
}

void add_parts(Rows& rows) {
  rows.title("hole, deck, camera, RMS / median / max");
  const auto add = [&rows](const std::string& label, Spread CalibrationFigures::*spread) {
    rows.add(label, [spread](const Column& c) { return spread_cell(c.figures.calibration.*spread, 2); });
  };
  add("hole's centre, mm", &CalibrationFigures::hole_centre);
  add("hole's radius, mm", &CalibrationFigures::hole_radius);
  add("deck's radius, mm", &CalibrationFigures::deck_radius);
  add("camera's height, %", &CalibrationFigures::camera_height);
}

void add_pegs(Rows& rows) {
  rows.title("pegs");
  rows.add("found, of those in sight", [](const Column& c) { return percent_cell(c.figures.pegs.found); });
  rows.add("false, of those told", [](const Column& c) { return count_cell(c.figures.pegs.false_ones); });
  rows.add("foot's centre, mm", [](const Column& c) { return spread_cell(c.figures.pegs.foot, 2); });
  rows.add("error / sigma, RMS (1)", [](const Column& c) {
    return value_cell(c.figures.pegs.ratio_rms, 2, c.figures.pegs.foot.count);
  });
}

}  // namespace

void add_calibration_rows(Rows& rows) {
  add_lines(rows);
  add_seen_lines(rows);
  add_parts(rows);
  add_pegs(rows);
}

}  // namespace ringside::evaluation
