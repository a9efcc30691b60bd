// SPDX-License-Identifier: MIT
#include "live/memory/team_palette.h"

#include <algorithm>

#include "detection/colour/colour_names.h"

namespace ringside {
namespace {

// Discs of one side differ by up to 22 in uneven light (detection); sides differ by 40 and more.
constexpr double kAlike = 30;
constexpr double kLearn = 0.1;  // of the way to the colour seen last: light changes through a day

}  // namespace

std::map<std::string, std::string> TeamPalette::play_with(std::vector<std::string> match_words) {
  words = std::move(match_words);
  const std::vector<std::string> new_names = name_sides(colours(), words);
  const SideWords likely = words_of_sides(colours());  // whatever is played
  std::map<std::string, std::string> renamed;
  std::vector<Side> kept;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    const std::string& name = new_names[i];
    if (!is_played(name) || (name != likely.names[i] && name != likely.others[i])) continue;
    renamed[sides[i].name] = name;
    kept.push_back({name, sides[i].colour});
  }
  sides = std::move(kept);
  return renamed;
}

bool TeamPalette::is_played(const std::string& word) const {
  return std::find(words.begin(), words.end(), word) != words.end();
}

bool TeamPalette::has_side(const std::string& name) const {
  return std::any_of(sides.begin(), sides.end(), [&](const Side& side) { return side.name == name; });
}

std::vector<Lab> TeamPalette::colours() const {
  std::vector<Lab> colours;
  for (const Side& side : sides) colours.push_back(side.colour);
  return colours;
}

// Of a side that is seen for the first time.
std::string TeamPalette::word_for(const Lab& colour, const std::string& called) const {
  if (words.empty() || is_played(called)) return called;
  std::vector<Lab> all = colours();
  all.push_back(colour);
  const std::string word = name_sides(all, words).back();
  return is_played(word) && !has_side(word) ? word : called;
}

std::string TeamPalette::side_of(const Rgb& colour, const std::string& called) {
  const Lab seen = lab_of(colour);
  Side* best = nullptr;
  for (Side& side : sides)
    if (!best || (side.colour - seen).norm() < (best->colour - seen).norm()) best = &side;
  if (best && (best->name == called || (best->colour - seen).norm() < kAlike)) {
    best->colour += kLearn * (seen - best->colour);
    return best->name;
  }
  if (sides.size() >= 2 || has_side(called)) return called;
  const std::string word = word_for(seen, called);
  if (words.empty() || is_played(word)) sides.push_back({word, seen});
  return word;
}

// Of the match's colours the first that was not seen; the first of all when each was.
const std::string& TeamPalette::unseen_word() const {
  const auto unseen =
      std::find_if(words.begin(), words.end(), [&](const std::string& word) { return !has_side(word); });
  return unseen == words.end() ? words.front() : *unseen;
}

TeamPalette::SideInHole TeamPalette::side_in_hole(const Rgb& colour) {
  const Lab seen = lab_of(colour);
  if (sides.size() < 2) {
    std::string side = side_of(colour, colour_word(seen));
    if (words.empty() || is_played(side)) return {std::move(side)};
    return {unseen_word(), true};
  }
  return {std::min_element(sides.begin(), sides.end(), [&](const Side& a, const Side& b) {
            return (a.colour - seen).norm() < (b.colour - seen).norm();
          })->name};
}

std::vector<std::string> TeamPalette::names() const {
  std::vector<std::string> all;
  for (const Side& side : sides) all.push_back(side.name);
  return all;
}

}  // namespace ringside
