// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>

#include "ledger/ledger.h"
#include "statistics/figures.h"
#include "statistics/played_out.h"
#include "statistics/statistics.h"
#include "support/temp_folder.h"

// 200 random matches in a ledger, against what their simulator counted on its own side.
namespace ringside {
namespace {

using namespace testing;

constexpr int kMatches = 200;

PlainFigures plain(const SideCounts& counts, int matches, int in_play) {
  return {.matches = matches,
          .rounds = counts.rounds,
          .photo_rounds = counts.photo_rounds,
          .twenties = counts.twenties,
          .points = counts.points,
          .won = counts.rounds_won,
          .run = counts.longest_run,
          .shots = counts.shots,
          .judged = counts.valid_shots.of,
          .valid = counts.valid_shots.count,
          .open = counts.open_shots_made.of,
          .made = counts.open_shots_made.count,
          .hangers = counts.hangers,
          .in_play = in_play,
          .left = counts.discs_left};
}

PlainFigures plain(const SideCounts& counts, int matches = 1) {
  int in_play = 0;
  for (const auto& [zone, discs] : counts.discs_left) in_play += discs;
  return plain(counts, matches, in_play);
}

bool opens_count(const StoredMatch& stored) { return stored.match.setup.rules.open_shot_reaches_inner_line; }

std::vector<PlayedOut> played_matches() {
  std::mt19937 random(200);
  std::vector<PlayedOut> matches;
  for (int i = 0; i < kMatches; ++i) matches.push_back(play_out(random));
  return matches;
}

std::vector<StoredMatch> through_a_ledger(const std::vector<PlayedOut>& played) {
  const test::TempFolder folder;
  Ledger ledger(folder / "matches.db");
  for (const PlayedOut& match : played) ledger.add_copy(match.stored);
  return ledger.all();
}

// Copies that were made earlier, when the match had fewer entries.
std::vector<StoredMatch> with_older_copies(std::vector<StoredMatch> matches) {
  const std::vector<StoredMatch> whole = matches;
  for (std::size_t i = 0; i < whole.size(); i += 3) {
    StoredMatch copy = whole[i];
    copy.match.entries.resize(copy.match.entries.size() / 2);
    matches.insert(i % 2 == 0 ? matches.begin() : matches.end(), copy);
  }
  return matches;
}

TEST_CASE("statistics of 200 random matches are those that their simulator counted") {
  const std::vector<PlayedOut> played = played_matches();
  const Statistics statistics = statistics_of(through_a_ledger(played));
  REQUIRE(statistics.matches.size() == kMatches);
  std::map<std::set<std::string>, PlainFigures> totals;
  PlainFigures all;
  for (std::size_t i = 0; i < played.size(); ++i) {
    CAPTURE(i);
    REQUIRE(statistics.matches[i].sides.size() == 2);
    for (const int side : {0, 1}) {
      const PlainFigures truth = figures_of(played[i].truth, side, opens_count(played[i].stored));
      CHECK(plain(statistics.matches[i].sides[static_cast<std::size_t>(side)].counts) == truth);
      totals[names_on(played[i].truth, side)].add(truth);
      all.add(truth);
    }
  }
  REQUIRE(statistics.totals.size() == totals.size());
  for (const SideTotal& total : statistics.totals) {
    CAPTURE(total.players);
    CHECK(plain(total.counts, total.matches) == totals.at({total.players.begin(), total.players.end()}));
  }
  CHECK(static_cast<int>(statistics.places.places.size()) == all.in_play);
  CHECK(2 * statistics.places.rounds == all.photo_rounds);
  // A check of nothing would pass.
  for (const int figure : {all.rounds, all.twenties, all.won, all.shots, all.judged - all.valid,
                           all.open - all.made, all.hangers, all.left[20], all.left[5]})
    CHECK(figure > 20);
  CHECK(all.run >= 4);
}

TEST_CASE("copies of a match count once, and the one that goes furthest counts") {
  const std::vector<PlayedOut> played = played_matches();
  std::vector<StoredMatch> matches;
  for (const PlayedOut& match : played) matches.push_back(match.stored);
  const Statistics once = statistics_of(matches);
  const Statistics copied = statistics_of(with_older_copies(matches));
  CHECK(copied.matches.size() == kMatches);
  REQUIRE(copied.totals.size() == once.totals.size());
  for (std::size_t i = 0; i < once.totals.size(); ++i) {
    CHECK(copied.totals[i].players == once.totals[i].players);
    CHECK(copied.totals[i].matches == once.totals[i].matches);
    CHECK(copied.totals[i].counts == once.totals[i].counts);
  }
}

}  // namespace
}  // namespace ringside
