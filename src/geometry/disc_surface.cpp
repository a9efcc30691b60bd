// SPDX-License-Identifier: MIT
#include "geometry/disc_surface.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>

namespace ringside {
namespace {

// The roundings are not quite where they are, and no ray is to slip between them and what is beside, mm.
constexpr double kSeam = 0.05;

// A ray by its place beside the disc's axis at every height.
struct Ray {
  Vec2 foot, lean;  // where it meets the deck, and its way for each mm up

  Vec2 at(double up) const { return foot + up * lean; }
};

// Outwards and upwards parts of a normal, and how high it stands.
struct RimNormal {
  double out, up, height;
};

// Where a ray from above enters the rounding about a height, taken as straight there: a ring of which only
// the part outside `flat` is the disc's.
std::optional<RimNormal> on_rounding(const Ray& ray, double flat, double height, double radius) {
  const Vec2 beside = ray.at(height);
  const double distance = beside.norm(), slope = beside.dot(ray.lean) / distance;
  const double across = distance - flat, a = 1 + slope * slope, b = across * slope;
  const double discriminant = b * b - a * (across * across - radius * radius);
  if (discriminant < 0) return std::nullopt;
  const double up = (std::sqrt(discriminant) - b) / a, out = across + slope * up;
  if (out < -kSeam) return std::nullopt;
  return RimNormal{std::max(0.0, out / radius), up / radius, height + up};
}

// Where a ray from above enters the side, between two heights.
std::optional<RimNormal> on_side(const Ray& ray, double radius, double low, double high) {
  const double a = ray.lean.squaredNorm(), b = ray.foot.dot(ray.lean);
  const double discriminant = b * b - a * (ray.foot.squaredNorm() - radius * radius);
  if (a == 0 || discriminant < 0) return std::nullopt;
  const double up = (std::sqrt(discriminant) - b) / a;
  if (up < low || up > high) return std::nullopt;
  return RimNormal{1, 0, up};
}

std::optional<RimNormal> rim_normal(const Ray& ray, const DiscShape& shape) {
  const double e = shape.edge_rounding, flat = shape.radius - e, shoulder = shape.height - e;
  const auto upper = on_rounding(ray, flat, shoulder, e);
  if (upper && upper->up >= 0) return upper;
  if (const auto side = on_side(ray, shape.radius, e - kSeam, shoulder + kSeam)) return side;
  const auto lower = on_rounding(ray, flat, e, e);
  return lower && lower->up <= 0 ? lower : std::nullopt;
}

Mat3 turned_upright(const Vec3& axis) {
  Mat3 out;
  out.col(0) = Vec3::UnitY().cross(axis).normalized();
  out.col(1) = axis.cross(out.col(0));
  out.col(2) = axis;
  return out;
}

}  // namespace

std::optional<SurfacePoint> disc_surface_at(const Vec2& p_deck, const Vec2& base, const DiscShape& shape,
                                            const Vec3& camera) {
  const Ray ray{p_deck - base, (camera.head<2>() - p_deck) / camera.z()};
  const double within_face = shape.radius - shape.edge_rounding - ray.at(shape.height).norm();
  if (within_face >= 0) return SurfacePoint{Vec3::UnitZ(), within_face};
  const auto normal = rim_normal(ray, shape);
  if (!normal) return std::nullopt;
  const Vec2 outwards = normal->out * ray.at(normal->height).normalized();
  return SurfacePoint{Vec3(outwards.x(), outwards.y(), normal->up).normalized(), within_face};
}

LeaningSurface::LeaningSurface(const DiscPose& pose, const DiscShape& shape, const Vec3& camera)
    : foot_(pose.foot), board_from_own_(turned_upright(pose.axis)), shape_(shape), camera_(own(camera)) {}

std::optional<SurfacePoint> LeaningSurface::own_at(const Vec2& p_deck) const {
  const Vec3 p = own({p_deck.x(), p_deck.y(), 0});
  const Vec2 p_own = seen_on_deck({p.head<2>(), 0}, p.z(), camera_).centre;
  return disc_surface_at(p_own, Vec2::Zero(), shape_, camera_);
}

}  // namespace ringside
