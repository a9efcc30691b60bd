// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "app/program/command_error.h"
#include "calibration/camera/find_chessboard.h"

namespace ringside {

// The chessboards of some photos of one camera.
struct ChessboardPhotos {
  int width = 0;  // of every photo, pixels
  int height = 0;
  std::vector<ChessboardView> views;
  std::vector<std::filesystem::path> files;  // of each view
};

// All show the same board: without a demand its size is that which most photos show. A photo without it is
// reported on stderr and left out. Throws CommandError: a file cannot be read, or the photos differ in size.
ChessboardPhotos find_chessboards(const std::vector<std::filesystem::path>& photos,
                                  const std::optional<CornerGrid>& demanded);

}  // namespace ringside
