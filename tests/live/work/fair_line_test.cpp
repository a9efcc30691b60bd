// SPDX-License-Identifier: MIT
#include "live/work/fair_line.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace ringside {
namespace {

std::string all_of(FairLine<char>& line) {
  std::string order;
  while (const auto task = line.take()) order += *task;
  return order;
}

TEST_CASE("tables take turns, and of one table the earliest task comes first") {
  FairLine<char> line;
  for (const char task : {'a', 'b', 'c'}) line.add(1, task);
  for (const char task : {'x', 'y'}) line.add(2, task);
  line.add(3, '!');
  CHECK(all_of(line) == "ax!byc");
  CHECK(line.empty());
}

TEST_CASE("a table that always has work lets each other one pass before its next task") {
  FairLine<char> line;
  for (int i = 0; i < 100; ++i) line.add(1, 'g');
  std::string order;
  for (int round = 0; round < 20; ++round) {
    line.add(2, 'a');
    line.add(3, 'b');
    for (int i = 0; i < 3; ++i) {
      order += *line.take();
      line.add(1, 'g');  // it never has less than it had
    }
  }
  for (std::size_t at = 0; at < order.size(); at += 3) CHECK(order.substr(at, 3) == "gab");
}

TEST_CASE("a table that comes again at once stands behind those that wait") {
  FairLine<int> line;
  for (const int table : {1, 2, 3}) line.add(table, table);
  std::vector<int> order;
  for (int i = 0; i < 9; ++i) {
    const int table = *line.take();
    order.push_back(table);
    line.add(table, table);
  }
  CHECK(order == std::vector<int>{1, 2, 3, 1, 2, 3, 1, 2, 3});
}

}  // namespace
}  // namespace ringside
