// SPDX-License-Identifier: MIT
#include "live/team_palette.h"

#include <algorithm>

#include "detection/colour_names.h"

namespace ringside {
namespace {

// Discs of one side differ by up to 22 in uneven light (detection); sides differ by 40 and more.
constexpr double kAlike = 30;
constexpr double kLearn = 0.1;  // of the way to the colour seen last: light changes through a day

}  // namespace

std::string TeamPalette::side_of(const Rgb& colour, const std::string& called) {
  const Lab seen = lab_of(colour);
  Side* best = nullptr;
  for (Side& side : sides_)
    if (!best || (side.colour - seen).norm() < (best->colour - seen).norm()) best = &side;
  const bool other_name =
      std::none_of(sides_.begin(), sides_.end(), [&](const Side& s) { return s.name == called; });
  if (best && (best->name == called || (best->colour - seen).norm() < kAlike)) {
    best->colour += kLearn * (seen - best->colour);
    return best->name;
  }
  if (sides_.size() < 2 && other_name) sides_.push_back({called, seen});
  return called;
}

std::string TeamPalette::side_in_hole(const Rgb& colour) {
  const Lab seen = lab_of(colour);
  if (sides_.size() < 2) return side_of(colour, colour_word(seen));
  return std::min_element(sides_.begin(), sides_.end(),
                          [&](const Side& a, const Side& b) {
                            return (a.colour - seen).norm() < (b.colour - seen).norm();
                          })
      ->name;
}

std::vector<std::string> TeamPalette::sides() const {
  std::vector<std::string> names;
  for (const Side& side : sides_) names.push_back(side.name);
  return names;
}

}  // namespace ringside
