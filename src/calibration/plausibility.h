// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/model/board_options.h"
#include "calibration/model/calibration.h"

// The limits of what is accepted: a board too small, too far aside, cropped, or too unlike a board.
namespace ringside {

// What else speaks for or against a board.
struct BoardCircumstances {
  bool quadrants_found;
  std::optional<LineName> ambiguous;  // another printed circle may be this line just as well
  int others = 0;                     // further boards in the picture
  double apparent_width = 0;          // of the line that looks the thinnest, at half height with blur (mm)
};

// In pixels, of the smallest board that may be meant: on smaller ones nothing is measured.
long least_board_width(const BoardOptions& options);

// Whether discs are found from so far aside.
bool is_tilt_accepted(const CameraEstimate& camera);

// Why no call should rest on a calibration: what is wrong; what to do. Empty where calls may.
std::optional<std::string> why_refused(const Calibration& calibration,
                                       const BoardCircumstances& circumstances);

// Adds warnings to one that is limited.
void warn_of_limits(Calibration& calibration, const BoardCircumstances& circumstances);

}  // namespace ringside
