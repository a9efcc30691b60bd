// SPDX-License-Identifier: MIT
#include "detection/outline/outline_cost.h"

#include <doctest/doctest.h>

#include <cmath>
#include <vector>

#include "fitting/cauchy.h"

namespace ringside {
namespace {

constexpr DiscShape kTournament{15.9, 9.5, 1.5};
const Vec3 kCamera(120, -80, 1000);
constexpr double kLossScale = 0.2;

// Under the camera, where one circle holds the other, beside it, and seen at 40 degrees.
const std::vector<Vec2> kBases{{120, -80}, {125, -70}, {-60, 90}, {-500, 480}};

// About the outline, out to 2 mm on either side.
std::vector<Vec2> points_about(const Vec2& base) {
  const DiscOutline<double> outline(base, kTournament.radius, kTournament.height, kTournament.edge_rounding,
                                    kCamera);
  std::vector<Vec2> points;
  for (int i = 0; i < 61; ++i) {
    const Vec2 unit = direction(2 * kPi * i / 61);
    points.emplace_back(outline.centre() + (outline.reach(unit) + 2 * std::sin(i * i)) * unit);
  }
  return points;
}

// Of those points, each its own.
std::vector<double> scales() {
  std::vector<double> out;
  for (int i = 0; i < 61; ++i) out.push_back((1 + i % 3) * kLossScale);
  return out;
}

double loss_of(const DiscOutline<double>& outline, const Vec2& p, NearSide near_side, double scale) {
  const bool loose =
      near_side == NearSide::kShoulder && outline.faces_camera(p - middle_of(outline, near_side));
  const double distance = loose ? outline.shoulder_distance(p) / 2 : outline.signed_distance(p);
  return cauchy_loss(std::pow(distance / scale, 2)) / 2;
}

TEST_CASE("the cost of an outline is that of its points' distances") {
  for (const NearSide near_side : {NearSide::kFoot, NearSide::kShoulder}) {
    for (const Vec2& base : kBases) {
      CAPTURE(base.transpose());
      const auto points = points_about(base);
      const Vec2 moved = base + Vec2(0.4, -0.3);
      const DiscOutline<double> outline(moved, 15.5, kTournament.height, kTournament.edge_rounding, kCamera);
      double expected = 0;
      for (std::size_t i = 0; i < points.size(); ++i)
        expected += loss_of(outline, points[i], near_side, scales()[i]);
      const OutlineCost cost(points, kTournament, near_side, kCamera, scales());
      CHECK(cost.at<3>({moved.x(), moved.y(), 15.5}).value == doctest::Approx(expected).epsilon(1e-4));
    }
  }
}

TEST_CASE("an outline's cost changes as its derivatives say") {
  constexpr double kStep = 0.01;  // mm: rounding of the cost is 1e-5 of a gradient then
  for (const NearSide near_side : {NearSide::kFoot, NearSide::kShoulder}) {
    for (const Vec2& base : kBases) {
      const OutlineCost cost(points_about(base), kTournament, near_side, kCamera, scales());
      const Vec3 at(base.x() + 0.4, base.y() - 0.3, 15.5);
      const Vec3 gradient = cost.at<3>(at).gradient;
      for (int i = 0; i < 3; ++i) {
        CAPTURE(base.transpose());
        CAPTURE(i);
        const Vec3 step = kStep * Vec3::Unit(i);
        const double change = cost.at<3>(at + step).value - cost.at<3>(at - step).value;
        CHECK(std::abs(change / (2 * kStep) - gradient[i]) < 0.02 * gradient.norm());
      }
    }
  }
}

TEST_CASE("with its radius fixed an outline has two parameters") {
  const Vec2 base = kBases.back();
  const OutlineCost cost(points_about(base), kTournament, NearSide::kFoot, kCamera, scales());
  const auto two = cost.at<2>(base);
  const auto three = cost.at<3>({base.x(), base.y(), kTournament.radius});
  CHECK(two.value == three.value);
  CHECK(two.gradient == three.gradient.head<2>());
  CHECK(two.curvature == three.curvature.topLeftCorner<2, 2>());
}

}  // namespace
}  // namespace ringside
