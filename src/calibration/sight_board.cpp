// SPDX-License-Identifier: MIT
#include "calibration/sight_board.h"

#include <algorithm>

#include "calibration/identify/name_rings.h"
#include "calibration/identify/rough_pegs.h"
#include "calibration/landmarks/find_hole.h"
#include "calibration/landmarks/quadrants.h"
#include "calibration/lines/refine_rings.h"

namespace ringside {
namespace {

// Looking for the hole and the pegs by one reading of the circles takes some milliseconds.
constexpr std::size_t kMostReadings = 4;  // of each centre

double radius_of(const Sighting& seen, CircleName name, double typical) {
  const SeenCircle* circle = seen.find(name);
  return circle ? circle->circle.radius : typical * kOuterLineRadius;
}

// Of a line both edges.
double seen_share(CircleName name, const Ring& ring) { return is_line(name) ? ring.ridge : ring.coverage; }

Sighting sighting_by(const Photo& photo, const SeenRings& seen, const NamedRings& reading,
                     const std::optional<Lens>& lens) {
  Sighting out;
  out.image_from_board = board_from_image(seen.plane, reading.outer_radius, kOuterLineRadius).inverse();
  out.lens = lens;
  const double mm_per_unit = kOuterLineRadius / reading.outer_radius;
  for (std::size_t i = 0; i < seen.rings.size(); ++i)
    out.circles.push_back({reading.names[i],
                           {Vec2::Zero(), mm_per_unit * seen.rings[i].radius},
                           seen_share(reading.names[i], seen.rings[i])});
  if (const auto hole = find_hole(photo.pixels, out.image_from_board)) {
    std::erase_if(out.circles, [&](const SeenCircle& c) { return c.circle.radius < 1.5 * hole->radius; });
    out.circles.push_back({CircleName::kHole, *hole, 1});
  }
  out.pegs = rough_pegs(photo.pixels, out.image_from_board, radius_of(out, CircleName::kInner, kTypicalInner),
                        {photo.focal_35mm, lens, std::nullopt});
  return out;
}

int parts_of(const Sighting& seen) {
  const auto named = std::count_if(seen.circles.begin(), seen.circles.end(), [](const SeenCircle& circle) {
    return circle.name != CircleName::kUnknown;
  });
  return static_cast<int>(named) + (seen.pegs.empty() ? 0 : 1);
}

// Of several readings the one by which the pegs of a whole board are where they should be.
double likelihood(const Sighting& seen) { return parts_of(seen) + static_cast<double>(seen.pegs.size()) / 8; }

void find_quadrant_lines(const Photo& photo, Sighting& seen) {
  const auto found =
      find_quadrants(photo.pixels, seen.image_from_board,
                     radius_of(seen, CircleName::kMiddle, kTypicalMiddle), kOuterLineRadius, {0, 0, 0});
  if (found) seen.quadrant_lines = found->lines;
}

// Circles whose sizes go together are anything round. Three that lie as the lines do are worth a word; fewer
// are so with a hole or pegs.
bool may_be_board(const Sighting& seen) {
  constexpr int kLeastParts = 3;
  const bool landmarks = seen.find(CircleName::kHole) || !seen.pegs.empty();
  return seen.shows_all_lines() || (landmarks && parts_of(seen) >= kLeastParts);
}

Sighting without_names(Sighting seen) {
  std::erase_if(seen.circles, [](const SeenCircle& circle) { return circle.name == CircleName::kHole; });
  for (SeenCircle& circle : seen.circles) circle.name = CircleName::kUnknown;
  seen.pegs.clear();
  return seen;
}

}  // namespace

Sighting sight_board(const Photo& photo, const std::vector<SeenRings>& seen,
                     const std::optional<Lens>& lens) {
  std::optional<Sighting> best;
  for (const SeenRings& rings : seen) {
    std::vector<NamedRings> readings = name_rings(rings.rings);
    if (readings.size() > kMostReadings) readings.resize(kMostReadings);
    for (const NamedRings& reading : readings) {
      Sighting sighting = sighting_by(photo, rings, reading, lens);
      if (!best || likelihood(sighting) > likelihood(*best)) best = std::move(sighting);
    }
  }
  if (!best) return {};
  if (!may_be_board(*best)) return without_names(std::move(*best));
  find_quadrant_lines(photo, *best);
  return std::move(*best);
}

}  // namespace ringside
