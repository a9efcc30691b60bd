// SPDX-License-Identifier: MIT
#include "detection/teams.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "detection/colour_names.h"
#include "geometry/robust.h"

namespace ringside {
namespace {

// Discs of one side differ by up to 19 along a chain of neighbours (walnut with glare on some discs); sides
// differ by 33 and more on all boards seen (least: walnut in glare against natural).
constexpr double kLeastGap = 22;
// A second gap of like width means a third colour; a narrower one is glare on one side (up to 24 seen).
constexpr double kThirdColourShare = 0.7, kLeastThirdGap = 28;

// One side's discs spread evenly; two sides that look alike part at one gap, wider than all others together
// with grain would be, and with several discs on both sides of it.
constexpr double kLeastDoubtfulGap = 8, kTimesOtherGaps = 2;
constexpr std::ptrdiff_t kLeastOfBoth = 2;

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

std::vector<std::size_t> group_by_side(const std::vector<Lab>& colours) {
  const auto widths = gaps(colours);
  if (widths.empty() || widths[0] < kLeastGap) return std::vector<std::size_t>(colours.size(), 0);
  const double third = std::max(kLeastThirdGap, kThirdColourShare * widths[0]);
  return linked_groups(colours, std::min(third, std::nextafter(widths[0], 0.0)));
}

// Of colours that are taken for one side's.
bool parts_in_two(const std::vector<Lab>& colours) {
  const auto widths = gaps(colours);
  if (widths.size() < 3 || widths[0] < std::max(kLeastDoubtfulGap, kTimesOtherGaps * widths[1])) return false;
  const auto group = linked_groups(colours, std::nextafter(widths[0], 0.0));
  const auto first = std::count(group.begin(), group.end(), std::size_t{0});
  return std::min(first, std::ssize(group) - first) >= kLeastOfBoth;
}

Lab typical(const std::vector<Lab>& colours, const std::vector<std::size_t>& group, std::size_t which) {
  Lab out;
  for (int c = 0; c < 3; ++c) {
    std::vector<double> channel;
    for (std::size_t i = 0; i < colours.size(); ++i)
      if (group[i] == which) channel.push_back(colours[i][c]);
    out[c] = median(std::move(channel));
  }
  return out;
}

}  // namespace

Teams sort_into_teams(const std::vector<Lab>& colours, const std::vector<std::string>& sold) {
  Teams teams;
  teams.team_of = group_by_side(colours);
  const std::size_t count =
      colours.empty() ? 0 : 1 + *std::max_element(teams.team_of.begin(), teams.team_of.end());
  for (std::size_t i = 0; i < count; ++i) teams.colours.push_back(typical(colours, teams.team_of, i));
  teams.may_be_two = count == 1 && parts_in_two(colours);
  teams.names = name_sides(teams.colours, sold);
  return teams;
}

}  // namespace ringside
