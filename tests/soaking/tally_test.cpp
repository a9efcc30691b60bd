// SPDX-License-Identifier: MIT
#include "soaking/tally.h"

#include <doctest/doctest.h>

namespace ringside::soaking {
namespace {

TEST_CASE("what is told and did not happen is a finding; what is not told is none") {
  Tally tally;
  watching::Verdict missed;
  missed.faults = {"no shot told of the one at frame 5",
                   "state at frame 7 told at frame 9: totals red 5 for red 10 "};
  add(tally, 3, missed);
  CHECK(tally.findings.empty());
  watching::Verdict invented = missed;
  invented.phantoms = 1;
  invented.faults.emplace_back("twenty told at frame 7 while nothing changed");
  add(tally, 4, invented);
  REQUIRE(tally.findings.size() == 1);
  CHECK(tally.findings[0].act == 4);
  CHECK(tally.findings[0].what.starts_with("twenty told"));
  CHECK(tally.told.phantoms == 1);
}

TEST_CASE("what goes on growing is growth, what grew at first is none") {
  std::vector<Footprint> flat, memory, descriptors, threads;
  for (int i = 0; i < 12; ++i) {
    flat.push_back({i < 4 ? 100.0 + 20 * i : 180, 30, 9});
    memory.push_back({200 + 10.0 * i, 30, 9});
    descriptors.push_back({200, 30 + i, 9});
    threads.push_back({200, 30, 9 + i});
  }
  CHECK(growth(flat).empty());
  CHECK_FALSE(growth(memory).empty());
  CHECK_FALSE(growth(descriptors).empty());
  CHECK_FALSE(growth(threads).empty());
  memory.resize(5);
  CHECK(growth(memory).empty());
}

}  // namespace
}  // namespace ringside::soaking
