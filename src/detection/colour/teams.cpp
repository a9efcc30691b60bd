// SPDX-License-Identifier: MIT
#include "detection/colour/teams.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>

#include "detection/colour/colour_names.h"

namespace ringside {
namespace {

// Discs of one side differ by up to 19 along a chain of neighbours (walnut with glare on some discs); sides
// differ by 33 and more on all boards seen (least: walnut in glare against natural).
constexpr double kLeastGap = 22;
// A second gap of like width means a third colour; a narrower one is glare on one side (up to 24 seen).
constexpr double kThirdColourShare = 0.7, kLeastThirdGap = 28;

// Two sides that look alike part at one gap, wider than all others together with grain would be, and with
// several discs on both sides of it: none of 247 single sides of real and rendered photos did.
constexpr double kLeastGapAlike = 8, kTimesOtherGaps = 2;
constexpr std::ptrdiff_t kLeastOfBoth = 2, kLeastOfBothButOne = 3;

// Two discs of one side are linked by a chain of like colours: single linkage with this reach.
std::vector<std::size_t> linked_groups(const std::vector<Lab>& colours, double reach) {
  std::vector<std::size_t> group(colours.size());
  std::iota(group.begin(), group.end(), std::size_t{0});
  for (std::size_t i = 0; i < colours.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if ((colours[i] - colours[j]).norm() <= reach && group[i] != group[j])
        std::replace(group.begin(), group.end(), std::max(group[i], group[j]), std::min(group[i], group[j]));
    }
  }
  // Number the groups by first appearance.
  std::vector<std::size_t> seen;
  for (std::size_t& g : group) {
    const auto at = std::find(seen.begin(), seen.end(), g);
    const auto index = static_cast<std::size_t>(at - seen.begin());
    if (at == seen.end()) seen.push_back(g);
    g = index;
  }
  return group;
}

// Widths of the links of the colours' minimum spanning tree, widest first: the gaps at which groups part.
std::vector<double> gaps(const std::vector<Lab>& colours) {
  std::vector<double> links;
  std::vector<double> nearest(colours.size(), std::numeric_limits<double>::infinity());
  std::vector<bool> joined(colours.size(), false);
  std::size_t last = 0;
  for (std::size_t step = 1; step < colours.size(); ++step) {
    joined[last] = true;
    std::size_t next = last;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < colours.size(); ++i) {
      if (joined[i]) continue;
      nearest[i] = std::min(nearest[i], (colours[i] - colours[last]).norm());
      if (nearest[i] < least) {
        least = nearest[i];
        next = i;
      }
    }
    links.push_back(least);
    last = next;
  }
  std::sort(links.rbegin(), links.rend());
  return links;
}

// How colours part into sides.
struct Sides {
  std::vector<std::size_t> of;  // for each colour
  std::size_t count = 0;
  double gap = kLeastGap;  // the narrowest between sides; what it would have to be where there is one side
  double within = 0;       // the widest link within a side
  bool look_alike = false;

  // By how much the gaps are wider than what does not part.
  double plainness() const {
    constexpr double kGrain = 4;
    return gap / std::max(within, kGrain);
  }
};

std::size_t count_of(const std::vector<std::size_t>& groups) {
  return groups.empty() ? 0 : 1 + *std::max_element(groups.begin(), groups.end());
}

// Where all of the gaps wider than `reach` part them. widths: the colours' gaps, the widest first.
Sides parted_at(const std::vector<Lab>& colours, const std::vector<double>& widths, double reach) {
  Sides sides;
  sides.of = linked_groups(colours, reach);
  sides.count = count_of(sides.of);
  if (sides.count > 1) sides.gap = widths[sides.count - 2];
  if (sides.count > 0 && sides.count <= widths.size()) sides.within = widths[sides.count - 1];
  return sides;
}

// Two, where they part at one gap, so wide and so many times the next, with several colours on both sides.
std::optional<Sides> parted_at_one_gap(const std::vector<Lab>& colours, double least_gap,
                                       std::ptrdiff_t least_of_both) {
  const auto widths = gaps(colours);
  if (widths.size() < 3 || widths[0] < std::max(least_gap, kTimesOtherGaps * widths[1])) return std::nullopt;
  Sides sides = parted_at(colours, widths, std::nextafter(widths[0], 0.0));
  if (smaller_side(sides.of) < least_of_both) return std::nullopt;
  sides.look_alike = true;
  return sides;
}

