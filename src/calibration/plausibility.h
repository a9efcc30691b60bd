// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/model/calibration.h"

// The limits of what is accepted: a board too small, too far aside, cropped, or too unlike a board.
namespace ringside {

// What else speaks for or against a board.
struct BoardEvidence {
  bool quadrants_found;
  bool named;                         // the user has said which board it is
  std::optional<LineName> ambiguous;  // another printed circle may be this line just as well
  int others = 0;                     // further boards in the picture
  double apparent_width = 0;          // of the line that looks the thinnest, at half height with blur (mm)
};

// In pixels, of a board whose deck has that radius (mm): on smaller ones nothing is measured.
long least_board_width(double deck_radius);

// Refuses a calibration that no call should rest on (throws CalibrationError) and adds warnings to one that
// is limited.
void check_plausibility(Calibration& calibration, const BoardEvidence& evidence);

}  // namespace ringside
