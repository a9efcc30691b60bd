// SPDX-License-Identifier: MIT
#include "desk/tables/match_result.h"

#include <doctest/doctest.h>

#include "desk/played_match.h"
#include "hall/state_of.h"
#include "support/has.h"

namespace ringside::hall {
namespace {

using ringside::testing::finished_match;
using ringside::testing::paired_tournament;
using test::has;

// As the desk takes it.
Tournament after(const Tournament& tournament, const StoredMatch& match, const std::string& table = "Oak") {
  const MatchResult result = result_of_match(tournament, table, match);
  CHECK(result.remark.empty());
  return result.action ? with_entry(tournament, *result.action, testing::kNoon) : tournament;
}

std::optional<Outcome> first_outcome(const Tournament& tournament) {
  return state_of(tournament).pairings.at(0).outcome;
}

TEST_CASE("a finished match of the two is the result of their pairing, once") {
  const Tournament before = paired_tournament();
  const StoredMatch match = finished_match("A=black,C=red");
  const Tournament once = after(before, match);
  CHECK(first_outcome(once) == Outcome(Played{{6, 0, 60}, {2, 0, 45}}));
  CHECK(after(once, match).entries.size() == once.entries.size());
  CHECK(after(once, match, "Elm").entries.size() == once.entries.size());
}

TEST_CASE("sides count whichever of the two sits first, and names in any case") {
  const Tournament once = after(paired_tournament(), finished_match("c=black,a=red"));
  CHECK(first_outcome(once) == Outcome(Played{{2, 0, 45}, {6, 0, 60}}));
}

TEST_CASE("a match that goes on at the table corrects its result when it is over again") {
  StoredMatch match = finished_match("A=black,C=red");
  const Tournament once = after(paired_tournament(), match);
  match.match = ringside::testing::then(match.match, ringside::Undo{1});
  CHECK(after(once, match).entries.size() == once.entries.size());
  match.match = ringside::testing::with_round(match.match, 0, 5);
  const Tournament corrected = after(once, match);
  CHECK(std::get<Played>(*first_outcome(corrected)).a.points == 4);
  CHECK(after(corrected, match).entries.size() == corrected.entries.size());
  CHECK(after(corrected, finished_match("A=black,C=red")).entries.size() == corrected.entries.size());
}

TEST_CASE("what the desk corrected or undid stands, though the match comes again") {
  const StoredMatch match = finished_match("A=black,C=red");
  const Tournament once = after(paired_tournament(), match);
  const Tournament corrected =
      with_entry(once, ResultCorrected{1, Played{{2, 0}, {6, 0}}, "desk"}, testing::kNoon);
  CHECK(after(corrected, match).entries.size() == corrected.entries.size());
  const Tournament undone = with_entry(once, Undo{1}, testing::kNoon);
  CHECK(after(undone, match).entries.size() == undone.entries.size());
}

TEST_CASE("matches that are not meant are no results, and it is said where somebody should look") {
  const Tournament paired = paired_tournament();
  const auto remark = [&](const Tournament& tournament, const StoredMatch& match, const std::string& table) {
    const MatchResult result = result_of_match(tournament, table, match);
    CHECK_FALSE(result.action);
    return result.remark;
  };
  CHECK(remark(paired, finished_match("A=black,B=red"), "Oak").empty());
  StoredMatch open = finished_match("A=black,C=red");
  open.match = ringside::testing::then(open.match, ringside::Undo{1});
  CHECK(remark(paired, open, "Oak").empty());
  const Tournament at_elm = with_entry(paired, TableAssigned{1, "Elm"}, testing::kNoon);
  CHECK(has(remark(at_elm, finished_match("A=black,C=red"), "Oak"), "is played at table Elm"));
  StoredMatch old = finished_match("A=black,C=red");
  old.made = testing::kNoon - std::chrono::hours(20);
  CHECK(has(remark(paired, old, "Oak"), "was begun before pairing 1 was made"));
}

}  // namespace
}  // namespace ringside::hall
