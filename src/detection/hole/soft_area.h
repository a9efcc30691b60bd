// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>

#include "geometry/disc_pose.h"
#include "geometry/ellipse.h"

namespace ringside {

// Areas of the deck as blurred pixels show them: the share of a pixel that lies inside falls from 1 to 0
// evenly over `softness` mm across the edge.

class SoftCircle {
 public:
  SoftCircle(const Circle& circle, float softness);

  float share(const Eigen::Vector2f& p_board) const;

 private:
  Eigen::Vector2f centre_;
  float radius_, softness_;
  float inside2_, outside2_;  // squared distances from the centre: nearer is wholly inside, farther outside
};

// The inside of a disc's outline: corners as outline_of() gives them.
class SoftOutline {
 public:
  SoftOutline(const std::vector<Vec2>& corners, float softness);

  float share(const Eigen::Vector2f& p_board) const;

 private:
  Eigen::Vector2f centre_;
  Eigen::Array<float, kOutlineCorners, 1> reach_;  // from the centre, in every direction
  float softness_;
  float inside2_, outside2_;  // as SoftCircle's
};

}  // namespace ringside
