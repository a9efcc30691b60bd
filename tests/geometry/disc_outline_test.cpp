// SPDX-License-Identifier: MIT
#include "geometry/disc_outline.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <vector>

#include "geometry/apart.h"

namespace ringside {
namespace {

using test::apart;

constexpr DiscShape kTournament{15.9, 9.5, 1.5};
const Vec3 kCamera(120, -80, 1000);
// A tenth of the sigma of a good position. Measured 2026-11-20 (mm, worst point at leans of 10, 20, 30 and 40
// degrees): reach 0.006, 0.011, 0.018, 0.027; distance 0.006, 0.012, 0.029, 0.074.
constexpr double kTolerance = 0.03;  // mm

// A base that the camera sees at an angle from the vertical, in one of all directions.
Vec2 base_at(double lean_deg, double azimuth_deg) {
  return kCamera.head<2>() + kCamera.z() * std::tan(radians(lean_deg)) * direction(radians(azimuth_deg));
}

// Where the camera sees points all over the disc's two rounded edges, on the deck. Its flat faces and its
// wall lie in their convex hull.
constexpr double kSampling = 0.001;  // mm between arc and chord of neighbours
std::vector<Vec2> silhouette(const Vec2& base, const DiscShape& shape, const Vec3& camera) {
  constexpr int kAround = 720, kAcross = 61;
  std::vector<Vec2> points;
  for (int i = 0; i < kAround; ++i) {
    for (int j = 0; j < kAcross; ++j) {
      const double lift = kPi * j / (kAcross - 1) - kPi / 2;  // from straight down to straight up
      const double middle = lift > 0 ? shape.height - shape.edge_rounding : shape.edge_rounding;
      const double z = middle + shape.edge_rounding * std::sin(lift);
      const double reach = shape.radius - shape.edge_rounding * (1 - std::cos(lift));
      const Vec2 p = base + reach * direction(2 * kPi * i / kAround);
      points.emplace_back(camera.head<2>() + (p - camera.head<2>()) * camera.z() / (camera.z() - z));
    }
  }
  return points;
}

Vec2 farthest(const std::vector<Vec2>& points, const Vec2& unit) {
  return *std::max_element(points.begin(), points.end(),
                           [&](const Vec2& a, const Vec2& b) { return a.dot(unit) < b.dot(unit); });
}

// Calls visit(outline, point of the silhouette, unit normal there) all around discs that lean up to
// `most_lean`.
template <typename Visit>
void for_outlines(const DiscShape& shape, double most_lean, const Visit& visit) {
  for (double lean = 0; lean <= most_lean; lean += 10) {
    for (const double azimuth : {0.0, 75.0, 220.0}) {
      const Vec2 base = base_at(lean, azimuth);
      const DiscOutline<double> outline(base, shape.radius, shape.height, shape.edge_rounding, kCamera);
      const auto points = silhouette(base, shape, kCamera);
      for (int degree = 0; degree < 360; degree += 6) {
        CAPTURE(lean);
        CAPTURE(azimuth);
        CAPTURE(degree);
        const Vec2 unit = direction(radians(degree));
        visit(outline, farthest(points, unit), unit);
      }
    }
  }
}

TEST_CASE("the outline is the silhouette of the rounded cylinder") {
  for_outlines(kTournament, 30, [](const auto& outline, const Vec2& p, const Vec2&) {
    CHECK(std::abs(outline.signed_distance(p)) < kTolerance);
  });
}

TEST_CASE("the distance from the outline is in millimetres, negative inside") {
  for_outlines(kTournament, 20, [](const auto& outline, const Vec2& p, const Vec2& unit) {
    for (const double mm : {-2.0, 3.0})
      CHECK(std::abs(outline.signed_distance(p + mm * unit) - mm) < kTolerance);
  });
}

TEST_CASE("the reach is the silhouette's, in every direction") {
  for_outlines(kTournament, 40, [](const auto& outline, const Vec2& p, const Vec2& unit) {
    CHECK(std::abs(outline.reach(unit) - (p - outline.centre()).dot(unit)) < kTolerance);
  });
}

// Most of an outline from far aside is not where its tangents touch it.
TEST_CASE("the way out of an outline leads to its edge, however far aside") {
  for_outlines({15.9, 9.5, 0}, 70, [](const auto& outline, const Vec2&, const Vec2& unit) {
    constexpr double kStep = 1e-4;
    for (const Vec2& within : {outline.centre(), outline.shoulder().centre}) {
      const auto edge = outline.edge_from(within, unit);
      CHECK(std::abs(outline.signed_distance(edge.at)) < 2e-3);
      CHECK(apart((edge.at - within).normalized(), unit, 1e-9) == "");
      for (const Vec2& way : {edge.normal, Vec2(-edge.normal.y(), edge.normal.x())}) {
        const double rise = outline.signed_distance(edge.at + kStep * way) - outline.signed_distance(edge.at);
        CHECK(std::abs(rise / kStep - way.dot(edge.normal)) < 0.01);
      }
    }
  });
}

TEST_CASE("the way out of a rounded disc's outline leads to its edge") {
  for_outlines(kTournament, 70, [](const auto& outline, const Vec2&, const Vec2& unit) {
    const auto edge = outline.edge_from(outline.centre(), unit);
    CHECK(std::abs(outline.signed_distance(edge.at)) < kTolerance);
  });
}

TEST_CASE("a cylinder with sharp edges is seen as the hull of its two faces, exactly") {
  for_outlines({15.9, 9.5, 0}, 40, [](const auto& outline, const Vec2& p, const Vec2&) {
    CHECK(std::abs(outline.signed_distance(p)) < kSampling);
  });
}

TEST_CASE("the base below a circle seen at some height is the disc's") {
  for (const double lean : {0.0, 20.0, 40.0}) {
    CAPTURE(lean);
    const Vec2 base = base_at(lean, 130);
    CHECK(apart(base_below(seen_top(base, kTournament, kCamera).centre, 8.0, kCamera), base, 1e-9) == "");
    // The mean of the magnifications at 1.5 and 8 mm exceeds that at 4.75 mm by 1e-5 of the way to the foot
    // point.
    const DiscOutline<double> outline(base, 15.9, 9.5, 1.5, kCamera);
    CHECK(apart(base_below(outline.centre(), 4.75, kCamera), base, 0.01) == "");
  }
}

TEST_CASE("the top is seen where its widest circle is") {
  const Vec2 base = base_at(30, 250), foot = kCamera.head<2>();
  const Circle top = seen_top(base, kTournament, kCamera);
  for (int degree = 0; degree < 360; degree += 30) {
    CAPTURE(degree);
    const Vec2 p = base + kTournament.radius * direction(radians(degree));
    const Vec2 seen = foot + (p - foot) * kCamera.z() / (kCamera.z() - 8.0);
    CHECK((seen - top.centre).norm() == doctest::Approx(top.radius));
  }
}

}  // namespace
}  // namespace ringside
