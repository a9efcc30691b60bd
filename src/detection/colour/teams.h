// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "detection/colour/colour_names.h"
#include "detection/colour/face_colour.h"

namespace ringside {

// A disc's colour, by which it is sorted and by which its side is named.
struct SideColour {
  Lab lab;  // as it would be in even light, where that tells sides apart more plainly than `seen`
  Lab seen;
  double light = 1;  // around it, as a share of that on well-lit deck
};

struct Teams {
  std::vector<std::size_t> team_of;           // for each colour given, an index into `names`
  std::vector<Lab> colours;                   // each team's typical disc, as seen in the best light it has
  std::vector<std::string> names;             // colour words, all different
  std::vector<std::string> other_names = {};  // what each may be just as well; mostly empty
  // Two sides no farther apart than light could set discs of one.
  bool look_alike = false;
};

// How many discs the smaller of two sides has.
std::ptrdiff_t smaller_side(const std::vector<std::size_t>& team_of);

// Raw or illumination-corrected colours, whichever separate the sides better: the correction errs too.
const std::vector<Lab>& plainer_of(const std::vector<Lab>& seen, const std::vector<Lab>& evenly_lit);

// Sorts the discs' colours into sides: one, two, or more when a third colour lies on the deck. A gap between
// sides is wider than anything that light and grain do to discs of one side, or else parts several discs from
// several others more plainly than these differ. sold, deck: see words_of_sides.
Teams sort_into_teams(const std::vector<SideColour>& colours, const std::vector<std::string>& sold = {},
                      const std::optional<Lab>& deck = std::nullopt);

// The same of colours as seen, when nothing is known of the light.
Teams sort_into_teams(const std::vector<Lab>& colours, const std::vector<std::string>& sold = {});

// The name of the team whose colour a face has that is no disc's, or may be none's; where none has it, the
// colour's own word.
std::string likely_team(const Lab& face, const Teams& teams);

}  // namespace ringside
