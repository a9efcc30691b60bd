// SPDX-License-Identifier: MIT
#include "broker/home_assistant.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "broker/table_topics.h"
#include "support/has.h"
#include "web/example_view.h"
#include "web/view_json.h"

namespace ringside {
namespace {

using nlohmann::json;

TEST_CASE("Home Assistant gets each figure with an id of its own, from topics that the table has") {
  std::set<std::string> ids, topics;
  for (const std::string table : {"one", "one 1", "one-201", "Stół"}) {
    for (const MqttMessage& message : home_assistant_messages("hall", table)) {
      const json config = json::parse(message.payload);
      CHECK(message.retained);
      CHECK(config.at("state_topic") == TableTopics("hall", table).state());
      CHECK(config.at("availability_topic") == TableTopics("hall", table).availability());
      CHECK(ids.insert(config.at("unique_id").get<std::string>()).second);
      CHECK(topics.insert(message.topic).second);
      CHECK(message.topic.find_first_not_of(
                "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-/") == std::string::npos);
    }
  }
}

TEST_CASE("its templates ask for fields that a state has") {
  const json state = view_json(testing::example_view());
  int fields = 0;
  for (const MqttMessage& message : home_assistant_messages("hall", "one")) {
    const auto text = json::parse(message.payload).at("value_template").get<std::string>();
    const std::string value = "value_json.";
    for (auto at = text.find(value); at != std::string::npos; at = text.find(value, at + 1)) {
      const auto begin = at + value.size();
      const auto name = text.substr(begin, text.find_first_of(". |}", begin) - begin);
      CHECK_MESSAGE(state.contains(name), name);
      ++fields;
    }
  }
  CHECK(fields >= 5);
}

}  // namespace
}  // namespace ringside
