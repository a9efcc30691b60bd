// SPDX-License-Identifier: MIT
#include "detection/position_uncertainty.h"

#include <optional>

#include "geometry/camera.h"

namespace ringside {
namespace {

std::optional<Vec3> camera_with_focal(const Calibration& calibration, double factor) {
  Pinhole intrinsics = calibration.camera.intrinsics;
  intrinsics.focal_px *= factor;
  const auto pose = pose_from(calibration.image_from_board, intrinsics);
  if (!pose) return std::nullopt;
  return pose->centre();
}

}  // namespace

Mat2 camera_covariance(const Calibration& calibration, const Vec2& base, const DiscShape& shape) {
  const double sigma = calibration.camera.focal_relative_sigma;
  const auto near = camera_with_focal(calibration, 1 - sigma),
             far = camera_with_focal(calibration, 1 + sigma);
  if (!near || !far) return Mat2::Zero();
  const auto outline_centre = [&](const Vec3& camera) {
    return DiscOutline<double>(base, shape.radius, shape.height, shape.edge_rounding, camera).centre();
  };
  const Vec2 step = (outline_centre(*far) - outline_centre(*near)) / 2;
  return step * step.transpose();
}

}  // namespace ringside
