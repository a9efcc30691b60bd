// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "evaluation/judged_photo.h"

namespace ringside::evaluation {

// How far one found line lies from the true one. Places of the true line, evenly spaced over the angle, are
// seen by the true camera (its lens too) and carried from there into the found board frame; so it does not
// matter how either side turns its frame. Places outside the picture are left out.
struct LineErrors {
  std::vector<double> near_edge;  // mm: distance from the centre, true minus found, of the edge that decides
  std::vector<double> centre;     // mm: the same of the middle of the print
  double width = 0;               // mm: found minus true
  double sigma = 0;               // mm, as stated
  double width_px = 0;            // of the true print as seen
};

// Of the inner, middle and outer line; empty when the board was not found or its truth is not exact.
std::optional<std::array<LineErrors, 3>> line_errors(const JudgedPhoto& photo);

// Where a place of the true deck lies in the found board frame; empty when it is not in the picture.
std::optional<Vec2> found_place(const JudgedPhoto& photo, const Homography& board_from_image,
                                const Vec2& p_true);

}  // namespace ringside::evaluation
