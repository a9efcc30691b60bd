// SPDX-License-Identifier: MIT
#include "desk/tables/table_message.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "desk/played_match.h"
#include "desk/tables/glance_json.h"
#include "report/match/match_file.h"
#include "web/fake_table.h"
#include "web/view_json.h"

namespace ringside::hall {
namespace {

using testing::kNoon;

struct HeardHall {
  HallView view;

  TakenMessage hear(const std::string& topic, const std::string& payload) {
    return take({.topic = "ringside/hall/" + topic, .payload = payload}, "hall", kNoon, view);
  }
  void come(const std::string& table, const nlohmann::ordered_json& state) {
    REQUIRE(hear(table + "/availability", R"({"status": "online", "session": "s"})").complaint.empty());
    REQUIRE(hear(table + "/state", state.dump()).complaint.empty());
  }
};

nlohmann::ordered_json state_in_play() { return view_json(ringside::testing::view_in_play()); }

TEST_CASE("a table's state is seen at a glance") {
  HeardHall hall;
  hall.come("Oak", state_in_play());
  const HallTable& table = hall.view.tables.at("Oak");
  CHECK(table.online);
  REQUIRE(table.glance);
  CHECK(table.glance->sides.size() == 2);
  CHECK(table.glance->open_calls == 1);
  CHECK(table.glance->camera == "running");
  CHECK(hall.hear("Oak/events", R"({"event": "twenty", "sequence": 7, "session": "s"})").complaint.empty());
  CHECK(hall.view.tables.at("Oak").event == "twenty");
  CHECK(hall.hear("Oak/availability", R"({"status": "offline", "session": "s"})").complaint.empty());
  CHECK_FALSE(hall.view.tables.at("Oak").online);
  CHECK(alerts_of(hall.view.tables.at("Oak")) == std::vector<std::string>{"offline"});
  CHECK(hall.hear("Oak/availability", "").complaint.empty());
  CHECK(hall.view.tables.empty());
}

TEST_CASE("open calls come first, then faults, then names as people count") {
  HeardHall hall;
  auto plain = state_in_play();
  plain["too_close"] = nlohmann::ordered_json::array();
  plain["open_calls"] = nullptr;
  plain["questions"] = nlohmann::ordered_json::array();
  auto lost = plain;
  lost["camera"]["status"] = "lost";
  auto open = plain;
  open["too_close"] = {4};
  open["open_calls"] = {{"winner_is_open", true}};
  hall.come("Table 10", plain);
  hall.come("Table 2", plain);
  hall.come("Table 7", lost);
  hall.come("Table 9", open);
  CHECK(tables_in_order(hall.view) == std::vector<std::string>{"Table 9", "Table 7", "Table 2", "Table 10"});
  CHECK(alerts_of(hall.view.tables.at("Table 9")) == std::vector<std::string>{"winner"});
  CHECK(alerts_of(hall.view.tables.at("Table 7")) == std::vector<std::string>{"camera"});
  CHECK(tables_json(hall.view)[0]["name"] == "Table 9");
}

TEST_CASE("what is hostile or broken changes nothing and is told") {
  HeardHall hall;
  hall.come("Oak", state_in_play());
  const HallView before = hall.view;
  std::string deep;
  for (int i = 0; i < 100; ++i) deep += "[";
  auto wrong = state_in_play();
  wrong["match"] = {{"players", 3}};
  auto numbers = state_in_play();
  numbers["totals"] = {{"black", {{"total", 1e300}}}};
  for (const std::string& payload : {std::string("{"), std::string("[]"), std::string("null"), deep,
                                     wrong.dump(), numbers.dump(), "\"" + std::string(300'000, 'x') + "\""}) {
    CAPTURE(payload.substr(0, 60));
    CHECK_FALSE(hall.hear("Oak/state", payload).complaint.empty());
    CHECK_FALSE(hall.hear("Oak/availability", payload).complaint.empty());
    CHECK_FALSE(hall.hear("Oak/match", payload).complaint.empty());
    CHECK_FALSE(hall.hear("Oak/events", payload).complaint.empty());
  }
  CHECK_FALSE(hall.hear("Oak/", "{}/x").table.empty());
  CHECK_FALSE(take({.topic = "ringside/other/Oak/state", .payload = "{}"}, "hall", kNoon, hall.view)
                  .complaint.empty());
  CHECK(hall.view == before);
}

TEST_CASE("fields that nobody knows do not matter, and no more tables are taken than a hall has") {
  HeardHall hall;
  auto state = state_in_play();
  state["from a newer ringside"] = {1, 2, 3};
  hall.come("Oak", state);
  for (std::size_t i = 1; i < kMostHallTables; ++i) hall.come("T" + std::to_string(i), state);
  CHECK_FALSE(hall.hear("One more/state", state.dump()).complaint.empty());
  CHECK(hall.view.tables.size() == kMostHallTables);
  CHECK(hall.hear("Oak/state", state.dump()).complaint.empty());
}

TEST_CASE("a match is taken as its file, and an empty one is none") {
  HeardHall hall;
  const StoredMatch match = ringside::testing::finished_match("A=black,C=red");
  const TakenMessage taken = hall.hear("Oak/match", match_file_text(match));
  CHECK(taken.complaint.empty());
  REQUIRE(taken.match);
  CHECK(taken.match->uuid == match.uuid);
  CHECK_FALSE(hall.hear("Oak/match", "").match);
}

}  // namespace
}  // namespace ringside::hall
