// SPDX-License-Identifier: MIT
#include "teaching/eye_view.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>

namespace ringside::teaching {
namespace {

constexpr double kLeastDepth = 1e-3;
constexpr double kBoardWidth = 2.7;     // with ditch and rim, in radii of the outer line
constexpr double kReach = 1.5;          // what must lie before the camera
constexpr double kNearestShare = 0.15;  // of the middle's distance: nearer, lines run out of all bounds
constexpr int kCircleCorners = 48;

Mat3 camera_matrix(const Placing& placing, cv::Size picture) {
  const double focal = picture.width / (2 * std::tan(placing.field_of_view / 2));
  Mat3 matrix = Mat3::Identity();
  matrix(0, 0) = focal;
  matrix(1, 1) = focal * placing.stretch;
  matrix(0, 2) = (picture.width - 1) / 2.0;
  matrix(1, 2) = (picture.height - 1) / 2.0;
  return matrix;
}

}  // namespace

Vec2 EyeView::at(const Vec3& p_board) const {
  const Vec3 q = picture_from_board_ * p_board.homogeneous();
  return q.head<2>() / std::max(q.z(), kLeastDepth);
}

double EyeView::depth(const Vec3& p_board) const { return (picture_from_board_ * p_board.homogeneous()).z(); }

Homography EyeView::plane(double z) const {
  Mat3 matrix;
  matrix << picture_from_board_.col(0), picture_from_board_.col(1),
      picture_from_board_.col(3) + z * picture_from_board_.col(2);
  return Homography(matrix);
}

double EyeView::scale() const {
  // The longest way that a unit on the deck shows is the one across the line of sight.
  const Mat2 jacobian = plane(0).jacobian({0, 0});
  return Eigen::JacobiSVD<Mat2>(jacobian).singularValues()(0);
}

EyeView EyeView::moved(const Vec3& middle, double spin) const {
  Eigen::Matrix4d move = Eigen::Matrix4d::Identity();
  move.topLeftCorner<3, 3>() = Eigen::AngleAxisd(spin, Vec3::UnitZ()).toRotationMatrix();
  move.topRightCorner<3, 1>() = middle;
  return EyeView(picture_from_board_ * move);
}

std::optional<EyeView> view_of(const Placing& placing, cv::Size picture) {
  const Mat3 camera = camera_matrix(placing, picture);
  const Vec3 sight = (camera.inverse() * placing.middle.homogeneous()).normalized();
  Vec3 up(std::sin(placing.roll), -std::cos(placing.roll), 0);
  up = (up - sight * up.dot(sight)).normalized();
  const Vec3 normal = -sight * std::cos(placing.tilt) + up * std::sin(placing.tilt);
  const Vec3 across = up.cross(sight);
  const Vec3 along = normal.cross(across);
  const double c = std::cos(placing.spin), s = std::sin(placing.spin);
  const double distance = kBoardWidth * camera(0, 0) / (placing.width_share * picture.width);
  EyeView::Projection pose;
  pose << across * c + along * s, along * c - across * s, normal, sight * distance;
  const double nearest = pose(2, 3) - kReach * std::hypot(pose(2, 0), pose(2, 1));
  if (nearest < kNearestShare * distance) return std::nullopt;
  return EyeView(camera * pose);
}

std::vector<Vec2> unit_shape(int sides, double turn) {
  const int corners = sides < 3 ? kCircleCorners : sides;
  const double reach = sides < 3 ? 1 : 1 / std::cos(kPi / sides);
  std::vector<Vec2> shape;
  for (int i = 0; i < corners; ++i) shape.push_back(reach * direction(turn + (i + 0.5) * 2 * kPi / corners));
  return shape;
}

Outline outline_of(const EyeView& view, const std::vector<Vec2>& shape, double radius, double z,
                   const Vec2& middle) {
  Outline outline;
  outline.reserve(shape.size());
  for (const Vec2& corner : shape) {
    const Vec2 p = middle + radius * corner;
    outline.push_back(view.at({p.x(), p.y(), z}));
  }
  return outline;
}

}  // namespace ringside::teaching
