// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <random>

#include "match/example_match.h"
#include "match/match_json.h"
#include "match/match_state.h"
#include "rules/allotment.h"
#include "rules/turns.h"

// Random matches by every rule set, checked against a second, plainer account of the rules.
namespace ringside {
namespace {

using namespace testing;
using Random = std::mt19937;

constexpr int kMatches = 1000;  // of each rule set
constexpr std::size_t kMostRounds = 400;

int pick(Random& random, int least, int most) { return std::uniform_int_distribution(least, most)(random); }

std::string players_for(const RuleSet& rules, Random& random) {
  std::vector<std::string> all{"Ann=black,Bob=red"};
  if (rules.discs_of_three) all.emplace_back("Ann=black,Bob=red,Cy=black");
  if (rules.discs_of_four) all.emplace_back("Ann=black,Bob=red,Cy=black,Di=red");
  return all[static_cast<std::size_t>(pick(random, 0, static_cast<int>(all.size()) - 1))];
}

MatchWishes random_wishes(const RuleSet& rules, const std::string& players, Random& random) {
  const auto& format =
      rules.formats[static_cast<std::size_t>(pick(random, 0, static_cast<int>(rules.formats.size()) - 1))];
  MatchWishes wishes{.format = format.name};
  if (pick(random, 0, 1) == 1) wishes.starter = "Bob";
  if (format.agreed && format.rounds) wishes.rounds = pick(random, 1, 8);
  if (format.agreed && format.target)
    wishes.target = format.scoring == RoundScoring::kPoints ? pick(random, 3, 10) : 50;
  const bool two = std::count(players.begin(), players.end(), '=') == 2;
  if (two) wishes.discs = pick(random, rules.discs_of_two.least, rules.discs_of_two.most);
  return wishes;
}

// What one side has after a round: each disc somewhere, few values so that ties are common.
struct SideResult {
  int board = 0;
  int twenties = 0;
};

SideResult random_side(int discs, Random& random) {
  SideResult side;
  for (int i = 0; i < discs; ++i) {
    const int place = pick(random, 0, 19);
    if (place == 0) ++side.twenties;
    if (place == 1) side.board += 15;
    if (place == 2) side.board += 10;
    if (place == 3) side.board += 5;
  }
  return side;
}

// The rules once more, in the plainest way: nothing of src/match or src/rules decides here.
struct PlainAccount {
  int score[2]{};
  int twenties[2]{};
  int rounds = 0;

  void add(const MatchFormat& format, const SideResult& first, const SideResult& second) {
    const int lead = first.board + 20 * first.twenties - second.board - 20 * second.twenties;
    if (format.scoring == RoundScoring::kDifference) {
      score[lead > 0 ? 0 : 1] += std::abs(lead);
    } else {
      score[0] += lead > 0 ? 2 : lead == 0 ? 1 : 0;
      score[1] += lead < 0 ? 2 : lead == 0 ? 1 : 0;
    }
    twenties[0] += first.twenties;
    twenties[1] += second.twenties;
    ++rounds;
  }

  bool over(const MatchFormat& format) const {
    if (format.target) return score[0] >= *format.target || score[1] >= *format.target;
    if (rounds < *format.rounds) return false;
    return score[0] != score[1] || format.tie != TieRule::kPlayOn;
  }

  // 0 or 1; -1 for nobody.
  int winner(const MatchFormat& format) const {
    if (!over(format)) return -1;
    const auto larger = [](const int* pair) { return pair[0] == pair[1] ? -1 : pair[0] > pair[1] ? 0 : 1; };
    if (larger(score) >= 0) return larger(score);
    return format.tie == TieRule::kMostTwenties ? larger(twenties) : -1;
  }
};

void check_against(const PlainAccount& plain, const MatchState& state, const MatchSetup& setup) {
  REQUIRE(state.score.at("black") == plain.score[0]);
  REQUIRE(state.score.at("red") == plain.score[1]);
  REQUIRE(state.twenties.at("black") == plain.twenties[0]);
  REQUIRE(state.twenties.at("red") == plain.twenties[1]);
  REQUIRE(state.end.over == plain.over(setup.format));
  const int winner = plain.winner(setup.format);
  REQUIRE(state.end.winner.has_value() == (winner >= 0));
  if (winner >= 0) REQUIRE(*state.end.winner == team_of_side(setup.players, winner));
  REQUIRE(state.end.why.empty() == (!state.end.over && state.end.why.empty()));
  REQUIRE(state.starter < static_cast<int>(setup.players.size()));
}

Match play_round(Match match, PlainAccount& plain, Random& random) {
  const SideResult first = random_side(discs_of_side(match.setup.discs, 0), random);
  const SideResult second = random_side(discs_of_side(match.setup.discs, 1), random);
  // Half of the twenties are entered when they fall, half with the round.
  RoundPlayed round{.board = {{"black", first.board}, {"red", second.board}},
                    .twenties = {{"black", first.twenties / 2}, {"red", second.twenties}}};
  if (const int sunk = first.twenties - first.twenties / 2; sunk > 0)
    match = then(match, TwentySunk{"black", sunk});
  plain.add(match.setup.format, first, second);
  return then(match, round);
}

bool same(const MatchState& a, const MatchState& b) {
  return a.score == b.score && a.twenties == b.twenties && a.waiting == b.waiting && a.starter == b.starter &&
         a.end.over == b.end.over && a.end.why == b.end.why && a.done == b.done &&
         a.rounds.size() == b.rounds.size();
}

// To the start at once or step by step, and back.
void check_undo(const Match& match, Random& random) {
  const MatchState before = state_of(match);
  Match undone = match;
  for (int left = static_cast<int>(before.done.size()); left > 0;) {
    const int step = pick(random, 1, left);
    undone = then(undone, Undo{step});
    left -= step;
  }
  const MatchState start = state_of(undone);
  REQUIRE(start.rounds.empty());
  REQUIRE(start.starter == match.setup.first_starter);
  REQUIRE_FALSE(start.end.over);
  const Match redone = then(undone, Redo{static_cast<int>(before.done.size())});
  REQUIRE(same(state_of(redone), before));
  REQUIRE(redone.entries.size() > match.entries.size());
  for (std::size_t i = 0; i < match.entries.size(); ++i)
    REQUIRE(to_json(redone.entries[i]) == to_json(match.entries[i]));
}

void simulate(const RuleSet& rules, unsigned seed) {
  Random random(seed);
  const std::string players = players_for(rules, random);
  Match match = new_match(rules.name, random_wishes(rules, players, random), players);
  PlainAccount plain;
  while (!plain.over(match.setup.format)) {
    REQUIRE(match.entries.size() < kMostRounds);
    match = play_round(std::move(match), plain, random);
    check_against(plain, state_of(match), match.setup);
  }
  check_undo(match, random);
}

void simulate_all(const std::string& name) {
  const RuleSet rules = rule_set(name);
  for (unsigned seed = 0; seed < kMatches; ++seed) {
    CAPTURE(seed);
    simulate(rules, seed);
  }
}

// A case each, so that ctest runs them side by side.
TEST_CASE("1000 random matches: club") { simulate_all("club"); }
TEST_CASE("1000 random matches: traditional") { simulate_all("traditional"); }
TEST_CASE("1000 random matches: family") { simulate_all("family"); }
TEST_CASE("1000 random matches: traditional-opening") { simulate_all("traditional-opening"); }
TEST_CASE("1000 random matches: house") { simulate_all("house"); }
TEST_CASE("1000 random matches: nca") { simulate_all("nca"); }

}  // namespace
}  // namespace ringside
