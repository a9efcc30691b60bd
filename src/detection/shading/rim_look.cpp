// SPDX-License-Identifier: MIT
#include "detection/shading/rim_look.h"

#include "fitting/cauchy.h"

namespace ringside {

RimLook look_at_rim(const ShadedDisc& seen, const Vec2& base, double radius, const Shading& light,
                    double usual_misfit) {
  RimLook out;
  for (int ray = 0; ray < seen.count(); ++ray) {
    const RimEvidence rim = seen.rim(ray, base, radius, light);
    const double weight = cauchy_weight(rim.misfit / usual_misfit);
    // The rim lies farther out by the base's way along the ray and by the radius.
    const Vec3 moved_by(seen.ray(ray).unit.x(), seen.ray(ray).unit.y(), 1);
    out.normal += weight * rim.normal * moved_by * moved_by.transpose();
    out.pull += weight * rim.pull * moved_by;
    out.unexplained += cauchy_loss(rim.misfit / usual_misfit) / seen.count();
  }
  return out;
}

}  // namespace ringside
