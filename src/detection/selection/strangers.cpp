// SPDX-License-Identifier: MIT
#include "detection/selection/strangers.h"

namespace ringside {
namespace {

constexpr double kBadlySeen = 0.5, kClear = 0.6;  // qualities
// Of 60 badly seen discs on real and rendered photos none was farther from the clear ones than 5; a whirl of
// grain between two pegs was 18.
constexpr double kUnlike = 12;
// What hardly differs from the deck around it and has neither side's colour is deck: between a line's blur
// and a peg's, in pictures of small boards, outlines of 0.73 were seen, and their faces differed by 1 to 8.
constexpr double kLikeDeck = 8;
constexpr std::ptrdiff_t kLeastOfEach = 2;  // discs by which a side is known

bool hardly_shows(const FoundDisc& disc) { return disc.face.contrast < kLikeDeck; }

std::vector<Lab> colours_of_clear(const std::vector<FoundDisc>& found,
                                  const std::vector<SideColour>& colours) {
  std::vector<Lab> clear;
  for (std::size_t i = 0; i < found.size(); ++i)
    if (found[i].quality > kClear && !hardly_shows(found[i])) clear.push_back(colours[i].lab);
  return clear;
}

bool are_both_sides(const Teams& teams) {
  return teams.names.size() == kBothSides && smaller_side(teams.team_of) >= kLeastOfEach;
}

}  // namespace

void drop_colour_outliers(std::vector<FoundDisc>& found, std::vector<SideColour>& colours) {
  const std::vector<Lab> clear = colours_of_clear(found, colours);
  if (!are_both_sides(sort_into_teams(clear))) return;
  for (std::size_t i = found.size(); i-- > 0;) {
    const bool doubtful = found[i].quality <= kBadlySeen || hardly_shows(found[i]);
    if (!doubtful || distance_to_nearest(colours[i].lab, clear) < kUnlike) continue;
    found.erase(found.begin() + static_cast<std::ptrdiff_t>(i));
    colours.erase(colours.begin() + static_cast<std::ptrdiff_t>(i));
  }
}

}  // namespace ringside
