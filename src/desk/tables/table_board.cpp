// SPDX-License-Identifier: MIT
#include "desk/tables/table_board.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <nlohmann/json.hpp>

#include "json/whole_number.h"
#include "text/columns.h"

namespace ringside::hall {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kWidestTaken = 160;  // columns
constexpr int kMostWhole = 100'000;
constexpr double kFarthest = 10'000;                          // mm; seconds are kept below 1e9
constexpr std::size_t kMostDiscs = 64, kMostOfAnything = 64;  // a board holds 24 discs, a match has 32 rounds

// What is taken over of a value. A field that is missing comes as null.
using Taken = std::function<Json(const Json&)>;

Json a_text(const Json& json) { return cut_to(json.get<std::string>(), kWidestTaken); }
Json a_flag(const Json& json) { return json.get<bool>(); }
Json a_whole(const Json& json) { return whole_in(json, -kMostWhole, kMostWhole); }
Json a_time(const Json& json) { return std::clamp(json.get<double>(), 0.0, 1e9); }
Json a_length(const Json& json) { return std::clamp(json.get<double>(), -kFarthest, kFarthest); }

Taken or_null(const Taken& taken) {
  return [taken](const Json& json) { return json.is_null() ? Json(nullptr) : taken(json); };
}

Taken list_of(const Taken& taken, std::size_t most = kMostOfAnything) {
  return [=](const Json& json) {
    Json list = Json::array();
    for (const Json& item : json.get_ref<const Json::array_t&>())
      if (list.size() < most) list.push_back(taken(item));
    return list;
  };
}

Taken newest_of(const Taken& taken, std::size_t most) {
  return [=](const Json& json) {
    Json list = Json::array();
    const auto& items = json.get_ref<const Json::array_t&>();
    for (std::size_t i = items.size() - std::min(most, items.size()); i < items.size(); ++i)
      list.push_back(taken(items[i]));
    return list;
  };
}

// So many lengths: two of a point, four of a line's ends.
Taken lengths(std::size_t count) {
  return [=](const Json& json) {
    Json list = Json::array();
    for (std::size_t i = 0; i < count; ++i) list.push_back(a_length(json.at(i)));
    return list;
  };
}

Taken object_of(const std::vector<std::pair<const char*, Taken>>& fields) {
  return [fields](const Json& json) {
    Json object = Json::object();
    const auto& given = json.get_ref<const Json::object_t&>();
    for (const auto& [name, taken] : fields) {
      const auto found = given.find(name);
      object[name] = taken(found == given.end() ? Json(nullptr) : found->second);
    }
    return object;
  };
}

Taken by_team(const Taken& taken) {
  return [taken](const Json& json) {
    Json object = Json::object();
    for (const auto& [team, value] : json.get_ref<const Json::object_t&>())
      if (object.size() < kMostOfAnything) object[cut_to(team, kWidestTaken)] = taken(value);
    return object;
  };
}

Taken taken_calibration() {
  return object_of({{"lines", list_of(object_of({{"radius_mm", a_length}, {"width_mm", a_length}}), 3)},
                    {"quadrant_lines_mm", or_null(list_of(or_null(lengths(4)), 4))},
                    {"hole", or_null(object_of({{"centre_mm", lengths(2)}, {"radius_mm", a_length}}))},
                    {"deck_radius_mm", or_null(a_length)},
                    {"pegs", list_of(object_of({{"foot_mm", lengths(2)}, {"radius_mm", a_length}}), 16)}});
}

Taken taken_disc() {
  return object_of({{"id", a_whole},
                    {"team", a_text},
                    {"base_mm", lengths(2)},
                    {"radius_mm", a_length},
                    {"zone", a_whole},
                    {"line", or_null(a_text)},
                    {"margin_mm", or_null(a_length)},
                    {"sigma_mm", or_null(a_length)},
                    {"call", a_text},
                    {"other_zone", or_null(a_whole)},
                    {"in_hole", or_null(a_text)},
                    {"ruling", or_null(object_of({{"measured_zone", or_null(a_whole)}}))},
                    {"by_person", a_flag}});
}

Taken taken_maybe_disc() {
  return object_of({{"id", a_whole},
                    {"team", a_text},
                    {"base_mm", lengths(2)},
                    {"radius_mm", a_length},
                    {"zone", a_whole},
                    {"clock", or_null(list_of(a_whole, 2))}});
}

Taken taken_totals() {
  return by_team(object_of({{"board", a_whole}, {"twenties", a_whole}, {"total", a_whole}}));
}

Taken taken_match() {
  const Taken round =
      object_of({{"totals", taken_totals()}, {"winner", or_null(a_text)}, {"gained", by_team(a_whole)}});
  const Taken standing = object_of({{"rounds", list_of(round)},
                                    {"score", by_team(a_whole)},
                                    {"twenties", by_team(a_whole)},
                                    {"over", a_flag},
                                    {"why", a_text}});
  return object_of({{"uuid", a_text},
                    {"name", a_text},
                    {"goal", a_text},
                    {"players", list_of(object_of({{"name", a_text}, {"team", a_text}}), 8)},
                    {"standing", or_null(standing)}});
}

Taken taken_table() {
  const Taken fault = object_of({{"status", a_text}, {"note", or_null(a_text)}});
  const Taken event = object_of(
      {{"event", a_text}, {"seconds", a_time}, {"team", or_null(a_text)}, {"note", or_null(a_text)}});
  return object_of({{"camera", fault},
                    {"board", fault},
                    {"motion", a_text},
                    {"paused", a_flag},
                    {"withheld", or_null(a_text)},
                    {"calibration", or_null(taken_calibration())},
                    {"discs", list_of(taken_disc(), kMostDiscs)},
                    {"maybe_discs", list_of(taken_maybe_disc(), kMostDiscs)},
                    {"teams", list_of(a_text, 2)},
                    {"totals", taken_totals()},
                    {"open_calls", or_null(object_of({{"winner_is_open", a_flag}}))},
                    {"questions", list_of(object_of({{"text", a_text}}))},
                    {"warnings", list_of(a_text)},
                    {"shooter", or_null(a_text)},
                    {"advice", or_null(a_text)},
                    {"match", or_null(taken_match())},
                    {"events", newest_of(event, 12)}});
}

}  // namespace

Json board_from(const Json& state) {
  static const Taken kTable = taken_table();
  return kTable(state);
}

}  // namespace ringside::hall
