// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "geometry/ellipse.h"
#include "geometry/estimate.h"

namespace ringside {

// A disc at the hole: beside it, flat in it (20), hanging over its rim (15), or not to be told from here.
enum class HoleState { kNone, kFlat, kHanger, kUnsure };

// On the deck, with an edge on the deck and the opposite one on something, or on another disc.
enum class Lies { kFlat, kLeaning, kStacked };

struct Rgb {
  std::uint8_t red = 0, green = 0, blue = 0;
};

// One disc on the deck.
struct Disc {
  int id = 0;                        // from 1, in reading order of the picture
  Vec2 base = Vec2::Zero();          // centre of the foot, or what is right below it, board frame, mm
  Mat2 covariance = Mat2::Zero();    // of the base, camera's part included, mm^2
  double radius = 0;                 // mm, the radius its colour has in this photo
  double radius_sigma = 0;           // mm
  double outline_residual = 0;       // mm, robust spread of the outline points about the fit
  Circle seen_top{Vec2::Zero(), 0};  // top face in the image, pixels
  Rgb colour;                        // of the top face
  std::string team;                  // colour word
  HoleState in_hole = HoleState::kNone;
  double confidence = 0;  // 0 to 1: share of the outline that was seen
  Lies lies = Lies::kFlat;
};

struct Detection {
  std::vector<Disc> discs;  // every disc on the deck, those worth 0 too; none in the ditch
  // What lies in the hole; kUnsure without such a disc: nothing or a disc, people are asked.
  HoleState hole = HoleState::kNone;
  std::optional<std::string> maybe_in_hole;  // then the colour word of the disc that may lie flat there
  std::optional<Disc> maybe_hanger;          // then: a disc that is there clearly hangs, and so; no team
  std::vector<Disc> maybe_discs;             // may be none: people are asked; ids after those of discs
  // Of the picture's edges, 1 sigma in pixels, as its discs show it; empty where none lies on the deck.
  std::optional<Estimate> blur_px;
  // One line each for a person: which sides lie there and whether all of their discs were found; and single
  // discs.
  std::vector<std::string> warnings_of_sides, warnings_of_discs;
};

}  // namespace ringside
