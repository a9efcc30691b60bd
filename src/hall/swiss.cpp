// SPDX-License-Identifier: MIT
#include "hall/swiss.h"

#include <algorithm>
#include <map>

#include "hall/cheapest_pairs.h"

namespace ringside::hall {
namespace {

// One to be paired, or the bye itself at the end of the list.
struct Seat {
  int entrant;
  int points;
  int byes;
  int group = 0;       // score group, from 0 at the top
  int place = 0;       // within it, from 0
  int group_size = 0;  // of whom it is
};

// What one wish can cost in all stays below one unit of the wish before it. With 256 entrants the squares of
// places and of groups both sum up to less than 4 * 128^3 / 3, which is below 2^22. Where few are there to
// meet, all are met alike: in a round as good as can be the squares of meetings sum up to 31^2 at most, of
// two entrants after 31 rounds; that is below 2^10.
constexpr std::int64_t kOneGroup = std::int64_t{1} << 22;
constexpr std::int64_t kOneMeeting = std::int64_t{1} << 44;
constexpr std::int64_t kOneBye = std::int64_t{1} << 54;

std::int64_t square(std::int64_t value) { return value * value; }

struct Record {
  std::map<int, int> points = {};
  std::map<int, int> byes = {};
  std::map<std::pair<int, int>, int> meetings = {};  // the smaller number first

  explicit Record(const State& state) {
    for (const Pairing& pairing : state.pairings) {
      const auto& [a, b] = pairing.pair;
      points[a] += tally_of(state.setup.format, pairing, a).points;
      if (!b) {
        ++byes[a];
        continue;
      }
      points[*b] += tally_of(state.setup.format, pairing, *b).points;
      ++meetings[std::minmax(a, *b)];
    }
  }
};

void number_groups(std::vector<Seat>& seats) {
  std::map<int, int> sizes;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    Seat& seat = seats[i];
    seat.place = sizes[seat.points]++;
    seat.group = static_cast<int>(sizes.size()) - 1;
  }
  for (Seat& seat : seats) seat.group_size = sizes.at(seat.points);
}

std::vector<Seat> seats_of(const State& state, const Record& record) {
  const auto of = [](const std::map<int, int>& counts, int entrant) {
    const auto found = counts.find(entrant);
    return found == counts.end() ? 0 : found->second;
  };
  std::vector<Seat> seats;
  for (const int entrant : by_seed(state))
    seats.push_back(
        {.entrant = entrant, .points = of(record.points, entrant), .byes = of(record.byes, entrant)});
  std::stable_sort(seats.begin(), seats.end(),
                   [](const Seat& a, const Seat& b) { return a.points > b.points; });
  number_groups(seats);
  return seats;
}

// The upper one first. Of two groups the lowest goes down and the highest comes up.
std::int64_t cost_of_places(const Seat& upper, const Seat& lower) {
  if (upper.group == lower.group) return square(lower.place - upper.place - upper.group_size / 2);
  return square(lower.group - upper.group) * kOneGroup +
         square(upper.group_size - 1 - upper.place + lower.place);
}

// A bye is a group of its own below all others.
std::int64_t cost_of_bye(const Seat& seat, int fewest_byes, int groups) {
  const Seat bye{.entrant = 0, .points = 0, .byes = 0, .group = groups};
  return cost_of_places(seat, bye) + (seat.byes > fewest_byes ? kOneBye : 0);
}

PairCosts costs_of(const std::vector<Seat>& seats, const Record& record) {
  const std::size_t size = seats.size() + seats.size() % 2;
  PairCosts costs(size, std::vector<std::int64_t>(size, 0));
  for (std::size_t i = 0; i < seats.size(); ++i) {
    for (std::size_t j = i + 1; j < seats.size(); ++j) {
      const auto met = record.meetings.find(std::minmax(seats[i].entrant, seats[j].entrant));
      const int meetings = met == record.meetings.end() ? 0 : met->second;
      costs[i][j] = costs[j][i] = square(meetings) * kOneMeeting + cost_of_places(seats[i], seats[j]);
    }
  }
  if (size == seats.size()) return costs;
  int fewest = seats.front().byes;
  for (const Seat& seat : seats) fewest = std::min(fewest, seat.byes);
  for (std::size_t i = 0; i < seats.size(); ++i)
    costs[i].back() = costs.back()[i] = cost_of_bye(seats[i], fewest, seats.back().group + 1);
  return costs;
}

}  // namespace

std::vector<Pair> swiss_round(const State& state) {
  const Record record(state);
  const std::vector<Seat> seats = seats_of(state, record);
  if (seats.empty()) return {};
  const std::vector<int> partners = cheapest_pairs(costs_of(seats, record));
  std::vector<Pair> pairs;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const auto partner = static_cast<std::size_t>(partners[i]);
    if (partner < i) continue;
    pairs.push_back({seats[i].entrant});
    if (partner < seats.size()) pairs.back().b = seats[partner].entrant;
  }
  return pairs;
}

}  // namespace ringside::hall
