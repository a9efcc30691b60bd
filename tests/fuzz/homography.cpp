// SPDX-License-Identifier: MIT
// Nine numbers as the map from a board to a picture: what geometry makes of it is right or nothing.
#include "geometry/homography.h"

#include <Eigen/LU>
#include <cmath>

#include "fuzz/fuzz_target.h"
#include "fuzz/random_values.h"
#include "geometry/camera.h"
#include "geometry/ellipse.h"
#include "geometry/ring_plane.h"

namespace {

using namespace ringside;
using fuzz::require;

Homography random_map(fuzz::RandomValues& values) {
  Mat3 matrix;
  for (int row = 0; row < 3; ++row) {
    const double most = row < 2 ? 10 : 0.01;  // pixels a millimetre, perspective
    matrix.row(row) << values.number(-most, most), values.number(-most, most),
        row < 2 ? values.number(-2000, 2000) : values.number(-1, 1);
  }
  return Homography(matrix);
}

void check_pose(const Homography& map, const Pinhole& camera) {
  require(pose_residual(map, camera) >= 0 || !map.matrix().allFinite() || map.matrix().determinant() == 0,
          "a residual is zero or more");
  const auto pose = pose_from(map, camera);
  if (!pose) return;
  require(pose->rotation.allFinite() && pose->translation.allFinite(), "a pose is finite");
  require(pose->centre().z() >= 0, "a camera is above its board");
  require(pose->tilt() >= 0 && pose->tilt() <= kPi / 2, "a tilt is 0 to 90 degrees");
}

void check_circle(const Homography& map, double radius) {
  const auto ellipse = image_of(map, {Vec2::Zero(), radius});
  if (!ellipse) return;
  require(std::isfinite(ellipse->semi_major) && ellipse->semi_minor > 0, "an ellipse has a size");
  require(ellipse->semi_major >= ellipse->semi_minor, "the larger axis is the major one");
}

}  // namespace

void ringside::fuzz::try_input(std::string_view input) {
  RandomValues values(input);
  const Homography map = random_map(values);
  const Pinhole camera{values.number(100, 10'000), {values.number(0, 4000), values.number(0, 4000)}};
  check_pose(map, camera);
  check_circle(map, values.number(1, 400));
  if (const auto focal = focal_from_perspective(map, camera.principal_point))
    require(std::isfinite(*focal) && *focal > 0, "a focal length is above zero");
  RingPlane::from(map).may_show(values.number(1, 400));
}
