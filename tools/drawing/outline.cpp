// SPDX-License-Identifier: MIT
#include "drawing/outline.h"

#include <algorithm>
#include <cmath>

namespace ringside::drawing {

Outline::Outline(const Vec2& centre, double radius, int sides, double turned)
    : centre_(centre), radius_(radius) {
  for (int i = 0; i < sides; ++i) normals_.push_back(direction(turned + 2 * kPi * i / sides));
}

double Outline::signed_distance(const Vec2& p) const {
  const Vec2 q = p - centre_;
  if (normals_.empty()) return q.norm() - radius_;
  double farthest = -kNever;
  for (const Vec2& n : normals_) farthest = std::max(farthest, n.dot(q));
  return farthest - radius_;
}

Vec2 Outline::normal(const Vec2& p) const {
  const Vec2 q = p - centre_;
  if (normals_.empty()) return q.normalized();
  return *std::max_element(normals_.begin(), normals_.end(),
                           [&](const Vec2& a, const Vec2& b) { return a.dot(q) < b.dot(q); });
}

Vec2 Outline::unrolled(const Vec2& p) const {
  const Vec2 q = p - centre_;
  if (normals_.empty()) return {angle_of(q) * radius_, q.norm()};
  const Vec2 n = normal(p);
  // Each side gets a stretch of its own, so that the grain does not repeat.
  return {n.x() * q.y() - n.y() * q.x() + angle_of(n) * 10 * radius_, n.dot(q)};
}

std::optional<Span> Outline::crossing(const Ray& ray) const {
  const Vec2 start = ray.origin.head<2>() - centre_;
  const Vec2 step = ray.direction.head<2>();
  return normals_.empty() ? crossing_circle(start, step) : crossing_sides(start, step);
}

std::optional<Span> Outline::crossing_circle(const Vec2& start, const Vec2& step) const {
  const double a = step.squaredNorm();
  const double b = start.dot(step);
  const double c = start.squaredNorm() - radius_ * radius_;
  if (a == 0) return c < 0 ? std::optional(Span{-kNever, kNever}) : std::nullopt;
  const double discriminant = b * b - a * c;
  if (discriminant < 0) return std::nullopt;
  const double root = std::sqrt(discriminant);
  return Span{(-b - root) / a, (-b + root) / a};
}

std::optional<Span> Outline::crossing_sides(const Vec2& start, const Vec2& step) const {
  Span span{-kNever, kNever};
  for (const Vec2& n : normals_) {
    const double gap = radius_ - n.dot(start);
    const double speed = n.dot(step);
    if (speed == 0 && gap < 0) return std::nullopt;
    if (speed > 0) span.leave = std::min(span.leave, gap / speed);
    if (speed < 0) span.enter = std::max(span.enter, gap / speed);
  }
  return span.enter < span.leave ? std::optional(span) : std::nullopt;
}

}  // namespace ringside::drawing
