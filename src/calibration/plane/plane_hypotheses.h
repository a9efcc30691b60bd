// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/types.hpp>
#include <vector>

#include "geometry/ellipse.h"
#include "geometry/ring_plane.h"

// Planes on which a board may lie, from the ellipses of a picture, largest first.
namespace ringside {

// From pairs of ellipses that may be concentric circles and, as affine maps, from single ones.
std::vector<RingPlane> concentric_planes(const std::vector<Ellipse>& ellipses);

// Planes that one circle alone suggests to a typical camera: often the deck's edge is all that shows as a
// whole ellipse.
std::vector<RingPlane> planes_by_camera(const std::vector<Ellipse>& ellipses, const cv::Size& picture);

}  // namespace ringside
