// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <atomic>
#include <nlohmann/json.hpp>

#include "broker/observer.h"
#include "broker/running_broker.h"
#include "desk/asked_hall.h"
#include "desk/serve/hall_link.h"
#include "desk/served_hall.h"
#include "support/has.h"
#include "web/fake_table.h"
#include "web/view_json.h"

// The hall's page and its broker, without and with Mosquitto.
namespace ringside {
namespace {

using nlohmann::json;
using test::has;
using testing::finished_match;
using testing::ServedHall;

json hall_of(const ServedHall& hall) { return json::parse(hall.client().Get("/api/hall")->body); }

TEST_CASE("a match that a table finished is in the ledger and on the page, once") {
  ServedHall hall;
  const std::string file = match_file_text(finished_match("A=black,C=red"));
  for (int i = 0; i < 3; ++i) hall.publish("Oak/match", file);
  const json shown = hall_of(hall);
  CHECK(shown["tournament"]["pairings"][0]["winner"] == "A");
  CHECK(shown["tournament"]["standings"][0]["name"] == "A");
  CHECK(hall.kept().entries.size() == testing::paired_tournament().entries.size() + 1);
  CHECK(hall.told().empty());
}

TEST_CASE("hostile messages are told aloud, once each, and change nothing") {
  ServedHall hall;
  const auto before = hall.desk.newest()->revision;
  for (int i = 0; i < 3; ++i) hall.publish("Oak/state", "{\"a\":");
  CHECK(hall.desk.newest()->revision == before);
  CHECK(hall.told().size() == 1);
  CHECK(has(hall.told().front(), "ringside/hall/Oak/state: "));
}

TEST_CASE("the desk commands by HTTP: pair, result, correct, withdraw, undo, redo") {
  ServedHall hall;
  const auto done = [&](const json& command) {
    const auto answer = hall.post(command.dump());
    REQUIRE(answer);
    CAPTURE(answer->body);
    REQUIRE(answer->status == 200);
    return json::parse(answer->body)["tournament"];
  };
  json result{{"command", "result"}, {"pairing", 1},    {"points_a", 6},
              {"points_b", 2},       {"twenties_a", 1}, {"twenties_b", 0}};
  CHECK(done(result)["pairings"][0]["winner"] == "A");
  CHECK(hall.post(result.dump())->status == 409);
  result["command"] = "correct";
  result["points_a"] = 2;
  result["points_b"] = 6;
  CHECK(done(result)["pairings"][0]["winner"] == "C");
  CHECK(done({{"command", "undo"}, {"entries", 1}})["pairings"][0]["winner"] == "A");
  CHECK(done({{"command", "redo"}, {"entries", 1}})["pairings"][0]["winner"] == "C");
  CHECK(done({{"command", "result"}, {"pairing", 2}, {"walkover", 4}})["pairings"][1]["winner"] == "D");
  CHECK(done({{"command", "pair"}})["rounds"] == 2);
  CHECK(done({{"command", "withdraw"}, {"entrant", 2}})["entrants"][1]["withdrawn"] == true);
  CHECK(has(hall.client().Get("/api/hall/standings.csv")->body, "group,rank,open,name"));
}

TEST_CASE("the desk adds who comes late, pairs by hand and gives tables; what the rules forbid is told") {
  ServedHall hall;
  const auto refused = [&](const char* command) { return hall.post(command)->body; };
  const auto done = [&](const char* command) {
    CHECK_MESSAGE(hall.post(command)->status == 200, command);
    return hall_of(hall)["tournament"];
  };
  const json late = done(R"({"command":"add_entrant","name":" Eve ","club":"Owls","seed":1})")["entrants"][4];
  CHECK(late == json{{"entrant", 5}, {"name", "Eve"}, {"club", "Owls"}, {"seed", 1}, {"withdrawn", false}});
  CHECK(has(refused(R"({"command":"add_entrant","name":"eve"})"), "is there already"));
  CHECK(done(R"({"command":"assign_table","pairing":1,"table":"Elm"})")["pairings"][0]["table"] == "Elm");
  CHECK(has(refused(R"({"command":"pair_by_hand","pairs":[{"a":1,"b":2}]})"), "has no result yet"));
  done(R"({"command":"result","pairing":1,"walkover":1})");
  done(R"({"command":"result","pairing":2,"walkover":2})");
  CHECK(has(refused(R"({"command":"pair_by_hand","pairs":[{"a":1,"b":2}]})"), "not everybody"));
  CHECK(has(refused(R"({"command":"pair_by_hand","pairs":[{"a":1,"b":1},{"a":2}]})"), "stands there twice"));
  const json paired = done(R"({"command":"pair_by_hand","pairs":[{"a":4,"b":1},{"a":2,"b":5},{"a":3}]})");
  CHECK(paired["rounds"] == 2);
  CHECK(paired["pairings"][2]["entrant_a"] == 4);
  CHECK(paired["pairings"][4]["entrant_b"].is_null());
}

TEST_CASE("the desk chooses the table that the overlay follows, and it is no entry of the tournament") {
  ServedHall hall;
  const auto entries = hall.kept().entries.size();
  CHECK(hall_of(hall)["followed"].is_null());
  CHECK(has(hall.post(R"({"command":"follow_table","table":"Oak"})")->body, "no table is called 'Oak'"));
  hall.publish("Oak/availability", R"({"status":"online","session":"s"})");
  CHECK(hall.post(R"({"command":"follow_table","table":"Oak"})")->status == 200);
  CHECK(hall_of(hall)["followed"] == "Oak");
  CHECK(hall.post(R"({"command":"follow_table"})")->status == 200);
  CHECK(hall_of(hall)["followed"].is_null());
  CHECK(hall.kept().entries.size() == entries);
}

TEST_CASE("wrong commands are refused and kept out") {
  ServedHall hall;
  const auto entries = hall.kept().entries.size();
  for (const char* body :
       {"", "[]", "{}", R"({"command":"sing"})", R"({"command":"pair","extra":1})",
        R"({"command":"undo","entries":-1})", R"({"command":"rule_tie","order":["A"]})",
        R"({"command":"result","pairing":1,"points_a":1e300})", R"({"command":"pair_by_hand","pairs":[1]})",
        R"({"command":"pair_by_hand","pairs":[{"a":1,"b":2,"c":3}]})",
        R"({"command":"add_entrant","name":7})", R"({"command":"follow_table","table":[]})"})
    CHECK_MESSAGE(hall.post(body)->status == 400, body);
  CHECK(hall.post(R"({"command":"pair"})")->status == 409);
  CHECK(hall.post(R"({"command":"withdraw","entrant":1,"seen":0})")->status == 409);
  CHECK(hall.kept().entries.size() == entries);
}

TEST_CASE("a command that is sent again is not carried out again") {
  ServedHall hall;
  const std::string body = R"({"command":"withdraw","entrant":1})";
  CHECK(hall.post(body, {{"Idempotency-Key", "k1"}})->status == 200);
  CHECK(hall.post(body, {{"Idempotency-Key", "k1"}})->status == 200);
  CHECK(hall.post(R"({"command":"withdraw","entrant":2})", {{"Idempotency-Key", "k1"}})->status == 409);
}

TEST_CASE("with tokens only who may correct commands, and other pages do not") {
  const Tokens tokens{std::string(32, 'r'), std::string(32, 'c')};
  ServedHall hall({.tokens = tokens});
  const std::string body = R"({"command":"withdraw","entrant":1})";
  CHECK(hall.client().Get("/api/hall")->status == 401);
  CHECK(hall.post(body, {{"Authorization", "Bearer " + tokens.read}})->status == 403);
  CHECK(hall.post(body, {{"Authorization", "Bearer " + tokens.correct}, {"Origin", "http://evil.example"}})
            ->status == 403);
  CHECK(hall.post(body, {{"Authorization", "Bearer " + tokens.correct}})->status == 200);
}

TEST_CASE("what another program adds to the tournament is taken in") {
  ServedHall hall;
  hall::HallLedger(hall.file).append(hall.id, hall::testing::kNoon, [](const hall::Tournament&) {
    return std::vector<hall::Action>{hall::EntrantWithdrawn{1}};
  });
  hall.desk.look_again();
  CHECK(hall_of(hall)["tournament"]["entrants"][0]["withdrawn"] == true);
}

TEST_CASE("tables come from a broker, at once and when they come late, and results too") {
  if (!testing::has_mosquitto()) return;
  const testing::RunningBroker broker;
  testing::Observer table(broker.address(), "none");
  const auto publish = [&](const std::string& kind, const std::string& payload) {
    table.publish({.topic = "ringside/hall/Oak/" + kind, .payload = payload, .retained = true});
    CHECK(table.refusal().empty());
  };
  publish("availability", R"({"status":"online","session":"s"})");
  publish("state", view_json(testing::view_in_play()).dump());
  ServedHall hall;
  const hall::HallLink link(hall.desk, "hall", broker.address(), {});
  CHECK(testing::wait_until([&] {
    const json shown = hall_of(hall);
    return shown["tables"].size() == 1 && shown["tables"][0]["state"].is_object();
  }));
  publish("match", match_file_text(finished_match("A=black,C=red")));
  CHECK(testing::wait_until([&] { return hall_of(hall)["tournament"]["pairings"][0].contains("winner"); }));
  CHECK(hall_of(hall)["broker"]["connected"] == true);
}

TEST_CASE("a hall that was away takes the result of the match before the one that is played") {
  if (!testing::has_mosquitto()) return;
  const testing::RunningBroker broker;
  testing::Observer table(broker.address(), "none");
  StoredMatch next = finished_match("A=black,C=red");
  next.uuid = "9b5f1f0e-6a4b-4c0a-9d5e-2f1f3c4b5a69";
  next.match.entries.clear();
  for (const auto& [kind, match] :
       {std::pair("match", next), {"last_match", finished_match("A=black,C=red")}})
    table.publish({.topic = std::string("ringside/hall/Oak/") + kind,
                   .payload = match_file_text(match),
                   .retained = true});
  CHECK(table.refusal().empty());
  ServedHall hall;
  const hall::HallLink link(hall.desk, "hall", broker.address(), {});
  CHECK(testing::wait_until([&] { return hall_of(hall)["tournament"]["pairings"][0].contains("winner"); }));
}

TEST_CASE("a table that begins another match while the hall is busy has its result taken all the same") {
  if (!testing::has_mosquitto()) return;
  const testing::RunningBroker broker;
  testing::Observer table(broker.address(), "ringside/hall/#");
  std::atomic<bool> held = false, let_go = false;
  ServedHall hall;
  hall.heard = [&](const std::string& line) {
    if (!has(line, "Elm")) return;
    for (held = true; !let_go;) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  };
  const hall::HallLink link(hall.desk, "hall", broker.address(), {});
  CHECK(testing::wait_until([&] { return hall.desk.newest()->view.broker_trouble.empty(); }));
  table.publish({.topic = "ringside/hall/Elm/state", .payload = "{"});
  CHECK(testing::wait_until([&] { return held.load(); }));
  for (const std::string& payload : {match_file_text(finished_match("A=black,C=red")), std::string()})
    table.publish({.topic = "ringside/hall/Oak/match", .payload = payload, .retained = true});
  CHECK(table.wait_for([](const std::vector<MqttMessage>& came) { return came.size() == 3; }));
  let_go = true;
  CHECK(testing::wait_until([&] { return hall_of(hall)["tournament"]["pairings"][0].contains("winner"); }));
}

}  // namespace
}  // namespace ringside
