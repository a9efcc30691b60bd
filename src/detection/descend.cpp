// SPDX-License-Identifier: MIT
#include "detection/descend.h"

#include <algorithm>

namespace ringside {
namespace {

constexpr int kHalvings = 3, kMostSweeps = 4;
constexpr std::size_t kDescents = 3;

struct Place {
  Params params;
  double cost;
};

bool step_along(std::size_t which, double scale, const ParamRange& range, const Cost& cost, Place& at) {
  for (const double sign : {1.0, -1.0}) {
    Params next = at.params;
    next[which] = std::clamp(next[which] + sign * scale * range.step, range.least, range.most);
    const double value = cost(next);
    if (value >= at.cost) continue;
    at = {std::move(next), value};
    return true;
  }
  return false;
}

Place descend(Place at, const std::vector<ParamRange>& ranges, const Cost& cost) {
  double scale = 1;
  for (int halving = 0; halving <= kHalvings; ++halving, scale /= 2) {
    bool moved = true;
    for (int sweep = 0; moved && sweep < kMostSweeps; ++sweep) {
      moved = false;
      for (std::size_t i = 0; i < ranges.size(); ++i) moved |= step_along(i, scale, ranges[i], cost, at);
    }
  }
  return at;
}

}  // namespace

Params cheapest(const std::vector<Params>& starts, const std::vector<ParamRange>& ranges, const Cost& cost) {
  const auto cheaper = [](const Place& a, const Place& b) { return a.cost < b.cost; };
  std::vector<Place> places;
  for (const Params& start : starts) places.push_back({start, cost(start)});
  std::stable_sort(places.begin(), places.end(), cheaper);
  places.resize(std::min(places.size(), kDescents));
  for (Place& place : places) place = descend(std::move(place), ranges, cost);
  return std::min_element(places.begin(), places.end(), cheaper)->params;
}

}  // namespace ringside
