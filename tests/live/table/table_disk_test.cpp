// SPDX-License-Identifier: MIT
// What becomes of a table when the disk fails or the program is killed.

#include <doctest/doctest.h>

#include "ledger/ledger.h"
#include "live/table/played_table.h"
#include "match/match_state.h"

using namespace ringside;
using namespace ringside::test;

namespace {

namespace fs = std::filesystem;

// A folder in its place cannot be replaced by a file.
void spoil_round_file(const TempFolder& folder) {
  fs::remove(folder / "live" / "round.json");
  fs::create_directory(folder / "live" / "round.json");
}

std::size_t rounds_in_ledger(const TempFolder& folder) {
  const Ledger ledger(folder / "matches.db");
  return state_of(ledger.find(*ledger.latest()).match).rounds.size();
}

std::vector<TableCommand> some_commands(const TableView& view) {
  const int id = view.discs.at(0).scored.disc.id;
  return {ChangeTwenties{"red", 1},
          RuleDisc{id, 5},
          AddDisc{"black", {0, 150}},
          RemoveDisc{id},
          RecolourDisc{id, "black"},
          MoveDisc{id, {0, 250}},
          EndRound{},
          UndoLast{},
          PauseTable{},
          example_match()};
}

}  // namespace

TEST_CASE("a command that cannot be kept is refused, and leaves the table and the ledger as they were") {
  MatchBegun begun;
  Played& played = begun.played;
  played.see({kRedTen, kBlackFive});
  played.table.carry_out(ChangeTwenties{"black", 1});
  const TableState before = played.table.state();
  const std::size_t reported = played.told.size();
  const auto uuid = played.table.newest()->match->uuid;
  spoil_round_file(begun.folder);
  for (const TableCommand& command : some_commands(*played.table.newest())) {
    CAPTURE(command.index());
    CHECK_FALSE(error_of(played.table, command).empty());
    CHECK(played.table.state() == before);
    CHECK(played.table.newest()->match->uuid == uuid);
  }
  CHECK(played.told.size() == reported);
  CHECK(rounds_in_ledger(begun.folder) == 0);
  fs::remove(begun.folder / "live" / "round.json");
  played.table.carry_out(EndRound{});
  CHECK(rounds_in_ledger(begun.folder) == 1);
}

TEST_CASE("what the camera sees counts on a full disk, with a warning until it can be kept") {
  MatchBegun begun;
  Played& played = begun.played;
  const auto warned = [&] {
    const auto& warnings = played.table.newest()->warnings;
    return std::any_of(warnings.begin(), warnings.end(), [](const std::string& warning) {
      return warning.starts_with("the round cannot be kept: ");
    });
  };
  spoil_round_file(begun.folder);
  played.see({kRedTen, kBlackFive});
  CHECK(played.total("red") == 10);
  CHECK(warned());
  // Whether the round is over people are asked.
  played.shoot_reds(16);
  played.see_swept({});
  CHECK(played.count("round_over") == 0);
  CHECK(played.table.newest()->questions.back().text.starts_with("the round is not counted: "));
  CHECK(rounds_in_ledger(begun.folder) == 0);
  fs::remove(begun.folder / "live" / "round.json");
  played.table.carry_out(EndRound{});
  CHECK(rounds_in_ledger(begun.folder) == 1);
  CHECK_FALSE(warned());
}

TEST_CASE("a round that the ledger refuses is not counted, and stays as it was") {
  MatchBegun begun;
  Played& played = begun.played;
  played.see({kRedTen, kBlackFive});
  const TableState before = played.table.state();
  fs::rename(begun.folder / "matches.db", begun.folder / "away.db");
  fs::create_directory(begun.folder / "matches.db");
  CHECK_FALSE(error_of(played.table, EndRound{}).empty());
  CHECK(played.table.state() == before);
  CHECK(played.count("round_over") == 0);
  // When nobody ended it, people are asked.
  played.shoot_reds(15);
  played.see_swept({});
  CHECK(played.count("round_over") == 0);
  CHECK(played.table.newest()->questions.back().text.starts_with("the round is not counted: "));
  fs::remove(begun.folder / "matches.db");
  fs::rename(begun.folder / "away.db", begun.folder / "matches.db");
  played.table.carry_out(EndRound{});
  CHECK(rounds_in_ledger(begun.folder) == 1);
}

