// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>

#include "broker/observer.h"
#include "broker/running_broker.h"
#include "desk/asked_hall.h"
#include "desk/played_tournament.h"
#include "desk/tables/table_message.h"
#include "halls/hall_program.h"
#include "match/example_match.h"
#include "report/match/match_file.h"
#include "support/has.h"
#include "web/fake_table.h"
#include "web/view_json.h"

// What strangers publish for the hall's tables: the program that was built, with a broker.
namespace ringside {
namespace {

using nlohmann::json;
using test::has;
using testing::wait_until;

struct HallAmongStrangers {
  void publish(const std::string& topic, const std::string& payload, bool retained = false) {
    stranger.publish({.topic = topic, .payload = payload, .retained = retained});
    CHECK(stranger.refusal().empty());
  }
  // What was published before is through when this table has come.
  void wait_for_all() {
    const std::string table = "Last " + std::to_string(++last);
    publish("ringside/hall/" + table + "/availability", R"({"status":"online"})");
    CHECK(wait_until([&] { return shows(table); }));
  }
  bool shows(const std::string& name) const {
    const json shown = asked.hall();
    const json& tables = shown.at("tables");
    return std::any_of(tables.begin(), tables.end(),
                       [&](const json& table) { return table["name"] == name; });
  }
  long times_told(const std::string& part) const {
    const std::string said = hall.said();
    long times = 0;
    for (auto at = said.find(part); at != std::string::npos; at = said.find(part, at + 1)) ++times;
    return times;
  }
  std::string ledger_bytes() const {
    std::ifstream stream(ledger, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }

  test::TempFolder folder;
  std::filesystem::path ledger = begun(folder / "t.db");
  testing::RunningBroker broker;
  halls::HallProgram hall{
      {.program = RINGSIDE_HALL, .broker = broker.address(), .ledger = ledger, .said = folder / "said"}};
  testing::AskedHall asked{hall.port()};
  testing::Observer stranger{broker.address(), "none"};
  int last = 0;

 private:
  static std::filesystem::path begun(const std::filesystem::path& file) {
    testing::SeededTournament(1, 4, 2).begin(file);
    return file;
  }
};

TEST_CASE("whatever strangers publish, the hall lives, says so once, and its ledger stays") {
  if (!testing::has_mosquitto()) return;
  HallAmongStrangers hall;
  hall.asked.command({{"command", "pair"}});
  REQUIRE(wait_until([&] { return hall.asked.hall()["broker"]["connected"] == true; }));
  const std::string before = hall.ledger_bytes();
  const std::string deep(100'000, '[');
  json numbers = json::parse(view_json(testing::view_in_play()).dump());
  numbers["totals"]["black"]["total"] = 1e300;
  json match = json::parse(match_file_text({1,
                                            "0b5f1f0e-6a4b-4c0a-9d5e-2f1f3c4b5a69",
                                            {},
                                            testing::new_match("nca", {}, "Player 1=black,Player 3=red")}));
  match["entries"] = json::array({{{"number", 1e300}, {"kind", "round"}}});
  const std::vector<std::string> payloads{"{",
                                          "\xff\xfe",
                                          std::string("\0", 1),
                                          deep,
                                          "[]",
                                          "17",
                                          R"({"status":7,"event":[],"sequence":1e300})",
                                          R"({"event":"twenty","sequence":99999999999999999999})",
                                          numbers.dump(),
                                          match.dump(),
                                          "\"" + std::string(300'000, 'x') + "\""};
  for (const std::string kind : {"availability", "state", "match", "events"}) {
    for (std::size_t i = 0; i < payloads.size(); ++i) {
      CAPTURE(kind);
      CAPTURE(payloads[i].substr(0, 40));
      const std::string topic = "ringside/hall/" + std::to_string(i) + "/" + kind;
      const bool retained = i % 2 == 0;
      for (int time = 0; time < 2; ++time) hall.publish(topic, payloads[i], retained);
    }
  }
  hall.wait_for_all();
  for (const std::string kind : {"availability", "state", "match", "events"})
    for (std::size_t i = 0; i < payloads.size(); ++i)
      CHECK_MESSAGE(hall.times_told("ringside/hall/" + std::to_string(i) + "/" + kind + ": ") == 1, kind, " ",
                    i);
  CHECK(hall.asked.hall()["tables"].size() == 1);
  CHECK(hall.ledger_bytes() == before);
  CHECK(hall.hall.end() == 0);
}

TEST_CASE("what is too large for the hall never reaches it") {
  if (!testing::has_mosquitto()) return;
  HallAmongStrangers hall;
  REQUIRE(wait_until([&] { return hall.asked.hall()["broker"]["connected"] == true; }));
  const std::string large = "\"" + std::string(8'000'000, 'x') + "\"";
  for (const bool retained : {false, true}) hall.publish("ringside/hall/Oak/match", large, retained);
  hall.wait_for_all();
  CHECK(hall.hall.runs());
  CHECK(hall.asked.hall()["broker"]["connected"] == true);
  CHECK_FALSE(hall.shows("Oak"));
}

TEST_CASE("strangers with names without end fill neither the hall nor what it says") {
  if (!testing::has_mosquitto()) return;
  HallAmongStrangers hall;
  const std::string state = view_json(testing::view_in_play()).dump();
  REQUIRE(wait_until([&] { return hall.asked.hall()["broker"]["connected"] == true; }));
  hall.wait_for_all();
  for (int i = 0; i < 1'500; ++i) hall.publish("ringside/hall/Broken " + std::to_string(i) + "/state", "{");
  for (int i = 0; i < 300; ++i) {
    hall.publish("ringside/hall/$" + std::to_string(i) + "/state", "{}");
    hall.publish("ringside/hall/Stranger " + std::to_string(i) + "/availability", R"({"status":"online"})");
  }
  CHECK(wait_until([&] { return hall.asked.hall()["tables"].size() == hall::kMostHallTables; }));
  hall.publish("ringside/hall/Stranger 7/state", state);
  CHECK(wait_until([&] {
    const json shown = hall.asked.hall();
    return std::any_of(shown["tables"].begin(), shown["tables"].end(),
                       [](const json& table) { return table["state"].is_object(); });
  }));
  CHECK(hall.hall.runs());
  CHECK(hall.times_told("\n") < 1'200);
  CHECK(hall.times_told("no more is told of further topics") == 1);
}

TEST_CASE("names that are none, and more tables than a hall has, are told once") {
  if (!testing::has_mosquitto()) return;
  HallAmongStrangers hall;
  REQUIRE(wait_until([&] { return hall.asked.hall()["broker"]["connected"] == true; }));
  for (int i = 0; i < 300; ++i) {
    hall.publish("ringside/hall/$" + std::to_string(i) + "/state", "{}");
    hall.publish("ringside/hall/Stranger " + std::to_string(i) + "/availability", R"({"status":"online"})");
  }
  CHECK(wait_until([&] { return hall.asked.hall()["tables"].size() == hall::kMostHallTables; }));
  CHECK(wait_until([&] { return hall.times_told("is of one table more than 256") > 0; }));
  CHECK(hall.times_told("is of one table more than 256") == 1);
  CHECK(hall.times_told("is no topic of a table") == 1);
}

TEST_CASE("a wrong password is said plainly, and the page is there") {
  if (!testing::has_mosquitto()) return;
  const test::TempFolder folder;
  const testing::RunningBroker broker(
      "allow_anonymous false\npassword_file FOLDER/passwords\n",
      [](const std::filesystem::path& made) { std::ofstream(made / "passwords") << ""; });
  const halls::HallProgram hall({.program = RINGSIDE_HALL,
                                 .broker = broker.address("hall", "wrong"),
                                 .ledger = folder / "t.db",
                                 .said = folder / "said"});
  const auto says = [&](const std::string& part) { return has(hall.said(), part); };
  CHECK(wait_until([&] { return says("the broker refuses user and password; give those that it knows"); }));
  CHECK_FALSE(says("wrong"));
  const json shown = testing::AskedHall(hall.port()).hall();
  CHECK(shown["broker"]["connected"] == false);
  CHECK(has(shown["broker"]["trouble"].get<std::string>(), "refuses user and password"));
}

}  // namespace
}  // namespace ringside
