// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <vector>

#include "board/models.h"
#include "detection/view/disc.h"

// Learns a set of discs from photos of it, so that later photos need not: what one photo tells of a disc's
// size is off by what its light does to every edge, several photos under several lamps are off differently.
namespace ringside {

struct MeasuredRadius {
  double radius = 0;  // mm
  double sigma = 0;   // of the mean of all photos: their spread, or what one photo is good for
  int discs = 0;
  int photos = 0;
};

// Of the discs on the deck of each photo, by colour.
std::map<std::string, MeasuredRadius> measure_radii(const std::vector<std::vector<Disc>>& photos);

// The model of the set: the mean of its colours, with a tolerance that covers each. Height and edge
// rounding are the usual model's: an outline from above hardly tells them.
DiscModel model_of(const std::map<std::string, MeasuredRadius>& radii, const DiscModel& usual);

}  // namespace ringside
