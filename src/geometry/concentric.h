// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "geometry/camera.h"
#include "geometry/ellipse.h"

namespace ringside {

// The plane of two concentric circles, recovered from their images alone.
struct ConcentricPlane {
  Homography plane_from_image;  // centre to the origin; free up to rotation and scale; x, y orientation kept
  double eigenvalue_split;      // 0 for exact images of concentric circles; how unlike such a pair they are
};

// C1^-1 C2 of two images of concentric circles has a double eigenvalue. The eigenvector of the single one is
// the image of the common centre c, and C1 c is the vanishing line of the plane. Kim, Gurdjos, Kweon:
// Geometric and algebraic constraints of projected concentric circles and their applications to camera
// calibration. IEEE Transactions on Pattern Analysis and Machine Intelligence 27(4), 2005.
std::optional<ConcentricPlane> plane_of_concentric(const Ellipse& first, const Ellipse& second);

// The two planes on which one ellipse can be a circle as a camera sees it. Forsyth et al.: Invariant
// descriptors for 3-D object recognition and pose. IEEE Transactions on Pattern Analysis and Machine
// Intelligence 13(10), 1991. Fewer when the ellipse is none that the camera could see.
std::vector<Homography> planes_of_circle(const Ellipse& ellipse, const Pinhole& camera);

// The plane on which an ellipse is a circle about a point: the circle's centre as the picture shows it. Empty
// where no camera sees a circle so.
std::optional<Homography> plane_of_circle_about(const Ellipse& ellipse, const Vec2& centre);

// The same from one ellipse without a camera, as an affine map: right when perspective is weak.
ConcentricPlane plane_of_single(const Ellipse& ellipse);

}  // namespace ringside
