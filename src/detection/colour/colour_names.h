// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "detection/colour/face_colour.h"

namespace ringside {

constexpr std::size_t kBothSides = 2;

// What sides are called.
struct SideWords {
  std::vector<std::string> names;
  std::vector<std::string> others;  // for each side the word that is about as likely; empty where none is
};

// Colour words for the sides of one photo, all different, under the one light that explains all of them best:
// a white disc in warm light has the colour of a natural one in daylight, and the other side tells which it
// is, or the deck that lies in the same light. `sold`: the words such sets are sold in; with just two they
// are the sides' unless no light makes them fit; others cost some evidence. Empty: any.
SideWords words_of_sides(const std::vector<Lab>& sides, const std::vector<std::string>& sold = {},
                         const std::optional<Lab>& deck = std::nullopt);

// The names alone, where no deck is known.
std::vector<std::string> name_sides(const std::vector<Lab>& sides, const std::vector<std::string>& sold = {});

// The colour word nearest to a colour.
std::string colour_word(const Lab& colour);

}  // namespace ringside
