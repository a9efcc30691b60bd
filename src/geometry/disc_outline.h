// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>

#include "geometry/ellipse.h"

namespace ringside {

// Shape of a crokinole disc: a cylinder whose edges are rounded.
struct DiscShape {
  double radius;         // mm
  double height;         // mm
  double edge_rounding;  // mm, radius of the rounded edge
};

inline DiscShape with_radius(DiscShape shape, double radius) {
  shape.radius = radius;
  return shape;
}

// Two discs, the one right on the other.
inline DiscShape two_high(DiscShape shape) {
  shape.height *= 2;
  return shape;
}

// What the camera sees of a disc lying on the deck, projected onto the deck (z = 0): the convex hull of two
// circles, the disc's widest circles at the heights e and h - e (e = edge rounding, h = height), each moved
// away from the camera's foot point and enlarged by C_z / (C_z - z). A ray that leans also grazes the
// rounding above or below its widest circle, and so passes outside by up to e (1 / cos(lean) - 1), most along
// the lean.
//
// All members are templates over the scalar so that solvers can differentiate through them.
template <typename T>
class DiscOutline {
 public:
  // Of the rounding, where light parts top and side: half-way round, 1 - cos(45 degrees).
  static constexpr double kShoulder = 0.29;

  using Point = Eigen::Matrix<T, 2, 1>;

  // base: centre of the disc's foot (board frame, mm); camera: its centre in the board frame (mm).
  DiscOutline(const Point& base, const T& radius, double height, double edge_rounding, const Vec3& camera)
      : low_(seen_from(camera, base, radius, edge_rounding)),
        high_(seen_from(camera, base, radius, height - edge_rounding)),
        shoulder_(
            seen_from(camera, base, radius - kShoulder * edge_rounding, height - kShoulder * edge_rounding)),
        lean_((base - camera.head<2>().template cast<T>()) / camera.z()),
        edge_rounding_(edge_rounding) {}

  // Distance from the outline, positive outside (mm on the deck).
  T signed_distance(const Point& p) const {
    const Nearest nearest = nearest_on_hull(p);
    return nearest.distance - grazing(nearest.normal);
  }

  // A place on an outline, and the normal there, outwards.
  struct Edge {
    Point at, normal;
  };

  // Where the way from a place within in a direction (unit vector) leaves the outline.
  Edge edge_from(const Point& within, const Point& unit) const {
    constexpr int kMostSteps = 6;
    constexpr double kNear = 1e-3;  // mm
    // The distance is convex along the way: Newton's steps from outside never lead inside.
    T way = unit.dot(centre() - within) + reach(unit);
    for (int step = 0;; ++step) {
      const Point at = within + way * unit;
      const Nearest nearest = nearest_on_hull(at);
      const T distance = nearest.distance - grazing(nearest.normal);
      if (distance < kNear || step == kMostSteps) return {at, nearest.normal};
      way -= distance / nearest.normal.dot(unit);
    }
  }

  // How far the outline reaches in a direction (unit vector), measured from `centre()`: to the tangent across
  // it, which touches the outline elsewhere than on the way there where a disc is seen from aside.
  T reach(const Point& unit) const {
    using std::max;
    const T low = unit.dot(low_.centre - centre()) + low_.radius;
    const T high = unit.dot(high_.centre - centre()) + high_.radius;
    return max(low, high) + grazing(unit);
  }

  // Distance from the shoulder, the circle half-way round the upper rounding. On the side that faces the
  // camera it lies inside the outline; with a dark side it is where a bright top ends.
  T shoulder_distance(const Point& p) const { return nearest_on(shoulder_, p).distance; }

  // Whether a direction points to the side that faces the camera, where the disc's side shows.
  bool faces_camera(const Point& outwards) const { return outwards.dot(lean_) < 0.0; }

  Point centre() const { return (low_.centre + high_.centre) / 2.0; }

  // One of the circles as it is seen on the deck, so many times as large as it is.
  struct Disk {
    Point centre;
    T radius;
    double magnification;
  };
  const Disk& low() const { return low_; }
  const Disk& high() const { return high_; }
  const Disk& shoulder() const { return shoulder_; }

  // Horizontal way of the viewing ray per unit of height at the disc.
  const Point& lean() const { return lean_; }

 private:
  struct Nearest {
    T distance;    // from the hull of the two circles
    Point normal;  // of the hull there, outwards
  };

  Nearest nearest_on_hull(const Point& p) const {
    using std::sqrt;
    const Point axis = high_.centre - low_.centre;
    const T length2 = axis.squaredNorm();
    if (length2 < 1e-12) return nearest_on(high_, p);
    const T length = sqrt(length2);
    const Point along = axis / length;
    const Point d = p - low_.centre;
    Point across(-along.y(), along.x());
    if (d.dot(across) < 0.0) across = -across;
    // The common tangent on that side has the normal (-k, q) in (along, across) coordinates.
    const T k = (high_.radius - low_.radius) / length;
    if (k >= 1.0) return nearest_on(high_, p);
    const T q = sqrt(1.0 - k * k);
    const T along_tangent = d.dot(along) * q + d.dot(across) * k;
    if (along_tangent < 0.0) return nearest_on(low_, p);
    if (along_tangent > length * q) return nearest_on(high_, p);
    const Point normal = across * q - along * k;
    return {d.dot(normal) - low_.radius, normal};
  }

  static Nearest nearest_on(const Disk& disk, const Point& p) {
    const Point outwards = p - disk.centre;
    const T length = outwards.norm();
    return {length - disk.radius, length > 1e-9 ? Point(outwards / length) : Point(T(1), T(0))};
  }

  // How far rays that graze the rounding pass outside the widest circles: a sphere of radius e seen along the
  // ray casts an ellipse on the deck, of half axis e across the lean and e / cos(lean) along it.
  T grazing(const Point& unit) const {
    using std::sqrt;
    const T along = lean_.dot(unit);
    return edge_rounding_ * (sqrt(1.0 + along * along) - 1.0);
  }

  static Disk seen_from(const Vec3& camera, const Point& base, const T& radius, double height) {
    const double magnification = camera.z() / (camera.z() - height);
    const Point foot = camera.head<2>().template cast<T>();
    return {foot + (base - foot) * magnification, radius * magnification, magnification};
  }

  Disk low_, high_, shoulder_;
  Point lean_;
  double edge_rounding_;
};

// The base of a disc of which a circle at some height (mm) is seen about this point of the deck: the start of
// a fit.
inline Vec2 base_below(const Vec2& seen_centre, double height, const Vec3& camera) {
  const double magnification = camera.z() / (camera.z() - height);
  const Vec2 foot = camera.head<2>();
  return foot + (seen_centre - foot) / magnification;
}

// A circle at some height (mm) over the deck, projected onto it.
inline Circle seen_on_deck(const Circle& circle, double height, const Vec3& camera) {
  const double magnification = camera.z() / (camera.z() - height);
  const Vec2 foot = camera.head<2>();
  return {foot + (circle.centre - foot) * magnification, circle.radius * magnification};
}

// The outline of the top, projected onto the deck: its widest circle, where the upper rounding begins. What a
// circle detector that knows nothing of heights reports.
inline Circle seen_top(const Vec2& base, const DiscShape& shape, const Vec3& camera) {
  return seen_on_deck({base, shape.radius}, shape.height - shape.edge_rounding, camera);
}

}  // namespace ringside
