// SPDX-License-Identifier: MIT
// Commands that come again because their answer was lost.

#include <doctest/doctest.h>

#include "ledger/ledger.h"
#include "live/table/played_table.h"
#include "live/table/state_json.h"
#include "match/match_state.h"

using namespace ringside;
using namespace ringside::test;

namespace {

namespace fs = std::filesystem;

// Each in a table of its own that has something to undo and to redo.
std::vector<TableCommand> all_commands(int disc) {
  return {example_match(),
          EndRound{},
          PauseTable{},
          ResumeTable{},
          ChangeTwenties{"red", 1},
          RuleDisc{disc, 5},
          AddDisc{"black", {0, 150}},
          RemoveDisc{disc},
          RecolourDisc{disc, "black"},
          MoveDisc{disc, {0, 250}},
          UndoLast{},
          RedoLast{}};
}

constexpr std::size_t kCommands = 12;

void play(Played& played) {
  played.table.carry_out(example_match());
  played.see({kRedTen, kBlackFive});
  for (int i = 0; i < 4; ++i) played.table.carry_out(ChangeTwenties{"black", 1});
  for (int i = 0; i < 2; ++i) played.table.carry_out(UndoLast{});
}

TableCommand command_of(const Played& played, std::size_t index) {
  return all_commands(played.table.newest()->discs.at(0).scored.disc.id).at(index);
}

std::pair<std::size_t, std::size_t> in_ledger(const fs::path& folder) {
  const Ledger ledger(folder / "matches.db");
  const StoredMatch match = ledger.find(*ledger.latest());
  return {static_cast<std::size_t>(match.id), match.match.entries.size()};
}

const CommandKey kKey{"phone-7", "digest"};

}  // namespace

TEST_CASE("a command that comes again with its key is answered and not carried out") {
  for (std::size_t i = 0; i < kCommands; ++i) {
    CAPTURE(i);
    const TempFolder folder;
    Played played(folder.path());
    play(played);
    const TableCommand command = command_of(played, i);
    const auto view = played.table.carry_out(command, kKey);
    const TableState state = played.table.state();
    const auto ledger = in_ledger(folder.path());
    CHECK(played.table.carry_out(command, kKey)->revision == view->revision);
    CHECK(played.table.state() == state);
    CHECK(in_ledger(folder.path()) == ledger);
  }
}

TEST_CASE("without a key every command is carried out") {
  MatchBegun begun;
  for (int i = 0; i < 2; ++i) begun.played.table.carry_out(ChangeTwenties{"red", 1}, CommandKey{});
  CHECK(begun.played.total("red") == 40);
}

TEST_CASE("a command that comes again after the program was killed is not carried out") {
  for (std::size_t i = 0; i < kCommands; ++i) {
    CAPTURE(i);
    const TempFolder folder;
    std::optional<TableCommand> command;
    {
      Played played(folder.path());
      play(played);
      command = command_of(played, i);
      played.table.carry_out(*command, kKey);
    }
    const auto ledger = in_ledger(folder.path());
    Played again(folder.path());
    again.table.resume(std::nullopt);
    const TableState state = again.table.state();
    again.table.carry_out(*command, kKey);
    CHECK(again.table.state() == state);
    CHECK(in_ledger(folder.path()) == ledger);
    again.table.carry_out(ChangeTwenties{"red", 1}, {"phone-8", "digest"});
    CHECK(again.table.newest()->twenties.at("red") == (i == 4 ? 2 : 1));
  }
}

// What was prepared for the round's file has not taken its place.
TEST_CASE("killed between the ledger and the round's file: the command is known all the same") {
  for (const TableCommand& command : {TableCommand{EndRound{}}, TableCommand{example_match()}}) {
    CAPTURE(command.index());
    const TempFolder folder;
    const fs::path file = folder / "live" / "round.json";
    {
      Played played(folder.path());
      play(played);
      fs::copy_file(file, folder / "earlier.json");
      played.table.carry_out(command, kKey);
    }
    fs::rename(file, folder / "live" / "round.json.new");
    fs::rename(folder / "earlier.json", file);
    const auto ledger = in_ledger(folder.path());
    Played again(folder.path());
    again.table.resume(std::nullopt);
    again.table.carry_out(command, kKey);
    CHECK(in_ledger(folder.path()) == ledger);
  }
}

// The ledger was not reached: the command that was being kept was not carried out.
TEST_CASE("killed before the ledger: the command is carried out when it comes again") {
  const TempFolder folder;
  const fs::path file = folder / "live" / "round.json";
  std::pair<std::size_t, std::size_t> ledger;
  {
    Played played(folder.path());
    play(played);
    ledger = in_ledger(folder.path());
    fs::copy_file(file, folder / "earlier.json");
    fs::copy_file(folder / "matches.db", folder / "earlier.db");
    played.table.carry_out(EndRound{}, kKey);
  }
  fs::rename(file, folder / "live" / "round.json.new");
  fs::rename(folder / "earlier.json", file);
  for (const char* part : {"matches.db-wal", "matches.db-shm"}) fs::remove(folder / part);
  fs::rename(folder / "earlier.db", folder / "matches.db");
  Played again(folder.path());
  again.table.resume(std::nullopt);
  again.see({kRedTen, kBlackFive});
  again.table.carry_out(EndRound{}, kKey);
  CHECK(in_ledger(folder.path()).second == ledger.second + 1);
}

TEST_CASE("a command that was refused is tried anew when it comes again") {
  MatchBegun begun;
  Table& table = begun.played.table;
  CHECK_THROWS_AS(table.carry_out(ChangeTwenties{"red", -1}, kKey), TableError);
  table.carry_out(ChangeTwenties{"red", 1});
  table.carry_out(ChangeTwenties{"red", -1}, kKey);
  CHECK(begun.played.total("red") == 0);
}

TEST_CASE("a key that comes with another command is refused") {
  MatchBegun begun;
  Table& table = begun.played.table;
  table.carry_out(ChangeTwenties{"red", 1}, kKey);
  CHECK_THROWS_WITH_AS(table.carry_out(ChangeTwenties{"black", 1}, {kKey.id, "another digest"}),
                       doctest::Contains("a key of its own"), TableError);
  CHECK(begun.played.total("black") == 0);
}

TEST_CASE("keys are kept with the round, and the oldest make room") {
  TableState state;
  for (int i = 0; i < 200; ++i) keep_key(state.carried_out, {"phone-" + std::to_string(i), "digest"});
  CHECK(state.carried_out.size() == 64);
  CHECK(is_known(state.carried_out, {"phone-199", "digest"}));
  CHECK_FALSE(is_known(state.carried_out, {"phone-100", "digest"}));
  Json json = to_json(state);
  CHECK(state_from_json(json) == state);
  json.erase("carried_out");  // of an earlier version
  CHECK(state_from_json(json).carried_out.empty());
}
