// SPDX-License-Identifier: MIT
// A hall for a browser to look at: show_hall TABLES. Each line of stdin, TABLE, KIND and JSON parted by tabs,
// is a message of that table.
#include <iostream>
#include <nlohmann/json.hpp>

#include "desk/served_hall.h"
#include "web/fake_table.h"
#include "web/view_json.h"

namespace ringside {
namespace {

nlohmann::ordered_json state_of_table(int number) {
  auto state = view_json(testing::view_in_play());
  state["too_close"] = nlohmann::ordered_json::array();
  state["open_calls"] = nullptr;
  state["questions"] = nlohmann::ordered_json::array();
  if (number % 11 == 5) {
    state["too_close"] = {4};
    state["open_calls"] = {{"winner_is_open", true}};
  }
  if (number % 13 == 7) state["camera"] = {{"status", "lost"}, {"note", "the cable is out"}};
  if (number == 3) {
    state["match"]["players"][0]["name"] = "<b>Bobby</b> Tables";
    state["match"]["players"][1]["name"] = "\xd7\x90\xd7\x91\xd7\x92 \xd7\x93\xd7\x94";
  }
  return state;
}

void publish_tables(testing::ServedHall& hall, int count) {
  for (int i = 1; i <= count; ++i) {
    const std::string table = "Table " + std::to_string(i);
    hall.publish(table + "/availability",
                 i % 17 == 9 ? R"({"status":"offline"})" : R"({"status":"online","session":"s"})");
    hall.publish(table + "/state", state_of_table(i).dump());
  }
}

int show_hall(int count) {
  testing::ServedHall hall;
  hall.desk.broker_is("");
  publish_tables(hall, count);
  std::cout << hall.server.url(Rights::kCorrect) << std::endl;
  for (std::string line; std::getline(std::cin, line);) {
    const std::size_t space = line.find('\t'), next = line.find('\t', space + 1);
    hall.publish(line.substr(0, space) + "/" + line.substr(space + 1, next - space - 1),
                 line.substr(next + 1));
  }
  return 0;
}

}  // namespace
}  // namespace ringside

int main(int count, char** arguments) { return ringside::show_hall(count > 1 ? std::stoi(arguments[1]) : 4); }
