// SPDX-License-Identifier: MIT
#include "detection/teams.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <string_view>

#include "geometry/robust.h"

namespace ringside {
namespace {

// Discs of one side differ by up to 19 along a chain of neighbours (walnut with glare on some discs); sides
// differ by 33 and more on all boards seen (least: walnut in glare against natural).
constexpr double kLeastGap = 22;
// A second gap of like width means a third colour; a narrower one is glare on one side (up to 24 seen).
constexpr double kThirdColourShare = 0.7, kLeastThirdGap = 28;

struct NamedColour {
  std::string_view word;
  double l, a, b;
};

// What cameras make of the discs that are sold, in daylight and warm light, lit and shaded.
constexpr std::array kNamedColours{NamedColour{"black", 10, 0, 2},     NamedColour{"black", 22, 3, 8},
                                   NamedColour{"black", 28, 0, 2},     NamedColour{"grey", 48, 0, 0},
                                   NamedColour{"grey", 65, 0, 0},      NamedColour{"white", 95, 0, 2},
                                   NamedColour{"white", 88, -2, -8},   NamedColour{"white", 85, 1, 10},
                                   NamedColour{"natural", 88, 2, 27},  NamedColour{"natural", 68, 12, 42},
                                   NamedColour{"natural", 55, 19, 44}, NamedColour{"natural", 96, -5, 17},
                                   NamedColour{"natural", 78, 7, 24},  NamedColour{"brown", 27, 17, 17},
                                   NamedColour{"brown", 40, 16, 23},   NamedColour{"brown", 60, 11, 9},
                                   NamedColour{"red", 36, 58, 38},     NamedColour{"red", 45, 62, 40},
                                   NamedColour{"red", 28, 42, 22},     NamedColour{"orange", 62, 46, 60},
                                   NamedColour{"yellow", 84, 4, 75},   NamedColour{"green", 46, -40, 25},
                                   NamedColour{"green", 28, -26, 14},  NamedColour{"blue", 36, 8, -45},
                                   NamedColour{"blue", 24, 4, -26},    NamedColour{"blue", 58, -6, -36},
                                   NamedColour{"purple", 34, 34, -34}, NamedColour{"pink", 78, 30, 0},
                                   NamedColour{"pink", 83, 16, -3},    NamedColour{"pink", 62, 48, 6}};

// Lightness depends on the lamp, hue on the paint.
double naming_distance(const Lab& colour, const NamedColour& named) {
  constexpr double kLightnessWeight = 0.6;
  return Lab(kLightnessWeight * (colour.x() - named.l), colour.y() - named.a, colour.z() - named.b).norm();
}

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

// Different words for different sides, the clearest first.
std::vector<std::string> name_all(const std::vector<Lab>& sides) {
  std::vector<std::string> names(sides.size());
  for (std::size_t round = 0; round < sides.size(); ++round) {
    double least = std::numeric_limits<double>::infinity();
    std::size_t which = 0;
    std::string_view word;
    for (std::size_t i = 0; i < sides.size(); ++i) {
      if (!names[i].empty()) continue;
      for (const NamedColour& named : kNamedColours) {
        if (std::find(names.begin(), names.end(), named.word) != names.end()) continue;
        const double distance = naming_distance(sides[i], named);
        if (distance >= least) continue;
        least = distance;
        which = i;
        word = named.word;
      }
    }
    names[which] = word;
  }
  return names;
}

}  // namespace

std::string colour_word(const Lab& colour) { return name_all({colour}).front(); }

Teams sort_into_teams(const std::vector<Lab>& colours) {
  Teams teams;
  teams.team_of = group_by_side(colours);
  const std::size_t count =
      colours.empty() ? 0 : 1 + *std::max_element(teams.team_of.begin(), teams.team_of.end());
  for (std::size_t i = 0; i < count; ++i) teams.colours.push_back(typical(colours, teams.team_of, i));
  teams.names = name_all(teams.colours);
  return teams;
}

}  // namespace ringside
