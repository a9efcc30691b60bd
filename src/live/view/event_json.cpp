// SPDX-License-Identifier: MIT
#include "live/view/event_json.h"

#include <nlohmann/json.hpp>

#include "report/json/json_parts.h"

namespace ringside {

nlohmann::ordered_json event_json(const TableEvent& event) {
  nlohmann::ordered_json json{
      {"event", to_string(event.kind)}, {"seconds", number(event.seconds, 3)}, {"frame", event.frame}};
  if (event.team) json["team"] = *event.team;
  if (event.disc) json["disc"] = *event.disc;
  if (event.place) json["place_mm"] = point(*event.place);
  if (!event.note.empty()) json["note"] = event.note;
  return json;
}

}  // namespace ringside
