// SPDX-License-Identifier: MIT
#include "evaluation/line_figures.h"

#include <cmath>

#include "evaluation/line_errors.h"
#include "geometry/robust.h"

namespace ringside::evaluation {
namespace {

std::vector<LineErrors> all_lines(Photos photos) {
  std::vector<LineErrors> lines;
  for (const JudgedPhoto& photo : photos) {
    const auto three = line_errors(photo);
    if (!three) continue;
    for (const LineErrors& line : *three) {
      if (!line.centre.empty()) lines.push_back(line);
    }
  }
  return lines;
}

PlaceOnLineFigures place_figures(const std::vector<LineErrors>& lines,
                                 std::vector<double> LineErrors::*errors_of_line) {
  PlaceOnLineFigures figures;
  std::vector<double> errors;
  for (const LineErrors& line : lines) {
    for (const double error : line.*errors_of_line) {
      errors.push_back(error);
      figures.within_one.add(std::abs(error) <= line.sigma);
      figures.within_two.add(std::abs(error) <= 2 * line.sigma);
    }
  }
  figures.bias = mean(errors);
  figures.error = spread_of(sizes_of(errors));
  return figures;
}

template <typename Value>
std::vector<double> values_of(const std::vector<LineErrors>& lines, const Value& value) {
  std::vector<double> values;
  for (const LineErrors& line : lines) values.push_back(value(line));
  return values;
}

Spread radius_figures(const std::vector<LineErrors>& lines, bool wide) {
  std::vector<double> errors;
  for (const LineErrors& line : lines) {
    if ((line.width_px >= kWidePrintPx) == wide) errors.push_back(mean(line.centre));
  }
  return spread_of(sizes_of(errors));
}

}  // namespace

LineFigures line_figures(Photos photos) {
  const std::vector<LineErrors> lines = all_lines(photos);
  const std::vector<double> widths = values_of(lines, [](const LineErrors& line) { return line.width; });
  return {.near_edge = place_figures(lines, &LineErrors::near_edge),
          .centre = place_figures(lines, &LineErrors::centre),
          .median_sigma = median(values_of(lines, [](const LineErrors& line) { return line.sigma; })),
          .radius_wide = radius_figures(lines, true),
          .radius_fine = radius_figures(lines, false),
          .width = spread_of(sizes_of(widths)),
          .width_bias = mean(widths)};
}

}  // namespace ringside::evaluation
