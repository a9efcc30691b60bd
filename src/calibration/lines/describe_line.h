// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>

#include "calibration/lines/line_profiles.h"
#include "calibration/model/calibration.h"
#include "photo/photo.h"

namespace ringside {

// A measured circle of the picture as a line of the board. Its width is estimated for a typical blur; a bare
// border has the width 0. width_prior: before anything is seen, mm.
Line describe_line(const LineMeasurement& measured, const Homography& image_from_board,
                   const Estimate& width_prior);

// Adds covariance to a line much wider than the narrowest. It may be two that the picture does not resolve,
// and its edge is one of theirs.
void inflate_wide_lines(std::array<Line, 3>& lines);

// Adds covariance to borders of width 0, where only two zones are seen to meet. A print in one zone's own
// colour may lie on either side. The edge lies anywhere within the width of the other lines.
void inflate_bare_borders(std::array<Line, 3>& lines);

// The lines with their widths estimated again, now that the picture's blur is known (of its edges, 1 sigma in
// pixels). Lines that are hardly seen stay as they were, and so do all without a blur.
std::array<Line, 3> reestimate_line_widths(const Photo& photo, const Calibration& calibration,
                                           const std::optional<Estimate>& blur_px);

}  // namespace ringside
