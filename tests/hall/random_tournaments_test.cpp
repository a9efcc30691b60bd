// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "hall/berger.h"
#include "hall/bracket.h"
#include "hall/example_tournament.h"
#include "hall/next_round.h"
#include "hall/schedule.h"
#include "hall/standings.h"

// 10,000 tournaments at random, of each format as many; what must hold of each is checked as it goes on.
namespace ringside::hall {
namespace {

using namespace testing;

constexpr int kTournaments = 2'500;  // of each of four formats

// Played by chance, with its entries kept beside the state that they lead to.
class ChanceTournament {
 public:
  ChanceTournament(const Format& format, int entrants, unsigned seed) : random_(seed) {
    tournament.setup = {.name = "", .format = format, .tables = {"Oak", "Elm"}};
    state.setup = tournament.setup;
    for (int i = 1; i <= entrants; ++i) act(EntrantAdded{{.name = "Player " + std::to_string(i)}});
  }

  void act(const Action& action) {
    apply(action, state);
    tournament.entries.push_back({static_cast<int>(tournament.entries.size()) + 1, kNoon, action});
  }

  int below(int bound) { return static_cast<int>(random_() % static_cast<unsigned>(bound)); }
  bool once_in(int times) { return below(times) == 0; }

  void play_open() {
    for (std::size_t i = 0; i < state.pairings.size(); ++i)
      if (!is_decided(state.pairings[i]))
        act(ResultEntered{state.pairings[i].id, outcome_of(state.pairings[i])});
  }

  Tournament tournament = {};
  State state = {};

 private:
  Outcome outcome_of(const Pairing& pairing) {
    if (once_in(30)) return Walkover{once_in(2) ? pairing.pair.a : *pairing.pair.b};
    int a = below(9);
    if (a == 4 && is_knockout(state.setup.format)) a = 5;
    return points(a, 8 - a, below(6), below(6));
  }

