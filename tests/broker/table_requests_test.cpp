// SPDX-License-Identifier: MIT
#include "broker/table_requests.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "support/has.h"
#include "web/fake_table.h"

namespace ringside {
namespace {

using nlohmann::json;
using test::has;

const std::string kRead(32, 'r'), kCorrect(32, 'c');

struct AskedTable {
  AskedTable() {
    for (int i = 0; i < 3; ++i) events.add({{"event", "twenty"}, {"frame", i}});
  }

  TableRequests::Answer request(const std::string& payload) {
    MqttMessage message;
    message.topic = "ringside/hall/one/requests";
    message.payload = payload;
    message.response_topic = "ringside/hall/one/answers/desk";
    message.correlation = "7";
    return requests.answer(message);
  }
  TableRequests::Answer command(MqttMessage message) {
    message.topic = "ringside/hall/one/commands";
    message.response_topic = "ringside/hall/one/answers/desk";
    return requests.answer(message);
  }

  testing::FakeTable table{testing::view_in_play()};
  EventLog events;
  TableRequests requests{table, events, TableTopics("hall", "one"), Tokens{kRead, kCorrect}};
};

MqttMessage pause(const std::string& token = kCorrect, const std::string& key = "desk-1") {
  MqttMessage message;
  message.payload = R"({"command":"pause"})";
  if (!token.empty()) message.properties["Authorization"] = "Bearer " + token;
  if (!key.empty()) message.properties["Idempotency-Key"] = key;
  return message;
}

json body(const TableRequests::Answer& answer) {
  REQUIRE(answer.message);
  return json::parse(answer.message->payload);
}

TEST_CASE("a command is carried out with the correcting token, once for each key") {
  AskedTable asked;
  const auto answer = asked.command(pause());
  CHECK(answer.refused.empty());
  CHECK(body(answer).at("revision") == asked.table.newest()->revision);
  CHECK(asked.table.newest()->paused);
  CHECK(body(asked.command(pause())).contains("revision"));  // delivered twice
  CHECK(asked.table.carried_out().size() == 1);
  CHECK(body(asked.command(pause(kCorrect, "desk-2"))).contains("revision"));
  CHECK(asked.table.carried_out().size() == 2);
}

TEST_CASE("without that token, without key, retained, too long or no command: refused, nothing done") {
  AskedTable asked;
  MqttMessage retained = pause(), longer = pause(), other = pause(), foreign = pause();
  retained.retained = true;
  longer.payload += std::string(70'000, ' ');
  other.payload = R"({"command":"dance"})";
  foreign.properties["Authorization"] = kCorrect;
  for (const MqttMessage& message : {pause(""), pause(kRead), pause("x"), pause(kCorrect, ""), retained,
                                     longer, other, foreign, pause(kCorrect, "a b")}) {
    const auto answer = asked.command(message);
    CHECK_FALSE(answer.refused.empty());
    CHECK(body(answer).at("error") == answer.refused);
  }
  CHECK(asked.table.carried_out().empty());
}

TEST_CASE("what a table refuses is said as over HTTP") {
  AskedTable asked;
  MqttMessage message = pause();
  message.payload = R"({"command":"rule_disc","disc":99,"zone":10})";
  CHECK(has(body(asked.command(message)).at("error").get<std::string>(), "no disc 99"));
}

TEST_CASE("events that were missed are given by their numbers") {
  AskedTable asked;
  const json given = body(asked.request(R"({"request":"events","after":1})"));
  CHECK(given.at("last") == 3);
  REQUIRE(given.at("events").size() == 2);
  CHECK(given.at("events")[0].at("sequence") == 2);
  CHECK(asked.request(R"({"request":"events","after":1})").message->correlation == "7");
}

TEST_CASE("the evidence on a disc is a small picture") {
  AskedTable asked;
  const auto given = asked.request(R"({"request":"evidence","disc":12})");
  REQUIRE(given.message);
  CHECK(given.message->payload == "thumbnail");
  CHECK(given.message->content_type == "image/jpeg");
  CHECK(has(asked.request(R"({"request":"evidence","disc":77})").refused, "no such disc"));
}

TEST_CASE("requests that are none are refused") {
  AskedTable asked;
  for (const char* payload :
       {"", "{", "[]", "7", R"({"request":"all"})", R"({"request":"events"})",
        R"({"request":"events","after":-1})", R"({"request":"events","after":1.5})",
        R"({"request":"events","after":1e99})", R"({"request":"evidence"})",
        R"({"request":"events","after":0,"more":1})", R"({"request":{"a":{"b":1}}})", "\xff\xfe"}) {
    CAPTURE(payload);
    CHECK_FALSE(asked.request(payload).refused.empty());
  }
}

TEST_CASE("answers go below the table's own topic for answers, and nowhere else") {
  AskedTable asked;
  for (const char* topic :
       {"", "ringside/hall/two/state", "ringside/hall/one/state", "ringside/hall/one/answers/"}) {
    MqttMessage message;
    message.topic = "ringside/hall/one/requests";
    message.payload = R"({"request":"events","after":0})";
    message.response_topic = topic;
    CHECK_FALSE(asked.requests.answer(message).message);
  }
}

}  // namespace
}  // namespace ringside
