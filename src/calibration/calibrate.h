// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <stdexcept>
#include <vector>

#include "board/models.h"
#include "calibration/model/calibration.h"
#include "geometry/lens.h"
#include "photo/photo.h"

namespace ringside {

// There is no board, or none that can be trusted. what() is one line for a person: what is wrong; what to do.
class CalibrationError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct BoardOptions {
  std::optional<BoardModel> board = {};       // the user says which board it is
  std::vector<BoardModel> known_boards = {};  // else recognised among these by the ratios of its lines
  // Where the user has measured them, mm: of the outer line's centre, and over the deck.
  std::optional<double> outer_diameter = {};
  std::optional<double> camera_height = {};
  bool measure_pegs = false;      // some 3 ms; no score needs them
  std::optional<Lens> lens = {};  // of the camera, where known; the photo is straightened by it already
};

// Finds the board in a photo with no help and measures every line of it. Throws CalibrationError.
Calibration calibrate(const Photo& photo, const BoardOptions& options);

// The same from several photos of one fixed camera and board, for example with discs moved between them. At
// least one photo.
Calibration calibrate(std::span<const Photo> photos, const BoardOptions& options);

}  // namespace ringside
