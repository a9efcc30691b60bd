// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <vector>

#include "detection/colour/cie_lab.h"

namespace ringside {

// The colours of the two sides as they were seen at this table. Each reading names colours afresh, and a
// shadow may turn red into pink, but the discs stay the same.
struct TeamPalette {
  struct Side {
    std::string name;
    Lab colour;

    bool operator==(const Side&) const = default;
  };

  std::vector<Side> sides = {};
  std::vector<std::string> words = {};  // of the match; empty: none is played

  // The two colours that a match is played in: sides are called by these, whatever the light makes of them.
  // Sides that were seen before and cannot be one of them are forgotten: they were another set's. Of the
  // others the new name by the one they had.
  std::map<std::string, std::string> play_with(std::vector<std::string> match_words);

  // The side's name for a disc that was seen in that colour and called so. A new side as long as there are
  // fewer than two, but none of a colour that nobody plays in the match, such as a hole's floor; what is like
  // neither keeps its own name.
  std::string side_of(const Rgb& colour, const std::string& called);

  struct SideInHole {
    std::string team;
    bool guessed = false;  // in a match: its colour is one that nobody plays
  };

  // The side of a disc that lies in the shadow of the hole. When both are known it is the one whose discs
  // look most like it, however different it looks there. In a match it is always one that plays: where the
  // colour is none of theirs, the one that was not seen yet.
  SideInHole side_in_hole(const Rgb& colour);

  std::vector<std::string> names() const;

  bool operator==(const TeamPalette&) const = default;

 private:
  std::string word_for(const Lab& colour, const std::string& called) const;
  bool is_played(const std::string& word) const;
  bool has_side(const std::string& name) const;
  const std::string& unseen_word() const;
  std::vector<Lab> colours() const;
};

}  // namespace ringside
