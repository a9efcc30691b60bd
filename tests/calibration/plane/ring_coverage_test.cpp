// SPDX-License-Identifier: MIT
#include "calibration/plane/ring_coverage.h"

#include <doctest/doctest.h>

namespace ringside {
namespace {

const cv::Size kPicture{640, 480};
constexpr double kBin = 2;  // pixels

// Edges as a picture seen straight from above would have them; pixels outside the picture have none.
class DrawnEdges {
 public:
  explicit DrawnEdges(const cv::Point2f& centre = {320, 240}) : centre_(centre) { edges_.picture = kPicture; }

  // side: +1 where it gets brighter outwards, -1 where it gets darker.
  DrawnEdges& ring(float radius, float side, int from_degree = 0, int to_degree = 360) {
    for (int degree = from_degree; degree < to_degree; ++degree) {
      const Vec2 u = direction(radians(degree));
      const cv::Point2f out(static_cast<float>(u.x()), static_cast<float>(u.y()));
      add(centre_ + radius * out, side * out);
    }
    return *this;
  }

  // A printed line: darker where it begins, brighter where it ends.
  DrawnEdges& line(float radius) { return ring(radius - 1, -1).ring(radius + 1, 1); }

  // Radial grain: edges across the radius's direction.
  DrawnEdges& spokes() {
    for (int degree = 0; degree < 360; degree += 5) {
      const Vec2 u = direction(radians(degree));
      const cv::Point2f out(static_cast<float>(u.x()), static_cast<float>(u.y()));
      for (float radius = 20; radius < 200; radius += 1) add(centre_ + radius * out, {-out.y, out.x});
    }
    return *this;
  }

  std::vector<Ring> rings() const {
    RingPlane plane;
    plane.centre = {centre_.x, centre_.y};
    return find_rings(edges_, plane, kBin, 300);
  }

 private:
  void add(const cv::Point2f& p, const cv::Point2f& normal) {
    if (!cv::Rect2f({}, cv::Size2f(kPicture)).contains(p)) return;
    edges_.points.push_back(p);
    edges_.normals.push_back(normal);
  }

  cv::Point2f centre_;
  Edges edges_;
};

const Ring* near(const std::vector<Ring>& rings, double radius) {
  for (const Ring& ring : rings)
    if (std::abs(ring.radius - radius) <= 2 * kBin) return &ring;
  return nullptr;
}

TEST_CASE("a printed line is a ring with a ridge") {
  const auto rings = DrawnEdges().line(150).rings();
  const Ring* ring = near(rings, 150);
  REQUIRE(ring);
  CHECK(ring->coverage > 0.95);
  CHECK(ring->ridge > 0.95);
}

TEST_CASE("a rim has edges of one sign and no ridge") {
  const auto rings = DrawnEdges().ring(150, 1).rings();
  const Ring* ring = near(rings, 150);
  REQUIRE(ring);
  CHECK(ring->coverage > 0.95);
  CHECK(ring->ridge == 0);
}

TEST_CASE("a ring's radius is finer than its bins") {
  for (const float radius : {41.0F, 41.6F, 42.2F, 42.9F}) {
    CAPTURE(radius);
    const auto rings = DrawnEdges().line(radius).rings();
    REQUIRE(rings.size() == 1);
    CHECK(std::abs(rings[0].radius - static_cast<double>(radius)) < 0.1);
  }
}

TEST_CASE("radial lines and grain make no ring") { CHECK(DrawnEdges().spokes().rings().empty()); }

TEST_CASE("a ring is counted by what is inside the picture") {
  // 100 px from the left edge, a ring of 150 px leaves the picture over 2 acos(100 / 150) = 96 of 360
  // degrees.
  const auto rings = DrawnEdges({100, 240}).line(150).rings();
  const Ring* ring = near(rings, 150);
  REQUIRE(ring);
  CHECK(ring->coverage > 0.95);
  CHECK(ring->ridge > 0.95);
}

TEST_CASE("a short arc does not pass for a ring") {
  CHECK(near(DrawnEdges().ring(150, 1, 0, 90).rings(), 150) == nullptr);  // a quarter
  // Nor where the picture shows no more of it: two thirds are cut off, and what is left counts as half a
  // ring.
  const auto rings = DrawnEdges({-75, 240}).line(150).rings();
  const Ring* cropped = near(rings, 150);
  REQUIRE(cropped);
  CHECK(cropped->coverage < 0.75);
}

TEST_CASE("the three lines of a board and its deck make a pattern") {
  const auto rings = DrawnEdges().line(70).line(140).line(210).ring(227, -1).rings();
  const auto pattern = match_pattern(rings);
  REQUIRE(pattern);
  CHECK(std::abs(pattern->lines.inner - 70) <= kBin);
  CHECK(std::abs(pattern->lines.middle - 140) <= kBin);
  CHECK(std::abs(pattern->lines.outer - 210) <= kBin);
  const Ring* deck = deck_around(rings, pattern->lines.outer);
  REQUIRE(deck);
  CHECK(std::abs(deck->radius - 227) <= kBin);
  CHECK(pattern->score > 3.2);
  CHECK(pattern->score <= 3.5);
}

TEST_CASE("a small board of unusual ratios makes a pattern wherever its lines fall among the bins") {
  for (float size = 0.9F; size < 1.2F; size += 0.02F) {
    CAPTURE(size);
    CHECK(match_pattern(DrawnEdges().line(41.0F * size).line(89.3F * size).line(129.1F * size).rings()));
  }
}

Ring ring(double radius, double coverage, double ridge) { return {radius, coverage, ridge}; }

TEST_CASE("rings of a target's ratios are no board") {
  CHECK_FALSE(match_pattern({ring(50, 1, 1), ring(75, 1, 1), ring(100, 1, 1)}));
  CHECK_FALSE(match_pattern({ring(100, 1, 1), ring(200, 1, 1)}));
  CHECK_FALSE(match_pattern({}));
}

TEST_CASE("a rim without a ridge is not taken for the outer line where there is one") {
  // The rim could be the outer line of a board by its radius (312 / 101.6 = 3.07).
  const auto pattern =
      match_pattern({ring(101.6, 1, 1), ring(203.2, 1, 1), ring(304.8, 0.8, 0.8), ring(312, 1, 0)});
  REQUIRE(pattern);
  CHECK(pattern->lines.outer == 304.8);
}

}  // namespace
}  // namespace ringside