  std::mt19937 random_;
};

// As a set of bits: can these, who have not met, all be paired?
bool can_be_paired(unsigned left, const std::vector<unsigned>& unmet) {
  if (left == 0) return true;
  unsigned first = 0;
  while ((left >> first & 1U) == 0) ++first;
  const unsigned others = left & ~(1U << first);
  for (unsigned other = 0; other < unmet.size(); ++other)
    if ((others & unmet[first] & 1U << other) != 0 && can_be_paired(others & ~(1U << other), unmet))
      return true;
  return false;
}

struct SwissRecord {
  std::map<int, unsigned> met = {};  // bits of those whom an entrant has met
  std::map<int, int> byes = {};
};

// Whether a round without anybody who meets again was there to be had, the bye with one of the fewest byes.
bool could_be_fresh(const State& state, SwissRecord record) {
  const std::vector<int> there = by_seed(state);
  unsigned all = 0;
  for (const int entrant : there) all |= 1U << entrant;
  std::vector<unsigned> unmet(state.entrants.size() + 1, 0);
  for (const int entrant : there) unmet[static_cast<std::size_t>(entrant)] = all & ~record.met[entrant];
  if (there.size() % 2 == 0) return can_be_paired(all, unmet);
  int fewest = 1'000;
  for (const int entrant : there) fewest = std::min(fewest, record.byes[entrant]);
  return std::any_of(there.begin(), there.end(), [&](int entrant) {
    return record.byes[entrant] == fewest && can_be_paired(all & ~(1U << entrant), unmet);
  });
}

// Everybody who takes part has one place in the round.
void check_all_play(const State& state, const std::vector<int>& there) {
  std::vector<int> playing;
  for (const Pairing& pairing : state.pairings) {
    if (pairing.round != state.rounds) continue;
    playing.push_back(pairing.pair.a);
    if (pairing.pair.b) playing.push_back(*pairing.pair.b);
  }
  std::sort(playing.begin(), playing.end());
  std::vector<int> expected = there;
  std::sort(expected.begin(), expected.end());
  REQUIRE(playing == expected);
}

// Returns whether somebody met again.
bool record_round(const State& state, SwissRecord& record) {
  bool again = false;
  for (const Pairing& pairing : state.pairings) {
    if (pairing.round != state.rounds) continue;
    const auto& [a, b] = pairing.pair;
    if (!b) {
      ++record.byes[a];
      continue;
    }
    again = again || (record.met[a] & 1U << *b) != 0;
    record.met[a] |= 1U << *b;
    record.met[*b] |= 1U << a;
  }
  return again;
}

void check_byes(const State& state, SwissRecord& record) {
  int least = 1'000;
  int most = 0;
  for (const int entrant : by_seed(state)) {
    least = std::min(least, record.byes[entrant]);
    most = std::max(most, record.byes[entrant]);
  }
  REQUIRE(most - least <= 1);
}

void check_replay(const ChanceTournament& chance, int undone) {
  REQUIRE(state_of(chance.tournament) == chance.state);
  Tournament changed = chance.tournament;
  const int count = static_cast<int>(changed.entries.size());
  changed.entries.push_back({count + 1, kNoon, Undo{undone}});
  Tournament shorter = chance.tournament;
  shorter.entries.resize(static_cast<std::size_t>(count - undone));
  State before = state_of(shorter);
  before.next_pairing = chance.state.next_pairing;  // ids are never given twice
  REQUIRE(state_of(changed) == before);
  changed.entries.push_back({count + 2, kNoon, Redo{undone}});
  REQUIRE(state_of(changed) == chance.state);
}

void check_ranks(const State& state) {
  const auto all = standings(state);
  for (std::size_t i = 1; i < all.size(); ++i)
    if (all[i].group == all[i - 1].group) REQUIRE(all[i].rank >= all[i - 1].rank);
  for (const auto& tie : open_ties(all)) REQUIRE(tie.size() > 1);
}

TEST_CASE("random Swiss tournaments: all play, nobody meets again before they must, byes are even") {
  int rounds = 0;
  int rounds_that_met_again = 0;
  for (unsigned seed = 0; seed < kTournaments; ++seed) {
    CAPTURE(seed);
    const int entrants = 3 + static_cast<int>(seed % 10);
    ChanceTournament chance({.system = System::kSwiss, .rounds = 2 + static_cast<int>(seed / 10 % 5)},
                            entrants, seed);
    SwissRecord record;
    while (!is_over(chance.state)) {
      const bool fresh = could_be_fresh(chance.state, record);
      chance.act(RoundPaired{next_round(chance.state)});
      check_all_play(chance.state, by_seed(chance.state));
      const bool again = record_round(chance.state, record);
      REQUIRE(again == !fresh);
      rounds_that_met_again += again ? 1 : 0;
      ++rounds;
      chance.play_open();
      // Who leaves may have had a bye already, which the others then get one after the other.
      if (chance.once_in(40) && by_seed(chance.state).size() > 2)
        chance.act(EntrantWithdrawn{by_seed(chance.state).back()});
      check_byes(chance.state, record);
    }
    check_ranks(chance.state);
    check_replay(chance, 1 + chance.below(static_cast<int>(chance.tournament.entries.size())));
  }
  MESSAGE(rounds << " rounds, in " << rounds_that_met_again << " somebody had to meet again");
  CHECK(rounds_that_met_again > 0);
}

void check_schedule(const State& state) {
  std::set<std::pair<int, std::string>> tables;
  std::set<std::pair<int, int>> entrants;
  for (const ScheduledMatch& match : schedule(state)) {
    const Pair& pair = pairing_of(state, match.pairing).pair;
    REQUIRE(tables.emplace(match.slot, match.table).second);
    REQUIRE(entrants.emplace(match.slot, pair.a).second);
    REQUIRE(entrants.emplace(match.slot, *pair.b).second);
  }
}

TEST_CASE("random round robins: all meet all of their group once, and nobody plays at two tables") {
  for (unsigned seed = 0; seed < kTournaments; ++seed) {
    CAPTURE(seed);
    const int groups = 1 + static_cast<int>(seed % 2);
    ChanceTournament chance({.system = System::kRoundRobin, .groups = groups},
                            2 * groups + static_cast<int>(seed / 2 % 6), seed);
    int rounds = 0;
    for (const auto& group : groups_of(chance.state))
      rounds = std::max(rounds, berger_rounds(static_cast<int>(group.size())));
    for (int round = 1; round <= rounds; ++round) {
      chance.act(RoundPaired{next_round(chance.state)});
      check_schedule(chance.state);
      if (chance.once_in(3)) chance.play_open();
    }
    chance.play_open();
    REQUIRE(is_over(chance.state));
    std::map<std::pair<int, int>, int> meetings;
    for (const Pairing& pairing : chance.state.pairings)
      if (pairing.pair.b) ++meetings[std::minmax(pairing.pair.a, *pairing.pair.b)];
    std::size_t expected = 0;
    for (const auto& group : groups_of(chance.state)) expected += group.size() * (group.size() - 1) / 2;
    REQUIRE(meetings.size() == expected);
    for (const auto& [pair, count] : meetings) REQUIRE(count == 1);
    check_ranks(chance.state);
    check_replay(chance, 1 + chance.below(static_cast<int>(chance.tournament.entries.size())));
  }
}

// Each has lost as often as ends it, but the champion.
void check_knockout(System system, int lives) {
  for (unsigned seed = 0; seed < kTournaments; ++seed) {
    CAPTURE(seed);
    ChanceTournament chance({.system = system}, 2 + static_cast<int>(seed % 12), seed);
    while (!is_over(chance.state)) {
      chance.act(RoundPaired{next_round(chance.state)});
      chance.play_open();
    }
    std::map<int, int> lost;
    for (const Pairing& pairing : chance.state.pairings)
      if (pairing.outcome) ++lost[*opponent_of(pairing.pair, winner_of(pairing).value())];
    const auto champion = bracket_of(chance.state).champion;
    REQUIRE(champion);
    for (const int entrant : by_seed(chance.state)) {
      if (entrant == champion) {
        REQUIRE(lost[entrant] < lives);
      } else {
        REQUIRE(lost[entrant] == lives);
      }
    }
    const auto all = standings(chance.state);
    REQUIRE(all[0].entrant == champion);
    REQUIRE(all[1].rank == 2);
    check_replay(chance, 1 + chance.below(static_cast<int>(chance.tournament.entries.size())));
  }
}

TEST_CASE("random single eliminations end with one who has not lost") {
  check_knockout(System::kSingleElimination, 1);
}

TEST_CASE("random double eliminations end with one who has lost once at most") {
  check_knockout(System::kDoubleElimination, 2);
}

}  // namespace
}  // namespace ringside::hall
