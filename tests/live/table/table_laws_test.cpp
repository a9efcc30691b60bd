// SPDX-License-Identifier: MIT
// What holds at a live table whatever happens at it.

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "live/table/pure_table.h"
#include "live/table/state_json.h"
#include "live/view/table_command.h"

using namespace ringside;
using namespace ringside::test;

namespace {

constexpr int kSessions = 1000, kInputs = 10;

using Json = nlohmann::ordered_json;

TableState through_file(const TableState& state) {
  return state_from_json(Json::parse(to_json(state).dump()));
}

// False when the table refuses it.
bool take(PureTable& table, const Input& input) {
  try {
    table.take(input);
  } catch (const TableError&) {
    return false;
  }
  return true;
}

// A session that has gone on for a while.
PureTable played(RandomInputs& random, int inputs = kInputs) {
  PureTable table;
  table.take(random.reading(table.state));
  for (int i = 0; i < inputs; ++i) take(table, random.next(table.state));
  return table;
}

// What undo covers: the ids that were given out, and which of the pictures are kept, it does not.
struct Covered {
  std::vector<TableDisc> discs;
  std::map<int, Vec2> left;
  RoundInPlay round;

  explicit Covered(const TableState& state)
      : discs(state.memory.discs), left(state.memory.left), round(state.round) {
    if (round.before_lifting) round.before_lifting->measured = round.before_lifting->picture = 0;
  }
  bool operator==(const Covered&) const = default;
};

std::vector<int> counted_entries(const PureTable& table) {
  return table.match ? state_of(*table.match).done : std::vector<int>{};
}

}  // namespace

TEST_CASE("undo to the start and redo: the same state") {
  std::size_t undone = 0;
  for (int session = 0; session < kSessions; ++session) {
    const std::uint64_t seed = seed_of("undo to the start and redo", session);
    CAPTURE(seed);
    RandomInputs random(seed);
    PureTable table = played(random);
    const TableState before = table.state;
    const std::vector<int> entries = counted_entries(table);
    const std::size_t count = before.done.size();
    for (std::size_t i = 0; i < count; ++i) REQUIRE(take(table, TableCommand{UndoLast{}}));
    CHECK(table.state.done.empty());
    CHECK_FALSE(take(table, TableCommand{UndoLast{}}));
    for (std::size_t i = 0; i < count; ++i) REQUIRE(take(table, TableCommand{RedoLast{}}));
    INFO(Json::diff(to_json(before), to_json(table.state)).dump(1));
    REQUIRE(table.state == before);
    CHECK(counted_entries(table) == entries);
    undone += count;
  }
  CHECK(undone > 1000);  // or little was tried
}

TEST_CASE("what people do is all taken back by undo") {
  std::size_t undone = 0;
  for (int session = 0; session < kSessions; ++session) {
    const std::uint64_t seed = seed_of("what people do is all taken back", session);
    CAPTURE(seed);
    RandomInputs random(seed);
    PureTable table = played(random);
    table.state.done.clear();
    const Covered before(table.state);
    const std::vector<int> entries = counted_entries(table);
    for (int i = 0; i < kInputs; ++i) take(table, random.command(table.state));
    undone += table.state.done.size();
    // An answer can remove a question and do nothing else: such are not brought back.
    while (!table.state.done.empty()) REQUIRE(take(table, TableCommand{UndoLast{}}));
    Covered after(table.state);
    after.round.questions = before.round.questions;
    CHECK(after == before);
    CHECK(counted_entries(table) == entries);
  }
  CHECK(undone > 1000);
}

TEST_CASE("a table that is ended and begun again at every step is the same") {
  int inputs = 0;
  for (int session = 0; session < kSessions; ++session) {
    const std::uint64_t seed = seed_of("ended and begun again at every step", session);
    CAPTURE(seed);
    RandomInputs random(seed);
    PureTable table;
    for (int i = 0; i < kInputs; ++i, ++inputs) {
      take(table, i == 0 ? Input{random.reading(table.state)} : random.next(table.state));
      const TableState read_back = through_file(table.state);
      REQUIRE(read_back == table.state);
      const TableState again = restarted(read_back);
      CHECK(again.memory == table.state.memory);
      CHECK(Covered(again) == Covered(table.state));
      CHECK(again.done.size() == table.state.done.size());
      CHECK(restarted(through_file(again)) == again);
      CHECK(readings_of(again).empty());
      // Half of the sessions go on with the state that was read back.
      if (session % 2 == 0) table.state = read_back;
      if (session % 4 == 0 && i % 3 == 2) table.state = again;
    }
  }
  CHECK(inputs == kSessions * kInputs);
}

TEST_CASE("the same input makes the same of a state, and leaves that as it was") {
  for (int session = 0; session < kSessions; ++session) {
    const std::uint64_t seed = seed_of("the same input makes the same", session);
    CAPTURE(seed);
    RandomInputs random(seed);
    PureTable table = played(random, 5);
    const TableState before = table.state;
    const Input input = random.next(table.state);
    PureTable other = table;
    const bool taken = take(table, input);
    CHECK(take(other, input) == taken);
    CHECK(other.state == table.state);
    if (!taken) CHECK(table.state == before);
  }
}

TEST_CASE("ids of discs on the board are all different") {
  for (int session = 0; session < kSessions / 10; ++session) {
    const std::uint64_t seed = seed_of("ids are all different", session);
    CAPTURE(seed);
    RandomInputs random(seed);
    PureTable table;
    for (int i = 0; i < 10 * kInputs; ++i) {
      take(table, random.next(table.state));
      std::set<int> ids;
      for (const TableDisc& disc : table.state.memory.discs) ids.insert(disc.scored.disc.id);
      REQUIRE(ids.size() == table.state.memory.discs.size());
    }
  }
}
