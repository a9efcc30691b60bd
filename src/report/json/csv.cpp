// SPDX-License-Identifier: MIT
#include "report/json/csv.h"

#include <array>
#include <nlohmann/json.hpp>

#include "report/json/csv_cell.h"
#include "report/json/json.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

struct Column {
  const char* name;
  const char* pointer;  // to the value in the disc's JSON object, so that both say the same
};

constexpr std::array kDiscColumns{
    Column{"id", "/id"},
    Column{"team", "/team"},
    Column{"colour", "/colour"},
    Column{"zone", "/zone"},
    Column{"line", "/line"},
    Column{"margin_mm", "/margin_mm"},
    Column{"sigma_mm", "/sigma_mm"},
    Column{"call", "/call"},
    Column{"other_zone", "/other_zone"},
    Column{"in_hole", "/in_hole"},
    Column{"confidence", "/confidence"},
    Column{"base_x_mm", "/base_mm/0"},
    Column{"base_y_mm", "/base_mm/1"},
    Column{"radius_mm", "/radius_mm"},
    Column{"base_x_px", "/base_px/0"},
    Column{"base_y_px", "/base_px/1"},
    Column{"top_x_px", "/top_px/0"},
    Column{"top_y_px", "/top_px/1"},
    Column{"top_radius_px", "/top_radius_px"},
};

std::string cell(const Json& value) {
  if (value.is_null()) return "";
  return value.is_string() ? csv_cell(value.get<std::string>()) : value.dump();
}

std::string header() {
  std::string row = "photo";
  for (const Column& column : kDiscColumns) row.append(",").append(column.name);
  return row + kEndOfCsvRow;
}

std::string disc_row(const std::string& photo, const Json& disc) {
  std::string row = cell(photo);
  for (const Column& column : kDiscColumns) row += ',' + cell(disc.at(Json::json_pointer(column.pointer)));
  return row + kEndOfCsvRow;
}

}  // namespace

std::string scorings_csv_text(const std::vector<Json>& scorings) {
  std::string text = header();
  for (const Json& scoring : scorings) {
    if (!scoring.contains("discs")) continue;
    const std::string photo = scoring.at("photo").get<std::string>();
    for (const Json& disc : scoring.at("discs")) text += disc_row(photo, disc);
  }
  return text;
}

std::string csv_text(const std::vector<PhotoReport>& reports) {
  std::vector<Json> scorings;
  for (const PhotoReport& report : reports) scorings.push_back(to_json(report));
  return scorings_csv_text(scorings);
}

}  // namespace ringside
