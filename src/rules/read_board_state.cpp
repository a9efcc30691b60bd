// SPDX-License-Identifier: MIT
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

#include "rules/board_state.h"
#include "rules/json_number.h"
#include "rules/rules_error.h"
#include "scoring/words.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

// More discs than two sides own, and lengths that no board has, are not ours.
constexpr std::size_t kMostDiscsOnBoard = 100;
constexpr double kLongest = 10'000;  // mm

double number_of(const Json& json) {
  const double value = json.get<double>();
  if (!(std::abs(value) <= kLongest)) throw RulesError("a length is out of range");
  return value;
}

double number_or(const Json& json, double otherwise) { return json.is_null() ? otherwise : number_of(json); }

Vec2 point_of(const Json& json) { return {number_of(json.at(0)), number_of(json.at(1))}; }

template <typename Enum, std::size_t kCount>
Enum word_of(const Json& json, const std::array<Enum, kCount>& values) {
  const auto& word = json.get_ref<const std::string&>();
  for (const Enum value : values) {
    if (to_string(value) == word) return value;
  }
  throw RulesError("a word is not one of ours");
}

std::optional<std::string> text_or_none(const Json& json) {
  if (json.is_null()) return std::nullopt;
  return json.get<std::string>();
}

int zone_of(const Json& json) {
  const int zone = whole_number(json);
  if (zone < 0 || zone > 20 || zone % 5 != 0) throw RulesError("a zone is none");
  return zone;
}

RestingDisc disc_of(const Json& json) {
  constexpr std::array kCalls{Call::kClear, Call::kTouching, Call::kTooClose};
  constexpr std::array kStates{HoleState::kNone, HoleState::kFlat, HoleState::kHanger, HoleState::kUnsure};
  return {.id = whole_number(json.at("id")),
          .team = json.at("team").get<std::string>(),
          .base = point_of(json.at("base_mm")),
          .radius = number_of(json.at("radius_mm")),
          .sigma = number_or(json.at("sigma_mm"), std::numeric_limits<double>::infinity()),
          .zone = zone_of(json.at("zone")),
          .other_zone = zone_of(json.at("other_zone")),
          .line = word_of(json.at("line"), kLineNames),
          .margin = number_of(json.at("margin_mm")),
          .call = word_of(json.at("call"), kCalls),
          .in_hole = word_of(json.at("in_hole"), kStates),
          .ruled = json.contains("ruling") && !json.at("ruling").is_null()};
}

// Empty where people answered, or where it would be worth 0.
std::optional<RestingDisc> maybe_disc_of(const Json& json) {
  RestingDisc disc = disc_of(json);
  if (disc.zone == 0 && disc.call == Call::kTooClose) disc.zone = disc.other_zone;
  if (!json.at("is_disc").is_null() || disc.zone == 0) return std::nullopt;
  disc.other_zone = std::exchange(disc.zone, 0);
  disc.call = Call::kTooClose;
  disc.maybe = true;
  return disc;
}

Line line_of(const Json& json) {
  Line line;
  line.radius = number_of(json.at("radius_mm"));
  line.width = number_of(json.at("width_mm"));
  line.sigma = number_or(json.at("sigma_mm"), 0);
  for (std::size_t i = 0; i < line.harmonics.size(); ++i)
    line.harmonics[i] = number_of(json.at("harmonics_mm").at(i));
  return line;
}

std::optional<QuadrantLine> quadrant_line_of(const Json& json) {
  if (json.is_null()) return std::nullopt;
  return QuadrantLine{{number_of(json.at(0)), number_of(json.at(1))},
                      {number_of(json.at(2)), number_of(json.at(3))}};
}

BoardState state_of(const Json& scoring) {
  BoardState state;
  const Json& calibration = scoring.at("calibration");
  for (std::size_t i = 0; i < state.lines.size(); ++i)
    state.lines[i] = line_of(calibration.at("lines").at(i));
  const Json& discs = scoring.at("discs");
  if (discs.size() > kMostDiscsOnBoard) throw RulesError("too many discs");
  for (const Json& disc : discs) state.discs.push_back(disc_of(disc));
  // Scorings from before these were added have none.
  const Json maybe_discs = scoring.value("maybe_discs", Json::array());
  if (maybe_discs.size() > kMostDiscsOnBoard) throw RulesError("too many discs");
  for (const Json& maybe : maybe_discs)
    if (auto disc = maybe_disc_of(maybe)) state.maybe_discs.push_back(std::move(*disc));
  if (scoring.contains("hole") && scoring.at("hole").contains("maybe"))
    state.maybe_in_hole = text_or_none(scoring.at("hole").at("maybe"));
  if (!calibration.contains("quadrant_lines_mm")) return state;
  for (std::size_t i = 0; i < state.quadrant_lines.size(); ++i)
    state.quadrant_lines[i] = quadrant_line_of(calibration.at("quadrant_lines_mm").at(i));
  return state;
}

[[noreturn]] void refuse(const std::string& what) {
  throw RulesError("is no scoring of one photo (" + what + "); give what ringside score --json wrote");
}

}  // namespace

BoardState read_board_state(const Json& scoring) {
  try {
    if (scoring.at("status") == "refused")
      throw RulesError("the photo was refused: " + scoring.at("reason").get<std::string>());
    return state_of(scoring);
  } catch (const Json::exception& error) {
    refuse("a field is missing or of another kind");
  } catch (const RulesError& error) {
    refuse(error.what());
  }
}

double beyond_line(const RestingDisc& disc, const Line& line) {
  const double far_edge = line.radius_at(angle_of(disc.base)) + line.width / 2;
  return disc.base.norm() - disc.radius - far_edge;
}

}  // namespace ringside
