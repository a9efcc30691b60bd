// SPDX-License-Identifier: MIT
#include "detection/teams.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>

#include "detection/colour_names.h"
#include "geometry/robust.h"

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

// Two groups, where they are no more than look alike.
std::optional<std::vector<std::size_t>> groups_that_look_alike(const std::vector<Lab>& colours,
                                                               const std::vector<double>& widths) {
  if (widths.size() < 3 || widths[0] < std::max(kLeastGapAlike, kTimesOtherGaps * widths[1]))
    return std::nullopt;
  auto group = linked_groups(colours, std::nextafter(widths[0], 0.0));
  const auto first = std::count(group.begin(), group.end(), std::size_t{0});
  if (std::min(first, std::ssize(group) - first) < kLeastOfBoth) return std::nullopt;
  return group;
}

std::vector<std::size_t> group_by_side(const std::vector<Lab>& colours) {
  const auto widths = gaps(colours);
  if (widths.empty() || widths[0] < kLeastGap) {
    const auto alike = groups_that_look_alike(colours, widths);
    return alike ? *alike : std::vector<std::size_t>(colours.size(), 0);
  }
  const double third = std::max(kLeastThirdGap, kThirdColourShare * widths[0]);
  return linked_groups(colours, std::min(third, std::nextafter(widths[0], 0.0)));
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

std::size_t sides_of(const std::vector<Lab>& colours) {
  const auto group = group_by_side(colours);
  return group.empty() ? 0 : 1 + *std::max_element(group.begin(), group.end());
}

// How plainly colours are of one side or of several: by how much the gaps that part them are wider than those
// that do not or, where none parts them, by how much less than a gap they differ.
double plainness(const std::vector<Lab>& colours) {
  if (colours.empty()) return 0;
  constexpr double kGrain = 4;  // alike enough
  const auto widths = gaps(colours);
  const auto parting = sides_of(colours) - 1;
  const auto within = parting < widths.size() ? std::max(widths[parting], kGrain) : kGrain;
  return (parting == 0 ? kLeastGap : widths[parting - 1]) / within;
}

}  // namespace

const std::vector<Lab>& plainer_of(const std::vector<Lab>& seen, const std::vector<Lab>& evenly_lit) {
  constexpr double kPlainer = 1.5;  // what shares the deck around may be a print, a shadow or glare
  constexpr std::size_t kBothSides = 2;
  const std::size_t sides = sides_of(seen);
  if (sides > kBothSides && sides_of(evenly_lit) < sides) return evenly_lit;
  return plainness(evenly_lit) > kPlainer * plainness(seen) ? evenly_lit : seen;
}

Teams sort_into_teams(const std::vector<Lab>& colours, const std::vector<std::string>& sold) {
  Teams teams;
  teams.team_of = group_by_side(colours);
  const std::size_t count = sides_of(colours);
  for (std::size_t i = 0; i < count; ++i) teams.colours.push_back(typical(colours, teams.team_of, i));
  teams.look_alike = count > 1 && gaps(colours).front() < kLeastGap;
  teams.names = name_sides(teams.colours, sold);
  return teams;
}

}  // namespace ringside
