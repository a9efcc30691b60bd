// SPDX-License-Identifier: MIT
#include "report/statistics/statistics_csv.h"

#include "report/data/text.h"
#include "report/json/csv_cell.h"
#include "statistics/figures.h"

namespace ringside {
namespace {

using Row = std::vector<std::string>;

constexpr const char* kRowOfTotal = "total";  // instead of a match's UUID

std::string header() {
  Row row{"match",      "name",      "made", "matches", "players", "team", "rounds", "rounds_with_photo",
          "shots_seen", "open_calls"};
  for (const Figure& figure : figures_of({}))
    row.insert(row.end(), {figure.name, figure.name + "_count", figure.name + "_of"});
  return csv_row(row);
}

std::string value_text(const Figure& figure) {
  const auto value = figure.value();
  if (!value) return "";
  return figure.kind == FigureKind::kNumber ? std::to_string(figure.count) : fixed(*value, kFigureDecimals);
}

std::string row_of(Row row, const SideCounts& counts) {
  for (const int number : {counts.rounds, counts.photo_rounds, counts.shots, counts.open_calls})
    row.push_back(std::to_string(number));
  for (const Figure& figure : figures_of(counts))
    row.insert(row.end(), {value_text(figure), std::to_string(figure.count), std::to_string(figure.of)});
  return csv_row(row);
}

}  // namespace

std::string statistics_csv_text(const Statistics& statistics) {
  std::string text = header();
  for (const MatchStatistics& match : statistics.matches)
    for (const SideOfMatch& side : match.sides)
      text += row_of(
          {match.uuid, match.name, to_iso_8601(match.made), "1", joined(side.players, " and "), side.team},
          side.counts);
  for (const SideTotal& total : statistics.totals)
    text += row_of({kRowOfTotal, "", "", std::to_string(total.matches), joined(total.players, " and "), ""},
                   total.counts);
  return text;
}

}  // namespace ringside
