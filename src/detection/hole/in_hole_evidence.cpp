// SPDX-License-Identifier: MIT
#include "detection/hole/in_hole_evidence.h"

#include <algorithm>
#include <limits>

#include "detection/colour/cie_lab.h"

namespace ringside {
namespace {

// In whichever light suits best: a leaning face has another than the level ones beside it.
double distance_in_any_light(const Lab& face, const std::vector<Lab>& others) {
  constexpr double kDarkest = 0.6, kBrightest = 1.55, kStep = 1.08;
  double least = std::numeric_limits<double>::infinity();
  for (double gain = kDarkest; gain < kBrightest; gain *= kStep)
    least = std::min(least, distance_to_nearest(lab_of_light(gain * light_of(face)), others));
  return least;
}

}  // namespace

InHoleEvidence evidence_in_even_light(const HoleDrawings& drawings, const AroundHole& around,
                                      const Circle& rim) {
  InHoleEvidence out;
  out.filled = drawings.is_filled();
  out.hangs = drawings.hangs();
  if (!around.colours.empty()) {
    const Lab& face = drawings.disc().face;
    out.from_sides = drawings.hangs() > 0 ? distance_in_any_light(face, around.colours)
                                          : distance_to_nearest(face, around.colours);
    if (around.both_sides) out.from_both_sides = out.from_sides;
  }
  out.alone = around.radius ? 0 : 1;
  out.empty_off_centre = (drawings.empty().scene.rim.centre - rim.centre).norm();
  out.off_centre = drawings.flat().disc().pose.foot.head<2>().norm();
  const HoleFit& flat = drawings.flat();
  out.play = around.radius ? rim.radius - *around.radius : flat.scene.rim.radius - flat.disc().shape.radius;
  out.eye = around.eye;
  out.least_loss = std::min(drawings.empty().mean_loss, drawings.disc().mean_loss);
  return out;
}

void add_under_lamp(const HoleDrawings& drawings, InHoleEvidence& evidence) {
  evidence.filled_under_lamp = drawings.is_filled_under_lamp();
  evidence.hangs_under_lamp = drawings.hangs_under_lamp();
}

}  // namespace ringside
