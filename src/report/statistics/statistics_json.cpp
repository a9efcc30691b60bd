// SPDX-License-Identifier: MIT
#include "report/statistics/statistics_json.h"

#include <nlohmann/json.hpp>

#include "report/data/version.h"
#include "report/json/json_parts.h"
#include "statistics/figures.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

Json value_json(const Figure& figure) {
  const auto value = figure.value();
  if (!value) return nullptr;
  return figure.kind == FigureKind::kNumber ? Json(figure.count) : number(*value, kFigureDecimals);
}

Json figure_json(const Figure& figure) {
  return {{"value", value_json(figure)}, {"count", figure.count}, {"of", figure.of}};
}

void add_counts(const SideCounts& counts, Json& side) {
  side["rounds"] = counts.rounds;
  side["rounds_with_photo"] = counts.photo_rounds;
  side["shots_seen"] = counts.shots;
  side["open_calls"] = counts.open_calls;
  Json figures = Json::object();
  for (const Figure& figure : figures_of(counts)) figures[figure.name] = figure_json(figure);
  side["figures"] = figures;
}

Json match_json(const MatchStatistics& match) {
  Json sides = Json::array();
  for (const SideOfMatch& side : match.sides) {
    Json json{{"players", side.players}, {"team", side.team}};
    add_counts(side.counts, json);
    sides.push_back(json);
  }
  return {{"uuid", match.uuid}, {"name", match.name}, {"made", to_iso_8601(match.made)}, {"sides", sides}};
}

Json total_json(const SideTotal& total) {
  Json json{{"players", total.players}, {"matches", total.matches}};
  add_counts(total.counts, json);
  return json;
}

}  // namespace

std::string statistics_json_text(const Statistics& statistics) {
  Json json{{"ringside", version()}, {"totals", Json::array()}, {"matches", Json::array()}};
  for (const SideTotal& total : statistics.totals) json["totals"].push_back(total_json(total));
  for (const MatchStatistics& match : statistics.matches) json["matches"].push_back(match_json(match));
  return file_text(json);
}

}  // namespace ringside
