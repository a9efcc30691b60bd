// SPDX-License-Identifier: MIT
#include "fitting/descend.h"

#include <algorithm>
#include <array>
#include <span>

namespace ringside {
namespace {

constexpr int kMostSweeps = 4;
// Of the first steps.
constexpr std::array kRoughScales{1.0};
constexpr std::array kFineScales{0.5, 0.25, 0.125};
// With 3 the drawing of a hanger ended in another direction than the disc's now and then; more than 16 change
// nothing.
constexpr std::size_t kDescents = 16;

struct Place {
  Params params;
  double cost;
};

bool step_along(std::size_t which, double scale, const ParamRange& range, const Cost& cost, Place& at) {
  for (const double sign : {1.0, -1.0}) {
    Params next = at.params;
    next[which] = std::clamp(next[which] + sign * scale * range.step, range.least, range.most);
    const double value = cost(next);
    if (value < at.cost) {
      at = {std::move(next), value};
      return true;
    }
  }
  return false;
}

Place descend(Place at, const std::vector<ParamRange>& ranges, std::span<const double> scales,
              const Cost& cost) {
  for (const double scale : scales) {
    bool moved = true;
    for (int sweep = 0; moved && sweep < kMostSweeps; ++sweep) {
      moved = false;
      for (std::size_t i = 0; i < ranges.size(); ++i) moved |= step_along(i, scale, ranges[i], cost, at);
    }
  }
  return at;
}

}  // namespace

std::optional<Costed> cheapest_below(double most, const std::vector<Params>& starts, const Cost& cost) {
  std::optional<Costed> best;
  for (const Params& params : starts) {
    const double here = cost(params);
    if (here < (best ? best->cost : most)) best = Costed{params, here};
  }
  return best;
}

Params cheapest(const std::vector<Params>& starts, const std::vector<ParamRange>& ranges, const Cost& rough,
                const Cost& cost) {
  const auto cheaper = [](const Place& a, const Place& b) { return a.cost < b.cost; };
  std::vector<Place> places;
  for (const Params& start : starts) places.push_back({start, rough(start)});
  std::stable_sort(places.begin(), places.end(), cheaper);
  places.resize(std::min(places.size(), kDescents));
  for (Place& place : places) {
    place = descend(std::move(place), ranges, kRoughScales, rough);
    place.cost = cost(place.params);
  }
  return descend(*std::min_element(places.begin(), places.end(), cheaper), ranges, kFineScales, cost).params;
}

}  // namespace ringside
