// SPDX-License-Identifier: MIT
#include "calibration/sight_board.h"

#include "calibration/landmarks/find_hole.h"
#include "calibration/landmarks/quadrants.h"
#include "calibration/landmarks/rough_pegs.h"
#include "calibration/lines/refine_rings.h"

namespace ringside {

Sighting sight_board(const Photo& photo, const std::optional<ApproachedRings>& seen,
                     const std::optional<Lens>& lens) {
  constexpr double kLeastShown = 0.1;  // of a clear line: what noise leaves of any circle is half of it
  Sighting out;
  out.lens = lens;
  if (!seen) return out;
  out.image_from_board = board_from_image(seen->plane, seen->lines.outer, kOuterLineRadius).inverse();
  const double mm_per_unit = kOuterLineRadius / seen->lines.outer;
  const std::array radii{seen->lines.inner, seen->lines.middle, seen->lines.outer};
  for (std::size_t i = 0; i < radii.size(); ++i)
    if (seen->shown[i] > kLeastShown)
      out.circles.push_back({kLineCircles[i], {Vec2::Zero(), mm_per_unit * radii[i]}, seen->shown[i]});
  if (const auto hole = find_hole(photo.pixels, out.image_from_board))
    out.circles.push_back({CircleName::kHole, *hole, 1});
  constexpr std::size_t kLeastPegs = 5;  // of eight: fewer are found by chance
  out.pegs = rough_pegs(photo.pixels, out.image_from_board, mm_per_unit * radii[0],
                        {photo.focal_35mm, lens, std::nullopt});
  if (out.pegs.size() < kLeastPegs) out.pegs.clear();
  const auto quadrants =
      find_quadrants(photo.pixels, out.image_from_board, mm_per_unit * radii[1], kOuterLineRadius, {0, 0, 0});
  if (quadrants) out.quadrant_lines = quadrants->lines;
  return out;
}

}  // namespace ringside