TEST_CASE("after a restart a disc that a person removed or moved does not come back") {
  const TempFolder folder;
  const std::vector<Disc> lying{kRedTen, kBlackFifteen, kBlackFive};
  {
    Played played(folder.path());
    played.table.carry_out(example_match());
    played.see(lying);
    const auto view = played.table.newest();
    played.table.carry_out(RemoveDisc{view->discs.at(0).scored.disc.id});
    played.table.carry_out(MoveDisc{view->discs.at(1).scored.disc.id, {0, 250}});
    REQUIRE(played.total("red") == 0);
    REQUIRE(played.total("black") == 10);
  }
  Played again(folder.path());
  again.table.resume(std::nullopt);
  again.see(lying);
  CHECK(again.total("red") == 0);
  CHECK(again.total("black") == 10);
  CHECK(again.table.newest()->discs.size() == 2);
  // What a shot brings there later is a disc like every other.
  again.see_swept({kBlackFifteen, kBlackFive});
  again.shoot(lying);
  CHECK(again.total("red") == 10);
}

TEST_CASE("after a restart what people did can still be taken back") {
  const TempFolder folder;
  {
    Played played(folder.path());
    played.table.carry_out(example_match());
    played.see({kRedTen, kBlackFive});
    played.table.carry_out(EndRound{});
    played.table.carry_out(ChangeTwenties{"red", 1});
    played.table.carry_out(RemoveDisc{played.table.newest()->discs.at(0).scored.disc.id});
  }
  Played again(folder.path());
  again.table.resume(std::nullopt);
  again.see({kRedTen, kBlackFive});
  CHECK(again.total("red") == 20);
  REQUIRE(again.table.newest()->undoable.size() == 3);
  again.table.carry_out(UndoLast{});
  CHECK(again.total("red") == 30);
  again.table.carry_out(UndoLast{});
  CHECK(again.total("red") == 10);
  again.table.carry_out(UndoLast{});
  CHECK(rounds_in_ledger(folder) == 0);
}

TEST_CASE("killed between the ledger and the round's file: the round is counted once") {
  const TempFolder folder;
  const fs::path file = folder / "live" / "round.json", earlier = folder / "earlier.json";
  {
    Played played(folder.path());
    played.table.carry_out(example_match());
    played.see({kRedTen, kBlackFive});
    played.table.carry_out(ChangeTwenties{"red", 1});
    fs::copy_file(file, earlier);
    played.table.carry_out(EndRound{});
  }
  fs::copy_file(earlier, file, fs::copy_options::overwrite_existing);
  Played again(folder.path());
  again.table.resume(std::nullopt);
  again.see({kRedTen, kBlackFive});
  CHECK(again.table.newest()->twenties.empty());
  CHECK(again.table.newest()->undoable.empty());
  CHECK(rounds_in_ledger(folder) == 1);
}

TEST_CASE(
    "killed between the ledger and the round's file: a round that was undone comes back with all it had") {
  const TempFolder folder;
  const fs::path file = folder / "live" / "round.json", earlier = folder / "earlier.json";
  {
    Played played(folder.path());
    played.table.carry_out(example_match());
    played.see({kRedTen, kBlackFive});
    played.table.carry_out(ChangeTwenties{"red", 1});
    played.table.carry_out(EndRound{});
    fs::copy_file(file, earlier);
    played.table.carry_out(UndoLast{});
  }
  fs::rename(file, folder / "live" / "round.json.new");
  fs::rename(earlier, file);
  Played again(folder.path());
  again.table.resume(std::nullopt);
  CHECK(again.table.newest()->twenties.at("red") == 1);
  CHECK(again.table.newest()->redoable.size() == 1);
  CHECK(rounds_in_ledger(folder) == 0);
}

TEST_CASE("what was prepared for a round that the ledger refused is not taken after a restart") {
  const TempFolder folder;
  {
    Played played(folder.path());
    played.table.carry_out(example_match());
    played.see({kRedTen, kBlackFive});
    played.table.carry_out(ChangeTwenties{"red", 1});
    fs::rename(folder / "matches.db", folder / "away.db");
    fs::create_directory(folder / "matches.db");
    CHECK_FALSE(error_of(played.table, EndRound{}).empty());
  }
  CHECK_FALSE(fs::exists(folder / "live" / "round.json.new"));
}
