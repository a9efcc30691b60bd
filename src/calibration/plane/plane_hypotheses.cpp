// SPDX-License-Identifier: MIT
#include "calibration/plane/plane_hypotheses.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "calibration/camera/camera_estimate.h"
#include "geometry/concentric.h"

namespace ringside {
namespace {

constexpr std::size_t kMostHypotheses = 150, kMostSingles = 12;
constexpr double kCentreDistance = 0.15;  // of the larger semi-axis: perspective moves centres by less
constexpr double kLeastSizeRatio = 1.05, kMostSizeRatio = 3.6;
constexpr double kMostEigenvalueSplit = 0.25;

double mean_axis(const Ellipse& e) { return std::sqrt(e.semi_major * e.semi_minor); }

bool may_be_concentric(const Ellipse& large, const Ellipse& small) {
  const double ratio = mean_axis(large) / mean_axis(small);
  return ratio > kLeastSizeRatio && ratio < kMostSizeRatio &&
         (large.centre - small.centre).norm() < kCentreDistance * mean_axis(large);
}

// Wide angles and telephoto lenses too: the farther aside, the more a plane depends on it. See guess_focal().
std::array<Pinhole, 4> typical_cameras(const cv::Size& picture) {
  const Vec2 middle((picture.width - 1) / 2.0, (picture.height - 1) / 2.0);
  const double focal_px = guess_focal(picture.width, picture.height, std::nullopt).focal_px;
  return {Pinhole{focal_px, middle}, Pinhole{1.5 * focal_px, middle}, Pinhole{0.65 * focal_px, middle},
          Pinhole{2.5 * focal_px, middle}};
}

}  // namespace

std::vector<RingPlane> planes_by_camera(const std::vector<Ellipse>& ellipses, const cv::Size& picture) {
  constexpr double kSeenAside =
      0.95;  // ratio of the axes at a tilt of 18 degrees; above, an affine map will do
  std::vector<RingPlane> planes;
  for (std::size_t i = 0; i < std::min(ellipses.size(), kMostSingles); ++i) {
    if (ellipses[i].semi_minor > kSeenAside * ellipses[i].semi_major) continue;
    for (const Pinhole& camera : typical_cameras(picture)) {
      for (const Homography& plane : planes_of_circle(ellipses[i], camera))
        planes.push_back(RingPlane::from(plane));
    }
  }
  return planes;
}

std::vector<RingPlane> concentric_planes(const std::vector<Ellipse>& ellipses) {
  std::vector<RingPlane> planes;
  for (std::size_t i = 0; i < ellipses.size() && planes.size() < kMostHypotheses; ++i) {
    for (std::size_t j = i + 1; j < ellipses.size() && planes.size() < kMostHypotheses; ++j) {
      if (!may_be_concentric(ellipses[i], ellipses[j])) continue;
      const auto found = plane_of_concentric(ellipses[i], ellipses[j]);
      if (found && found->eigenvalue_split < kMostEigenvalueSplit)
        planes.push_back(RingPlane::from(found->plane_from_image));
    }
  }
  for (std::size_t i = 0; i < std::min(ellipses.size(), kMostSingles); ++i)
    planes.push_back(RingPlane::from(plane_of_single(ellipses[i]).plane_from_image));
  return planes;
}

}  // namespace ringside
