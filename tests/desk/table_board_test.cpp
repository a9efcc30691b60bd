// SPDX-License-Identifier: MIT
#include "desk/tables/table_board.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "desk/served_hall.h"
#include "web/example_view.h"
#include "web/fake_table.h"
#include "web/view_json.h"

namespace ringside {
namespace {

using nlohmann::ordered_json;
using testing::ServedHall;

TEST_CASE("of a state the board takes what is shown, cut to bounds, and nothing else") {
  ordered_json state = view_json(testing::example_view());
  state["surprise"] = 1;
  state["camera"]["note"] = std::string(10'000, 'x');
  state["discs"][0]["base_mm"] = {1e300, -4.5};
  while (state["warnings"].size() < 1'000) state["warnings"].push_back("much");
  const ordered_json board = hall::board_from(state);
  CHECK(!board.contains("surprise"));
  CHECK(board["camera"]["note"].get<std::string>().size() == 160);
  CHECK(board["discs"][0]["base_mm"] == ordered_json{10'000.0, -4.5});
  CHECK(board["warnings"].size() == 64);
  CHECK(board["discs"].size() == state["discs"].size());
  CHECK(hall::board_from(board) == board);
}

TEST_CASE("a state whose board is of another kind changes nothing and is told") {
  ServedHall hall;
  hall.publish("Oak/state", view_json(testing::example_view()).dump());
  const auto before = *hall.desk.board_of("Oak");
  for (const auto& [field, value] :
       std::vector<std::pair<std::string, ordered_json>>{{"discs", 7},
                                                         {"discs", {{{"id", "one"}}}},
                                                         {"calibration", "round"},
                                                         {"teams", {1, 2}},
                                                         {"events", {{{"event", 5}}}}}) {
    ordered_json state = view_json(testing::example_view());
    state[field] = value;
    hall.publish("Oak/state", state.dump());
    CHECK_MESSAGE(*hall.desk.board_of("Oak") == before, field);
  }
  CHECK(hall.told().size() == 1);
}

TEST_CASE("the board of a table goes with the table, or with its state") {
  ServedHall hall;
  const std::string state = view_json(testing::example_view()).dump();
  for (const char* gone : {"Oak/state", "Oak/availability"}) {
    hall.publish("Oak/availability", R"({"status":"online","session":"s"})");
    hall.publish("Oak/state", state);
    REQUIRE(hall.desk.board_of("Oak"));
    hall.publish(gone, "");
    CHECK_MESSAGE(!hall.desk.board_of("Oak"), gone);
  }
}

}  // namespace
}  // namespace ringside
