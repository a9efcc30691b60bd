// SPDX-License-Identifier: MIT
#include "detection/black_on_black.h"

#include <algorithm>

#include "detection/colour/colour_names.h"
#include "geometry/robust.h"

namespace ringside {
namespace {

const char* const kBlack = "black";
// Faces less than 4 from the deck are taken for print (select_discs.cpp). Of 320 rendered photos half of the
// black discs found lay within this on 5, and on 3 of these others were missed in plain view.
constexpr double kHardToTell = 6;

// Of those that are found; empty when none is black.
std::optional<double> usual_contrast_of_black(const std::vector<FoundDisc>& found, const Teams& teams) {
  std::vector<double> contrasts;
  for (std::size_t i = 0; i < found.size(); ++i)
    if (teams.names[teams.team_of[i]] == kBlack) contrasts.push_back(found[i].face.contrast);
  if (contrasts.empty()) return std::nullopt;
  return median(std::move(contrasts));
}

}  // namespace

// On a lighter deck a disc of its colour shows by its shadow.
std::optional<std::string> warn_of_black_on_black(const std::vector<FoundDisc>& found, const Teams& teams,
                                                  const Lab& deck, const std::vector<std::string>& sold) {
  if (colour_word(deck) != kBlack) return std::nullopt;
  if (sold.size() == kBothSides && std::find(sold.begin(), sold.end(), kBlack) == sold.end())
    return std::nullopt;
  const auto contrast = usual_contrast_of_black(found, teams);
  if (contrast ? *contrast > kHardToTell : teams.names.size() >= kBothSides) return std::nullopt;
  return contrast
             ? "black discs hardly show on a black deck, and some may be missed; count them, or light the "
               "board better"
             : "no black disc is found, but they hardly show on a black deck; look whether some lie "
               "there, or light the board better";
}

}  // namespace ringside
