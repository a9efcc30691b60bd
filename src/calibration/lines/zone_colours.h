// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <opencv2/core/mat.hpp>

#include "calibration/lines/line_profiles.h"

namespace ringside {

using Decks = std::array<DeckColours, 3>;  // beside each line, indexed by LineName

// Grey levels between the colours of two zones. Decks of one colour: 5 and less on 33 photos, by shading.
inline constexpr double kLeastZoneStep = 12;

// Which of a board's lines lie between zones of different colours. There the colours of the two whole zones
// meet; at a deck's edge, an inlay or in uneven light they do not. radii: mm.
Decks decks_beside(const cv::Mat& bgr, const Homography& image_from_board,
                   const std::array<double, 3>& radii);

}  // namespace ringside
