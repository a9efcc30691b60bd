// SPDX-License-Identifier: MIT
#include "broker/home_assistant.h"

#include <array>
#include <nlohmann/json.hpp>

#include "broker/table_topics.h"
#include "report/data/version.h"
#include "report/json/json_parts.h"

namespace ringside {
namespace {

struct Figure {
  const char* kind;  // of Home Assistant's components
  const char* id;
  const char* name;
  const char* of_state;  // its template
  const char* device_class = "";
};

constexpr std::array<Figure, 5> kFigures{
    {{"sensor", "score", "Score",
      "{% for team, total in value_json.totals.items() %}{{ team }} {{ total.total }} {% endfor %}"},
     {"sensor", "match", "Match", "{{ value_json.match.name if value_json.match else 'none' }}"},
     {"sensor", "questions", "Open questions", "{{ value_json.questions | length }}"},
     {"binary_sensor", "camera", "Camera",
      "{{ 'OFF' if value_json.camera.status in ['opening', 'running'] else 'ON' }}", "problem"},
     {"binary_sensor", "board", "Board", "{{ 'OFF' if value_json.board.status == 'seen' else 'ON' }}",
      "problem"}}};

// Home Assistant's ids: letters, digits, _ and -. Others become their bytes, so that two names never become
// one.
std::string id_of(const std::string& name) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string id;
  for (const char c : name) {
    const auto byte = static_cast<unsigned char>(c);
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')) {
      id += c;
    } else {
      id += {'-', kDigits[byte / 16], kDigits[byte % 16]};
    }
  }
  return id;
}

}  // namespace

std::vector<MqttMessage> home_assistant_messages(const std::string& hall, const std::string& table) {
  const TableTopics topics(hall, table);
  const std::string device = "ringside_" + id_of(hall) + "_" + id_of(table);
  std::vector<MqttMessage> messages;
  for (const Figure& figure : kFigures) {
    nlohmann::ordered_json json{
        {"name", figure.name},
        {"unique_id", device + "_" + figure.id},
        {"state_topic", topics.state()},
        {"value_template", figure.of_state},
        {"availability_topic", topics.availability()},
        {"availability_template", "{{ value_json.status }}"},
        {"device",
         {{"identifiers", {device}}, {"name", "Crokinole table " + table}, {"sw_version", version()}}},
        {"origin", {{"name", "ringside"}, {"sw", version()}}}};
    if (*figure.device_class != '\0') json["device_class"] = figure.device_class;
    MqttMessage message;
    message.topic = std::string("homeassistant/") + figure.kind + "/" + device + "/" + figure.id + "/config";
    message.payload = line_text(json);
    message.retained = true;
    messages.push_back(std::move(message));
  }
  return messages;
}

}  // namespace ringside
