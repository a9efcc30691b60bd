// SPDX-License-Identifier: MIT
#include <nlohmann/json.hpp>

#include "fuzz/write_seeds.h"
#include "match/example_match.h"
#include "report/match/match_file.h"
#include "web/fake_table.h"
#include "web/view_json.h"

namespace ringside::fuzz {
namespace {

// Discs are not looked at, and would be most of it.
std::string small_state() {
  auto state = view_json(testing::view_in_play());
  for (const char* key : {"discs", "maybe_discs", "events"}) state[key] = nlohmann::ordered_json::array();
  state["calibration"] = nullptr;
  return state.dump();
}

std::string small_match() {
  Match match = testing::with_rounds(testing::new_match("nca"), {{40, 30}, {10, 5}, {5, 10}, {5, 0}});
  auto json = nlohmann::ordered_json::parse(
      match_file_text({1, "0b5f1f0e-6a4b-4c0a-9d5e-2f1f3c4b5a69", testing::kNoon, match}));
  json.erase("standing");
  return json.dump();
}

}  // namespace

void write_hall_seeds(const Seeds& seeds) {
  const auto put = [&](const char* kind, const std::string& payload) {
    seeds.write("hall_message", kind, std::string("ringside/hall/Oak/") + kind + "\n" + payload);
  };
  put("availability", R"({"status":"online","session":"s"})");
  put("events", R"({"event":"twenty","team":"red","sequence":7,"session":"s"})");
  put("state", small_state());
  put("match", small_match());
  seeds.write("hall_message", "broken-event",
              "ringside/hall/Elm/events\n{\"event\":\"twenty\",\"sequence\":1e300}");
  constexpr const char* kCommands[]{
      R"({"command":"pair","seen":3})",
      R"({"command":"result","pairing":1,"points_a":6,"points_b":2,"twenties_a":1,"twenties_b":0,"board_a":95,"board_b":40})",
      R"({"command":"correct","pairing":1,"walkover":2,"note":"left"})",
      R"({"command":"rule_tie","order":[2,1],"note":"shoot-out"})",
      R"({"command":"withdraw","entrant":2})",
      R"({"command":"assign_table","pairing":1,"table":"Oak"})",
      R"({"command":"undo","entries":1})"};
  int number = 0;
  for (const char* command : kCommands)
    seeds.write("hall_message", "command-" + std::to_string(++number), command);
}

}  // namespace ringside::fuzz
