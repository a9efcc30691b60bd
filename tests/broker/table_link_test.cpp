// SPDX-License-Identifier: MIT
#include "broker/table_link.h"

#include <doctest/doctest.h>

#include <set>

#include "broker/linked_table.h"
#include "match/example_match.h"
#include "report/match/match_file.h"
#include "support/wait_until.h"
#include "web/view_json.h"

namespace ringside {
namespace {

using nlohmann::json;
using testing::kRoot;
using testing::LinkedTable;
using testing::Observer;
using testing::RunningBroker;

std::set<long> sequences(const Observer& observer) {
  std::set<long> all;
  for (const json& event : observer.payloads(kRoot + "events")) all.insert(event.at("sequence").get<long>());
  return all;
}

bool has_shots(const Observer& observer, int shots) {
  return observer.wait_for(kRoot + "state", [&](const json& state) { return state.at("shots") == shots; });
}

TEST_CASE("a broker has the table's state, match and events, and who comes later too") {
  if (!testing::has_mosquitto()) return;
  const RunningBroker broker;
  const Observer early(broker.address(), "ringside/#");
  LinkedTable linked(broker.address());
  linked.happen(21);
  REQUIRE(has_shots(early, 21));
  CHECK(early.wait_for(kRoot + "events", [](const json& event) { return event.at("frame") == 21; }));
  const Observer late(broker.address(), "ringside/#");
  REQUIRE(has_shots(late, 21));
  const json state = late.payloads(kRoot + "state").back();
  const json view = view_json(*linked.table.newest());
  for (const auto& [name, value] : view.items()) CHECK_MESSAGE(state.at(name) == value, name);
  CHECK(state.at("table") == "one");
  REQUIRE(late.wait_for(kRoot + "match", [](const json&) { return true; }));
  const StoredMatch match =
      read_match_file(nlohmann::ordered_json::parse(late.payloads(kRoot + "match").back().dump()));
  CHECK(match.uuid == linked.table.newest()->match->uuid);
  CHECK(late.wait_for(kRoot + "availability", testing::is_online));
}

TEST_CASE("a match that was over while the broker was away is there beside the one that is played") {
  if (!testing::has_mosquitto()) return;
  RunningBroker broker;
  LinkedTable linked(broker.address());
  const auto play = [&](const std::string& uuid, const Match& match) {
    linked.table.change([&](TableView& view) {
      view.match = StoredMatch{1, uuid, testing::kNoon, match};
      view.standing = state_of(match);
    });
  };
  const std::string first = "0b5f1f0e-6a4b-4c0a-9d5e-2f1f3c4b5a69";
  const std::string second = "1b5f1f0e-6a4b-4c0a-9d5e-2f1f3c4b5a69";
  const auto has = [](const Observer& observer, const std::string& topic, const std::string& uuid) {
    return observer.wait_for(kRoot + topic, [&](const json& match) { return match.at("uuid") == uuid; });
  };
  const Match begun = testing::new_match("nca");
  const Match over = testing::with_rounds(begun, {{20, 0}, {20, 0}, {20, 0}, {20, 0}});
  REQUIRE(state_of(over).end.over);
  {
    const Observer observer(broker.address(), "ringside/#");
    play(first, begun);
    REQUIRE(has(observer, "match", first));
    CHECK(observer.payloads(kRoot + "last_match").empty());
  }
  broker.kill();
  REQUIRE(linked.told.wait_for("the table plays on"));
  const int asked = linked.table.times_asked();
  play(first, over);
  CHECK(testing::wait_until([&] { return linked.table.times_asked() > asked; }));
  play(second, begun);
  broker.start();
  const Observer late(broker.address(), "ringside/#");
  CHECK(has(late, "match", second));
  CHECK(has(late, "last_match", first));
}

TEST_CASE("without a broker the table plays on; when it is back it has everything, each event once") {
  if (!testing::has_mosquitto()) return;
  RunningBroker broker;
  LinkedTable linked(broker.address());
  std::set<long> seen;
  int frame = 0;
  for (int cut = 0; cut < 3; ++cut) {
    const Observer observer(broker.address(), "ringside/#");
    for (int i = 0; i < 5; ++i) linked.happen(++frame);
    REQUIRE(has_shots(observer, frame));
    REQUIRE(
        observer.wait_for(kRoot + "events", [&](const json& event) { return event.at("frame") == frame; }));
    seen.merge(sequences(observer));
    broker.kill();
    REQUIRE(linked.told.wait_for("the table plays on"));
    for (int i = 0; i < 5; ++i) linked.happen(++frame);
    broker.start();
  }
  const Observer last(broker.address(), "ringside/#");
  linked.happen(++frame);
  REQUIRE(has_shots(last, frame));
  REQUIRE(last.wait_for(kRoot + "events", [&](const json& event) { return event.at("frame") == frame; }));
  seen.merge(sequences(last));
  // Who was away while they were published asks for them.
  MqttMessage request;
  request.topic = kRoot + "requests";
  request.payload = R"({"request":"events","after":0})";
  request.response_topic = kRoot + "answers/desk";
  Observer desk(broker.address(), kRoot + "answers/desk");
  desk.publish(request);
  REQUIRE(desk.wait_for(kRoot + "answers/desk", [](const json&) { return true; }));
  const json answer = desk.payloads(kRoot + "answers/desk").back();
  CHECK(answer.at("last") == frame);
  REQUIRE(answer.at("events").size() == static_cast<std::size_t>(frame));
  for (int i = 0; i < frame; ++i)
    CHECK(answer.at("events")[static_cast<std::size_t>(i)].at("frame") == i + 1);
  CHECK(linked.told.wait_for("the broker is back"));
}

TEST_CASE("what happens last is there when the program ends, and then the table is offline") {
  if (!testing::has_mosquitto()) return;
  const RunningBroker broker;
  const Observer observer(broker.address(), "ringside/#");
  {
    LinkedTable linked(broker.address());
    REQUIRE(observer.wait_for(kRoot + "availability", testing::is_online));
    for (int i = 1; i <= 300; ++i) linked.happen(i);
  }
  REQUIRE(observer.wait_for(kRoot + "availability",
                            [](const json& presence) { return !testing::is_online(presence); }));
  CHECK(sequences(observer).size() == 300);
  CHECK(observer.payloads(kRoot + "state").back().at("shots") == 300);
}

TEST_CASE("commands come by the broker, and are answered where their sender says") {
  if (!testing::has_mosquitto()) return;
  const RunningBroker broker;
  LinkedTable linked(broker.address());
  Observer desk(broker.address(), "ringside/#");
  REQUIRE(desk.wait_for(kRoot + "availability", testing::is_online));
  MqttMessage command;
  command.topic = kRoot + "commands";
  command.payload = R"({"command":"change_twenties","team":"red","by":1})";
  command.response_topic = kRoot + "answers/desk";
  command.properties = {{"Authorization", "Bearer " + std::string(32, 'c')}, {"Idempotency-Key", "desk-1"}};
  desk.publish(command);
  desk.publish(command);
  REQUIRE(desk.wait_for([](const auto& came) {
    return std::count_if(came.begin(), came.end(), [](const MqttMessage& message) {
             return message.topic == kRoot + "answers/desk";
           }) == 2;
  }));
  CHECK(linked.table.carried_out().size() == 1);
  CHECK(linked.table.newest()->twenties.at("red") == 3);
  command.properties.erase("Authorization");
  desk.publish(command);
  CHECK(linked.refused.wait_for("needs the table's correcting token"));
  CHECK(linked.table.carried_out().size() == 1);
}

TEST_CASE("a second program of the same name says so and is silent until the first has ended") {
  if (!testing::has_mosquitto()) return;
  const RunningBroker broker;
  const Observer observer(broker.address(), "ringside/#");
  auto first = std::make_unique<LinkedTable>(broker.address());
  REQUIRE(observer.wait_for(kRoot + "availability", testing::is_online));
  first->happen(31);
  LinkedTable second(broker.address());
  CHECK(second.told.wait_for("another program shows table one"));
  second.happen(32);
  first->happen(33);
  REQUIRE(has_shots(observer, 33));
  for (const json& state : observer.payloads(kRoot + "state")) CHECK(state.at("shots") != 32);
  first.reset();
  CHECK(has_shots(observer, 32));
}

}  // namespace
}  // namespace ringside
