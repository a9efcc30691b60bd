// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>

#include "calibration/lines/line_profiles.h"
#include "calibration/model/calibration.h"
#include "photo/photo.h"

namespace ringside {

// A measured circle of the picture as a line of the board, as wide as it looks where the picture's blur is
// the usual one; a bare border has the width 0. usual_width: before anything is seen, mm.
Line describe_line(const LineMeasurement& measured, const Homography& image_from_board,
                   const Estimate& usual_width);

// A line much wider than the narrowest may be two that the picture does not part: its edge is one of theirs.
void doubt_wide_lines(std::array<Line, 3>& lines);

// Where nothing can be seen between two zones (width 0) a print in one zone's own colour may lie on either
// side, or none: the edge lies anywhere within the width of the other lines.
void doubt_bare_borders(std::array<Line, 3>& lines);

// The lines with their widths told anew from their look in a picture whose blur is known: of its edges, 1
// sigma in pixels. Lines that it hardly shows, and all where it is not known, are as they were.
std::array<Line, 3> settled_lines(const Photo& photo, const Calibration& calibration,
                                  const std::optional<Estimate>& blur_px);

}  // namespace ringside
