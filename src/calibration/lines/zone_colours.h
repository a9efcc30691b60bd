// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <opencv2/core/mat.hpp>

#include "calibration/lines/line_profiles.h"

namespace ringside {

using Decks = std::array<DeckColours, 3>;  // beside each line, indexed by LineName

// Grey levels between the colours of two zones. Decks of one colour: 5 and less on 33 photos, by shading.
inline constexpr double kLeastZoneStep = 12;

// Which of a board's lines, if that is what they are, lie between zones of different colours: the colours
// that meet there are those of the whole zones, as they are not at a deck's edge, an inlay or in uneven
// light. radii: mm.
Decks decks_beside(const cv::Mat& bgr, const Homography& image_from_board,
                   const std::array<double, 3>& radii);

}  // namespace ringside
