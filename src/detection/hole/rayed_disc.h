// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>

#include "detection/hole/hole_patch.h"
#include "geometry/disc_pose.h"

// Where rays through pixels meet a disc, in closed form for eight at a time.
namespace ringside {

struct LyingDisc {
  DiscPose pose;
  DiscShape shape;
};

RINGSIDE_ALWAYS_INLINE void take_less(Lanes& one, const Lanes& other) { one = other < one ? other : one; }
RINGSIDE_ALWAYS_INLINE void take_more(Lanes& one, const Lanes& other) { one = other > one ? other : one; }

// Square root by two steps of Newton's from a guess that is right to a third: exact to a thousandth.
RINGSIDE_ALWAYS_INLINE void root_near(const Lanes& square, const Lanes& guess, Lanes& root) {
  root = 0.5F * (guess + square / guess);
  root = 0.5F * (root + square / root);
}

// An affine function of places on the deck.
struct AffineOfPlace {
  float constant = 0, by_x = 0, by_y = 0;

  RINGSIDE_ALWAYS_INLINE void operator()(const Lanes& px, const Lanes& py, Lanes& out) const {
    out = constant + by_x * px + by_y * py;
  }
};

// Rays through places of the deck: at a height z they pass scale * p + offset, in one direction.
struct Rays {
  double scale;
  Vec2 offset;
  double z;
  Vec3 direction;  // z = 1

  // Of a camera, which sees a disc at about this height. What the rays lean from one another over a disc is
  // left out: 0.1 mm.
  static Rays from(const Vec3& camera, const Vec3& middle) {
    const double per_mm = middle.z() / camera.z();
    const Vec3 up = camera - middle;
    return {1 - per_mm, per_mm * camera.head<2>(), middle.z(), up / up.z()};
  }
};

// Where rays meet a disc. In planes across its axis, at a height k along it, the ray of a place passes
// (u, v) + k * step from the axis; the disc is the hull of two circles of balls of the edge's rounding.
class RayedDisc {
 public:
  RayedDisc(const LyingDisc& disc, const Rays& rays);

  // How far inside the outline of the whole, mm on the deck.
  RINGSIDE_ALWAYS_INLINE void inside(const Lanes& px, const Lanes& py, Lanes& out) const {
    Lanes lowest = Lanes{} + ball_;
    inside_above(px, py, lowest, out);
  }

  // Of what is above the deck: the deck hides the rest but where there is a hole.
  RINGSIDE_ALWAYS_INLINE void inside_above_deck(const Lanes& px, const Lanes& py, Lanes& out) const {
    Lanes lowest;
    height_(px, py, lowest);
    const Lanes top_above = (disc_height_ - lowest) * per_height_;
    take_more(lowest, Lanes{} + ball_);
    take_less(lowest, Lanes{} + (disc_height_ - ball_));
    inside_above(px, py, lowest, out);
    take_less(out, top_above);
  }

  // Of its top face alone, half-way round its rounded edge: where light parts top and side.
  RINGSIDE_ALWAYS_INLINE void inside_top(const Lanes& px, const Lanes& py, Lanes& out) const {
    const float round = (1 - std::sqrt(0.5F)) * ball_;
    Lanes u, v;
    u_(px, py, u);
    v_(px, py, v);
    u += (disc_height_ - round) * step_u_;
    v += (disc_height_ - round) * step_v_;
    inside_circle(u, v, radius_ - round, out);
  }

 private:
  // The disc from a height along its axis on.
  RINGSIDE_ALWAYS_INLINE void inside_above(const Lanes& px, const Lanes& py, const Lanes& lowest,
                                           Lanes& out) const {
    Lanes u, v;
    u_(px, py, u);
    v_(px, py, v);
    const float step2 = std::max(1e-6F, step_u_ * step_u_ + step_v_ * step_v_);
    Lanes nearest = (u * step_u_ + v * step_v_) / -step2;
    take_more(nearest, lowest);
    take_less(nearest, Lanes{} + (disc_height_ - ball_));
    u += nearest * step_u_;
    v += nearest * step_v_;
    inside_circle(u, v, radius_ - ball_, out);
    out += ball_;
  }

  // Distances in the planes across the axis become those on the deck.
  RINGSIDE_ALWAYS_INLINE void inside_circle(const Lanes& u, const Lanes& v, float radius, Lanes& out) const {
    const Lanes away2 = u * u + v * v + 1e-3F;
    Lanes away;
    root_near(away2, 0.5F * (away2 / radius + radius), away);
    const Lanes slope_x = u * u_.by_x + v * v_.by_x, slope_y = u * u_.by_y + v * v_.by_y;
    Lanes slope;
    root_near(slope_x * slope_x + slope_y * slope_y + 1e-3F, away, slope);
    out = (radius - away) * away / slope;
  }

  AffineOfPlace u_, v_, height_;  // where a place's ray passes the foot's plane; and along the axis the deck
  float step_u_, step_v_;
  float radius_, ball_, disc_height_, per_height_;
};

}  // namespace ringside