// Two between which one odd disc, across a shadow's edge, makes a chain.
std::optional<Sides> parted_but_for_one(const std::vector<Lab>& colours) {
  for (std::size_t odd = 0; odd < colours.size(); ++odd) {
    std::vector<Lab> others = colours;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(odd));
    auto sides = parted_at_one_gap(others, kLeastGap, kLeastOfBothButOne);
    if (!sides) continue;
    const auto nearest = std::min_element(others.begin(), others.end(), [&](const Lab& a, const Lab& b) {
      return (a - colours[odd]).norm() < (b - colours[odd]).norm();
    });
    const std::size_t its_side = sides->of[static_cast<std::size_t>(nearest - others.begin())];
    sides->of.insert(sides->of.begin() + static_cast<std::ptrdiff_t>(odd), its_side);
    return sides;
  }
  return std::nullopt;
}

Sides sides_of(const std::vector<Lab>& colours) {
  const auto widths = gaps(colours);
  if (!widths.empty() && widths[0] >= kLeastGap) {
    const double third = std::max(kLeastThirdGap, kThirdColourShare * widths[0]);
    return parted_at(colours, widths, std::min(third, std::nextafter(widths[0], 0.0)));
  }
  if (const auto alike = parted_at_one_gap(colours, kLeastGapAlike, kLeastOfBoth)) return *alike;
  if (const auto chained = parted_but_for_one(colours)) return *chained;
  return parted_at(colours, widths, kLeastGap);
}

// What a side looks like where its discs lie in the best light.
Lab look_of(const std::vector<SideColour>& discs) {
  constexpr double kAsWellLit = 0.8;
  const double best = std::max_element(discs.begin(), discs.end(), [](const auto& a, const auto& b) {
                        return a.light < b.light;
                      })->light;
  std::vector<Lab> well_lit;
  for (const SideColour& disc : discs)
    if (disc.light >= kAsWellLit * best) well_lit.push_back(disc.seen);
  return median_of(well_lit);
}

std::vector<Lab> sorted_by(const std::vector<SideColour>& colours) {
  std::vector<Lab> labs;
  for (const SideColour& colour : colours) labs.push_back(colour.lab);
  return labs;
}

}  // namespace

std::ptrdiff_t smaller_side(const std::vector<std::size_t>& team_of) {
  const auto first = std::count(team_of.begin(), team_of.end(), std::size_t{0});
  return std::min(first, std::ssize(team_of) - first);
}

const std::vector<Lab>& plainer_of(const std::vector<Lab>& seen, const std::vector<Lab>& evenly_lit) {
  constexpr double kPlainer = 1.5;  // the deck around may be dark by a print or bright by glare
  const Sides as_seen = sides_of(seen), in_even_light = sides_of(evenly_lit);
  if (std::max(as_seen.count, in_even_light.count) > kBothSides)
    return in_even_light.count < as_seen.count ? evenly_lit : seen;
  return in_even_light.plainness() > kPlainer * as_seen.plainness() ? evenly_lit : seen;
}

Teams sort_into_teams(const std::vector<SideColour>& colours, const std::vector<std::string>& sold,
                      const std::optional<Lab>& deck) {
  const Sides sides = sides_of(sorted_by(colours));
  std::vector<std::vector<SideColour>> discs(sides.count);
  for (std::size_t i = 0; i < colours.size(); ++i) discs[sides.of[i]].push_back(colours[i]);
  Teams teams;
  teams.team_of = sides.of;
  teams.look_alike = sides.look_alike;
  std::transform(discs.begin(), discs.end(), std::back_inserter(teams.colours), look_of);
  SideWords words = words_of_sides(teams.colours, sold, deck);
  teams.names = std::move(words.names);
  teams.other_names = std::move(words.others);
  return teams;
}

Teams sort_into_teams(const std::vector<Lab>& colours, const std::vector<std::string>& sold) {
  std::vector<SideColour> as_seen;
  for (const Lab& colour : colours) as_seen.push_back({colour, colour});
  return sort_into_teams(as_seen, sold);
}

std::string likely_team(const Lab& face, const Teams& teams) {
  constexpr double kAlikeSide = 22;  // discs of one side differ by as much in uneven light
  std::optional<std::string> best;
  double least = kAlikeSide;
  for (std::size_t i = 0; i < teams.names.size(); ++i) {
    const double distance = (face - teams.colours[i]).norm();
    if (distance >= least) continue;
    least = distance;
    best = teams.names[i];
  }
  return best ? *best : colour_word(face);
}

}  // namespace ringside
