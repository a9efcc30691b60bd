// SPDX-License-Identifier: MIT
#include "live/table/disc_json.h"

#include <limits>
#include <nlohmann/json.hpp>

#include "json/whole_number.h"
#include "scoring/words.h"

namespace ringside::table {
namespace {

using Json = nlohmann::ordered_json;

// JSON knows no infinity.
double number_from(const Json& json) {
  return json.is_null() ? std::numeric_limits<double>::infinity() : json.get<double>();
}

void add_measured(const Disc& disc, Json& json) {
  const Mat2& c = disc.covariance;
  json["covariance_mm2"] = {c(0, 0), c(0, 1), c(1, 0), c(1, 1)};
  json["radius_sigma_mm"] = disc.radius_sigma;
  json["outline_residual_mm"] = disc.outline_residual;
  json["top_px"] = {disc.seen_top.centre.x(), disc.seen_top.centre.y(), disc.seen_top.radius};
  json["hole_state"] = static_cast<int>(disc.in_hole);
  json["confidence"] = disc.confidence;
  json["lies"] = static_cast<int>(disc.lies);
}

void take_measured(const Json& json, Disc& disc) {
  constexpr int kHoleStates = 4, kWaysToLie = 3;
  const Json& c = json.at("covariance_mm2");
  disc.covariance << number_from(c.at(0)), number_from(c.at(1)), number_from(c.at(2)), number_from(c.at(3));
  disc.radius_sigma = number_from(json.at("radius_sigma_mm"));
  disc.outline_residual = number_from(json.at("outline_residual_mm"));
  const Json& top = json.at("top_px");
  disc.seen_top = {{number_from(top.at(0)), number_from(top.at(1))}, number_from(top.at(2))};
  disc.in_hole = enum_from_json<HoleState>(json.at("hole_state"), kHoleStates);
  disc.confidence = json.at("confidence").get<double>();
  disc.lies = enum_from_json<Lies>(json.at("lies"), kWaysToLie);
}

Json call_to_json(const ScoredDisc& scored) {
  Json json{{"zone", scored.zone},
            {"line", static_cast<int>(scored.line.line)},
            {"margin_mm", scored.line.margin},
            {"sigma_mm", scored.line.sigma},
            {"shared_sigma_mm", scored.line.shared_sigma},
            {"call", static_cast<int>(scored.call)},
            {"other_zone", scored.other_zone}};
  if (scored.ruling) {
    json["measured_zone"] = scored.ruling->measured_zone;
    json["measured_call"] = static_cast<int>(scored.ruling->measured_call);
  }
  return json;
}

void take_call(const Json& json, ScoredDisc& scored) {
  constexpr int kCalls = 3;
  scored.zone = whole<int>(json.at("zone"));
  scored.line = {enum_from_json<LineName>(json.at("line"), static_cast<int>(kLineNames.size())),
                 number_from(json.at("margin_mm")), number_from(json.at("sigma_mm")),
                 number_from(json.at("shared_sigma_mm"))};
  scored.call = enum_from_json<Call>(json.at("call"), kCalls);
  scored.other_zone = whole<int>(json.at("other_zone"));
  if (json.contains("measured_zone")) {
    scored.ruling = RuledCall{whole<int>(json.at("measured_zone")),
                              enum_from_json<Call>(json.at("measured_call"), kCalls)};
  }
}

}  // namespace

int index_from_json(const Json& json, int count) {
  const auto value = json.get<double>();
  if (!(value >= 0 && value < count)) throw Json::other_error::create(0, "no such value", nullptr);
  return static_cast<int>(value);
}

Json to_json(const Vec2& p) { return {p.x(), p.y()}; }

Vec2 point_from_json(const Json& json) { return {number_from(json.at(0)), number_from(json.at(1))}; }

Json to_json(const TableDisc& table_disc) {
  const Disc& disc = table_disc.scored.disc;
  Json json{{"id", disc.id},
            {"team", disc.team},
            {"colour", {disc.colour.red, disc.colour.green, disc.colour.blue}},
            {"base_mm", to_json(disc.base)},
            {"radius_mm", disc.radius},
            {"in_hole", disc.in_hole == HoleState::kFlat},
            {"by_person", table_disc.by_person}};
  if (table_disc.scored.ruling) json["ruled"] = table_disc.scored.zone;
  add_measured(disc, json);
  json["scored"] = call_to_json(table_disc.scored);
  return json;
}

TableDisc disc_from_json(const Json& json) {
  TableDisc out{};
  Disc& disc = out.scored.disc;
  disc.id = whole<int>(json.at("id"));
  disc.team = json.at("team").get<std::string>();
  const Json& colour = json.at("colour");
  disc.colour = {colour.at(0).get<std::uint8_t>(), colour.at(1).get<std::uint8_t>(),
                 colour.at(2).get<std::uint8_t>()};
  disc.base = point_from_json(json.at("base_mm"));
  disc.radius = json.at("radius_mm").get<double>();
  out.by_person = json.at("by_person").get<bool>();
  if (json.contains("scored")) {
    take_measured(json, disc);
    take_call(json.at("scored"), out.scored);
    return out;
  }
  // A file of an earlier version: measured anew when the board is seen.
  disc.confidence = 1;
  if (json.at("in_hole").get<bool>()) disc.in_hole = HoleState::kFlat;
  if (json.contains("ruled")) {
    out.scored.zone = whole<int>(json.at("ruled"));
    out.scored.ruling = RuledCall{};
  }
  return out;
}

}  // namespace ringside::table
