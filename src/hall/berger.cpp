// SPDX-License-Identifier: MIT
#include "hall/berger.h"

namespace ringside::hall {
namespace {

int seats_for(int count) { return count + count % 2; }

// Onto a circle of 1 to `size`.
int around(int number, int size) { return (number - 1 + size) % size + 1; }

}  // namespace

int berger_rounds(int count) { return count < 2 ? 0 : seats_for(count) - 1; }

// The last one sits in the middle, all others on a circle; from round to round that is turned by half of it.
std::vector<Pair> berger_round(int count, int round) {
  const int seats = seats_for(count);
  const int circle = seats - 1;
  const bool odd_round = round % 2 == 1;
  const int first = odd_round ? (round + 1) / 2 : seats / 2 + round / 2;
  std::vector<Pair> pairs;
  if (seats > count) {
    pairs.push_back({first});
  } else {
    pairs.push_back(odd_round ? Pair{first, seats} : Pair{seats, first});
  }
  for (int step = 1; step < seats / 2; ++step)
    pairs.push_back({around(first + step, circle), around(first - step, circle)});
  return pairs;
}

}  // namespace ringside::hall
