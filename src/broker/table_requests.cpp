// SPDX-License-Identifier: MIT
#include "broker/table_requests.h"

#include <limits>
#include <nlohmann/json.hpp>

#include "json/parse_json.h"
#include "report/json/json_parts.h"
#include "web/command_json.h"
#include "web/request_key.h"
#include "web/strict_object.h"

namespace ringside {
namespace {

constexpr std::size_t kMostRequestBytes = std::size_t{64} * 1024;  // as over HTTP
constexpr std::size_t kMostEventsAtOnce = 100;
constexpr JsonLimits kRequestLimits{.bytes = 4096, .depth = 1, .keys = 4, .values = 4};

MqttMessage json_message(const nlohmann::ordered_json& json) {
  MqttMessage message;
  message.payload = line_text(json);
  return message;
}

nlohmann::ordered_json parsed(const std::string& text) {
  try {
    return parse_json(text, kRequestLimits);
  } catch (const JsonError&) {
    throw BadCommand("the payload is not JSON of a request; see docs/mqtt.md");
  }
}

}  // namespace

void TableRequests::check(const MqttMessage& message) const {
  if (message.payload.size() > kMostRequestBytes) throw BadCommand("the payload is too long; shorten it");
  // It would come again with every connection.
  if (message.retained) throw BadCommand("it was retained by the broker; publish it without that");
}

MqttMessage TableRequests::carry_out(const MqttMessage& message) {
  constexpr std::string_view kBearer = "Bearer ";
  const std::string shown = message.property("Authorization");
  if (!shown.starts_with(kBearer) || tokens_.rights_of(shown.substr(kBearer.size())) != Rights::kCorrect)
    throw BadCommand(
        "a command needs the table's correcting token; give the property Authorization: Bearer TOKEN");
  const CommandKey key = request_key(message.property(kKeyHeader), message.payload);
  if (key.id.empty())
    throw BadCommand("brokers may deliver twice; give each command an Idempotency-Key of its own");
  return json_message({{"revision", door_.carry_out(command_from(message.payload), key)->revision}});
}

MqttMessage TableRequests::evidence(int disc) const {
  MqttMessage message;
  message.payload = door_.evidence_thumbnail(disc);
  if (message.payload.empty()) throw BadCommand("no such disc lies there now; ask for one of the state");
  message.content_type = "image/jpeg";
  return message;
}

MqttMessage TableRequests::events_after(int number) const {
  auto events = nlohmann::ordered_json::array();
  for (const LoggedEvent& event : events_.after(number, kMostEventsAtOnce))
    events.push_back(nlohmann::ordered_json::parse(event.text));
  return json_message({{"last", events_.last()}, {"events", std::move(events)}});
}

MqttMessage TableRequests::look_up(const MqttMessage& message) const {
  constexpr int kMost = std::numeric_limits<int>::max();
  const auto json = parsed(message.payload);
  StrictObject object(json);
  const std::string wanted = object.text("request", 20);
  const bool events = wanted == "events";
  if (!events && wanted != "evidence") throw BadCommand("\"request\" is none; give events or evidence");
  const int number = events ? object.whole("after", 0, kMost) : object.whole("disc", 1, kMost);
  object.check_no_more();
  return events ? events_after(number) : evidence(number);
}

TableRequests::Answer TableRequests::answer(const MqttMessage& message) {
  Answer answer;
  try {
    check(message);
    answer.message = message.topic == topics_.commands() ? carry_out(message) : look_up(message);
  } catch (const BadCommand& error) {
    answer.refused = error.what();
  } catch (const TableError& error) {
    answer.refused = error.what();
  }
  if (!answer.refused.empty()) answer.message = json_message({{"error", answer.refused}});
  if (!topics_.is_for_answers(message.response_topic)) answer.message.reset();
  if (answer.message) {
    answer.message->topic = message.response_topic;
    answer.message->correlation = message.correlation;
  }
  return answer;
}

}  // namespace ringside
