// SPDX-License-Identifier: MIT
#include "evidence/points.h"

#include <algorithm>

#include "board/strict_yaml.h"

namespace ringside {
namespace {

constexpr Range kProbability{0, 1}, kAnyNumber{-1e6, 1e6};

std::size_t index_of_field(const StrictMap& map, const std::vector<std::string_view>& names) {
  const auto found = std::find(names.begin(), names.end(), map.text("field"));
  if (found == names.end()) map.fail("field", "is no field of the evidence; learn anew");
  return static_cast<std::size_t>(found - names.begin());
}

std::vector<PointsOfField::Place> read_places(const StrictMap& field) {
  std::vector<PointsOfField::Place> places;
  for (const StrictMap& place : field.maps("points", {"at", "log_odds"})) {
    const double from = places.empty() ? kAnyNumber.min : places.back().at;
    places.push_back(
        {place.number("at", {from, kAnyNumber.max}), place.number("log_odds", {kAnyNumber.min, 0})});
  }
  if (places.empty()) field.fail("points", "is an empty list; learn anew");
  return places;
}

}  // namespace

double PointsOfField::operator()(const EvidenceValue& value) const {
  if (!value) return 0;
  const auto after =
      std::find_if(places_.begin(), places_.end(), [&](const Place& p) { return p.at > *value; });
  if (after == places_.begin()) return places_.front().points;
  if (after == places_.end()) return places_.back().points;
  const Place &low = *std::prev(after), &high = *after;
  return low.points + (high.points - low.points) * (*value - low.at) / (high.at - low.at);
}

Points read_points(const std::string& text, const std::filesystem::path& file,
                   const std::vector<std::string_view>& field_names) {
  const StrictMap map = parse_strict_yaml(text, file, {"bias", "sure", "asked", "fields"});
  Points out;
  out.bias = map.number("bias", kAnyNumber);
  out.sure = map.number("sure", kProbability);
  out.asked = map.number("asked", {0, out.sure});
  for (const StrictMap& field : map.maps("fields", {"field", "unknown_above", "points"}))
    out.fields.emplace_back(index_of_field(field, field_names), read_places(field),
                            field.optional_number("unknown_above", kAnyNumber));
  return out;
}

}  // namespace ringside
