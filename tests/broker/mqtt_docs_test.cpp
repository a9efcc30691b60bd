// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>
#include <yaml-cpp/yaml.h>

#include <set>

#include "broker/linked_table.h"
#include "support/source_dir.h"
#include "web/json_schema.h"

namespace ringside {
namespace {

using nlohmann::json;
using testing::kRoot;

YAML::Node document(const std::string& name) {
  return YAML::LoadFile((ringside::test::source_dir() / "docs" / name).string());
}

void check_fits(const json& value, const YAML::Node& schema, const YAML::Node& of) {
  for (const std::string& misfit : testing::misfits(value, schema, of)) FAIL_CHECK(misfit);
}

void check_fits(const json& value, const char* name) {
  const YAML::Node mqtt = document("mqtt.yaml");
  check_fits(value, mqtt["components"]["schemas"][name], mqtt);
}

void check_fits_file(const json& value, const std::string& name) {
  const YAML::Node schema = document("schema/" + name);
  check_fits(value, schema, schema);
}

// Takes the fields that are the table's out of a payload and returns them.
json taken(json& payload, const std::vector<std::string>& names) {
  json part = json::object();
  for (const std::string& name : names) {
    part[name] = payload.at(name);
    payload.erase(name);
  }
  return part;
}

TEST_CASE("docs/mqtt.yaml lists the topics that a table has") {
  const TableTopics topics("{hall}", "{table}");
  std::set<std::string> listed;
  for (const auto& channel : document("mqtt.yaml")["channels"])
    listed.insert(channel.first.as<std::string>());
  CHECK(listed == std::set<std::string>{topics.availability(), topics.state(), topics.match(),
                                        topics.last_match(), topics.events(), topics.claim(),
                                        topics.commands(), topics.requests(),
                                        "ringside/{hall}/{table}/answers/{asker}"});
  CHECK(topics.is_for_answers("ringside/{hall}/{table}/answers/{asker}"));
}

TEST_CASE("what a table publishes is as docs/mqtt.yaml says") {
  if (!testing::has_mosquitto()) return;
  const testing::RunningBroker broker;
  const testing::Observer observer(broker.address(), "ringside/#");
  {
    testing::LinkedTable linked(broker.address());
    linked.events.add({{"event", "hand_in"}, {"seconds", 1.5}, {"frame", 45}});
    linked.table.change([](TableView& view) { view.shots = 61; });
    REQUIRE(observer.wait_for(kRoot + "state", [](const json& state) { return state.at("shots") == 61; }));
  }
  REQUIRE(
      observer.wait_for(kRoot + "availability", [](const json& now) { return !testing::is_online(now); }));
  int checked = 0;
  for (const MqttMessage& message : observer.came()) {
    CAPTURE(message.topic);
    if (message.payload.empty()) continue;
    json payload = json::parse(message.payload);
    const std::string kind = message.topic.substr(kRoot.size());
    ++checked;
    if (kind == "availability") check_fits(payload, "Availability");
    if (kind == "claim") check_fits(payload, "Claim");
    if (kind == "match" || kind == "last_match") check_fits_file(payload, "match.schema.json");
    if (kind == "events") {
      check_fits(taken(payload, {"sequence", "session"}), "OfEvent");
      check_fits_file(payload, "event.schema.json");
    }
    if (kind == "state") {
      check_fits(taken(payload, {"hall", "table", "session", "sequence"}), "OfTable");
      const YAML::Node api = document("openapi.yaml");
      check_fits(payload, api["components"]["schemas"]["View"], api);
    }
  }
  CHECK(checked >= 6);
}

TEST_CASE("requests and answers are as docs/mqtt.yaml says") {
  testing::FakeTable table{testing::view_in_play()};
  EventLog events;
  events.add({{"event", "hand_in"}});
  TableRequests requests(table, events, TableTopics("hall", "one"), {});
  MqttMessage message;
  message.topic = kRoot + "requests";
  message.response_topic = kRoot + "answers/desk";
  int examples = 0;
  for (const YAML::Node& kind : document("mqtt.yaml")["components"]["schemas"]["Request"]["oneOf"]) {
    const json example = testing::json_of(kind["example"]);
    message.payload = example.dump();
    const auto answer = requests.answer(message);
    CHECK(answer.refused.empty());
    check_fits(example, "Request");
    if (answer.message->content_type == kJsonType) check_fits(json::parse(answer.message->payload), "Answer");
    ++examples;
  }
  CHECK(examples == 2);
  message.payload = "{}";
  check_fits(json::parse(requests.answer(message).message->payload), "Answer");
}

}  // namespace
}  // namespace ringside
