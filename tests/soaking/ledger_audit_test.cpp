// SPDX-License-Identifier: MIT
#include "soaking/ledger_audit.h"

#include <doctest/doctest.h>

#include "ledger/ledger.h"
#include "rules/rule_library.h"
#include "support/temp_folder.h"

namespace ringside::soaking {
namespace {

TEST_CASE("an audit names rounds that are missing or there twice") {
  const test::TempFolder folder;
  const auto file = folder / "matches.db";
  CHECK(rounds_of_newest_match(file) == 0);
  Ledger ledger(file);
  const std::vector<Player> players{{"Ann", "black"}, {"Bob", "red"}};
  const auto match = ledger.create(agree(RuleLibrary::standard().find("nca"), players, {}), UtcTime{});
  const auto add = [&](const RoundPlayed& round) {
    ledger.append(match.id, UtcTime{}, [&](const Match&) { return round; });
  };
  add({.board = {{"black", 20}, {"red", 15}}});
  CHECK(rounds_of_newest_match(file) == 1);
  CHECK(audit(file, folder.path(), 1).empty());
  CHECK(audit(file, folder.path(), 2).size() == 1);
  CHECK(audit(file, folder.path(), 0).size() == 1);
}

}  // namespace
}  // namespace ringside::soaking
