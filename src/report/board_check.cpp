// SPDX-License-Identifier: MIT
#include "report/board_check.h"

#include <nlohmann/json.hpp>

#include "report/data/text.h"
#include "report/json/json_parts.h"
#include "text/columns.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

TextRow row(std::string_view name, const std::vector<std::string>& cells) {
  TextRow row{std::string(name)};
  row.insert(row.end(), cells.begin(), cells.end());
  return row;
}

std::vector<std::string> drift_cells(const Vec2& shift, double rms_mm, double px_per_mm) {
  return {fixed(shift.norm(), 2), fixed(shift.norm() * px_per_mm, 2), fixed(rms_mm, 2),
          fixed(rms_mm * px_per_mm, 2)};
}

Json drift_json(const Vec2& shift, double rms_mm, double px_per_mm) {
  return {{"shift_mm", point(shift)},
          {"shift_px", length(shift.norm() * px_per_mm)},
          {"rms_mm", length(rms_mm)},
          {"rms_px", length(rms_mm * px_per_mm)}};
}

Json lines_json(const Drift& drift, double px_per_mm) {
  Json lines = Json::array();
  for (std::size_t i = 0; i < drift.lines.size(); ++i) {
    Json line{{"name", to_string(kLineNames[i])}};
    line.update(drift_json(drift.lines[i].shift, drift.lines[i].rms_mm, px_per_mm));
    line["seen"] = number(drift.lines[i].seen, 3);
    lines.push_back(line);
  }
  return lines;
}

Json to_json(const BoardCheck& check) {
  Json json{{"photo", check.photo.string()}, {"status", check.problem.empty() ? "in place" : "refused"}};
  if (!check.problem.empty()) json["reason"] = check.problem;
  if (!check.drift) return json;
  json.update(drift_json(check.drift->shift, check.drift->rms_mm, check.pixels_per_mm));
  json["lines"] = lines_json(*check.drift, check.pixels_per_mm);
  return json;
}

}  // namespace

std::string table_text(const BoardCheck& check) {
  if (!check.drift) return "";
  std::vector<TextRow> rows{{"line", "shift mm", "px", "RMS mm", "px", "seen"}};
  for (std::size_t i = 0; i < check.drift->lines.size(); ++i) {
    const LineDrift& line = check.drift->lines[i];
    auto cells = drift_cells(line.shift, line.rms_mm, check.pixels_per_mm);
    cells.push_back(fixed(100 * line.seen, 0) + " %");
    rows.push_back(row(to_string(kLineNames[i]), cells));
  }
  rows.push_back(row("board", drift_cells(check.drift->shift, check.drift->rms_mm, check.pixels_per_mm)));
  constexpr TextColumn kName{.least = 8}, kFigure{.right = true, .least = 10};
  return printable(check.photo.string()) + '\n' +
         aligned(rows, {kName, kFigure, kFigure, kFigure, kFigure, kFigure});
}

std::string json_text(const std::vector<BoardCheck>& checks) {
  Json json = Json::array();
  for (const BoardCheck& check : checks) json.push_back(to_json(check));
  const Json& whole = checks.size() == 1 ? json.front() : json;
  return file_text(whole);
}

}  // namespace ringside
