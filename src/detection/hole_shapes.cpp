// SPDX-License-Identifier: MIT
#include "detection/hole_shapes.h"

#include <algorithm>
#include <cmath>
#include <opencv2/imgproc.hpp>

namespace ringside {
namespace {

constexpr int kCorners = 72;
constexpr int kFractionBits = 4;

using Polygon = std::vector<Vec2>;  // board frame, mm

Polygon polygon_of(const Circle& circle) {
  Polygon corners;
  for (int i = 0; i < kCorners; ++i)
    corners.emplace_back(circle.centre + circle.radius * direction(2 * kPi * i / kCorners));
  return corners;
}

class Painter {
 public:
  explicit Painter(const HolePatch& patch)
      : patch_(patch), parts_(patch.drawn_size, CV_8U, cv::Scalar(static_cast<double>(HolePart::kDeck))) {}

  void paint(const Polygon& polygon, HolePart part) { fill(parts_, polygon, static_cast<int>(part)); }

  // Only where `under` is painted.
  void paint_on(HolePart under, const Polygon& polygon, HolePart part) {
    cv::Mat mask = cv::Mat::zeros(parts_.size(), CV_8U);
    fill(mask, polygon, 255);
    parts_.setTo(static_cast<int>(part), mask & (parts_ == static_cast<int>(under)));
  }

  cv::Mat parts() const { return parts_; }

 private:
  void fill(cv::Mat& picture, const Polygon& polygon, int value) const {
    std::vector<cv::Point> corners;
    for (const Vec2& p : polygon) {
      const Vec2 q = patch_.drawing_from_board * p * (1 << kFractionBits);
      corners.emplace_back(cvRound(q.x()), cvRound(q.y()));
    }
    cv::fillConvexPoly(picture, corners, value, cv::LINE_8, kFractionBits);
  }

  const HolePatch& patch_;
  cv::Mat parts_;
};

}  // namespace

cv::Mat parts_of(const EmptyHole& hole, const HolePatch& patch, const Vec3& camera) {
  Painter painter(patch);
  painter.paint(polygon_of(hole.rim), HolePart::kWall);
  painter.paint_on(HolePart::kWall, polygon_of(seen_on_deck(hole.rim, -hole.depth, camera)),
                   HolePart::kFloor);
  const Circle lit{hole.rim.centre + hole.shadow, hole.rim.radius};
  painter.paint_on(HolePart::kFloor, polygon_of(seen_on_deck(lit, -hole.depth, camera)), HolePart::kLitFloor);
  return painter.parts();
}

cv::Mat parts_of(const FilledHole& hole, const HolePatch& patch, const Vec3& camera) {
  // Of a hole that the disc does not reach down into, the usual one.
  const double reached = depth_of(hole.pose, hole.shape), depth = reached > 1 ? reached : kUsualHoleDepth;
  Painter painter(patch);
  painter.paint(polygon_of(hole.rim), HolePart::kWall);
  painter.paint_on(HolePart::kWall, polygon_of(seen_on_deck(hole.rim, -depth, camera)), HolePart::kFloor);
  painter.paint(outline_of(hole.pose, hole.shape, camera), HolePart::kSide);
  painter.paint(top_outline_of(hole.pose, hole.shape, camera), HolePart::kTop);
  return painter.parts();
}

DiscPose pose_of(const Hanging& hanging, const Circle& rim, const DiscShape& shape) {
  const double d = hanging.offset, foot_radius = shape.radius - shape.edge_rounding / 2;
  // The rim carries it where the two circles cross, so far along the direction from the foot's centre; no
  // farther than the foot goes.
  const double carried =
      std::clamp((rim.radius * rim.radius - foot_radius * foot_radius - d * d) / (2 * std::max(d, 1e-3)), 0.0,
                 foot_radius);
  const Vec2 foot = rim.centre + d * direction(hanging.towards);
  return leaning_pose({foot.x(), foot.y(), -carried * std::tan(hanging.lean)}, hanging.lean,
                      hanging.towards + kPi);
}

double depth_of(const DiscPose& pose, const DiscShape& shape) {
  const double sine = pose.axis.head<2>().norm(), ball = shape.edge_rounding;
  return -(pose.foot.z() + ball * pose.axis.z() - (shape.radius - ball) * sine - ball);
}

}  // namespace ringside
