// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "detection/shading/shaded_disc.h"

namespace ringside {

// Where two discs lie, the one on the other (board frame, mm).
struct Stack {
  Vec2 upper, lower;
};

// What the lower one may be: of a side whose faces have that light, a channel each.
struct LowerDisc {
  Vec3 face;
  double radius;  // mm
};

// The picture about a disc beside how it is drawn lying on another: that one's face lies as a deck under it,
// in its shadow, and the board's deck in the shadows of both.
class ShadedStack {
 public:
  // seen: about the upper disc, with so much deck as the lower one may look out. shape: the upper one's.
  ShadedStack(const ShadedDisc& seen, const DiscShape& shape, const LowerDisc& lower, const Vec3& camera,
              const Shading& shading);

  // Of each of those rays. The lower face's light is the one that leaves least, near its side's.
  std::vector<double> misfits(const Stack& stack, RaySubset rays) const;

 private:
  // Along a ray: the upper disc and the board's deck; and the lower disc, for each light of its face.
  struct Drawn {
    const ShadedRay& ray;
    DrawnRay upper;
    Eigen::VectorXf lower;
  };

  Drawn drawn(const ShadedRay& ray, const Stack& stack) const;
  Vec3 lower_face(const std::vector<Drawn>& rays) const;

  const ShadedDisc& seen_;
  DiscShape shape_, lower_shape_, both_;  // both: a disc as high as the two
  HiddenSky sky_;
  Vec3 usual_face_, camera_;
  Shading shading_;
};

}  // namespace ringside
