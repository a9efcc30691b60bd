// SPDX-License-Identifier: MIT
#pragma once

#include "geometry/lens.h"
#include "photo/photo.h"

namespace ringside {

// The lens as it acts on a picture of this size, which is that of the lens or a copy resized. Throws
// CalibrationError when the shape differs: a cropped or turned picture shows other parts of the lens.
Lens lens_for(int width, int height, const Lens& lens);

// The photo as the lens' pinhole alone would have made it, of the same size. Pixels that the camera did not
// see are black. Throws CalibrationError like lens_for.
Photo straighten(const Photo& photo, const Lens& lens);

}  // namespace ringside
