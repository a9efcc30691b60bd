// SPDX-License-Identifier: MIT
#pragma once

#include "calibration/model/calibration.h"
#include "photo/photo.h"

namespace ringside {

// Of two outlines that overlap one at most is a disc's. Whether the place that both claim plainly belongs to
// `owner`: it looks like the rest of the owner's face, and not like the rest of the other's, which is a
// shadow, or was put together from a disc and its shadow. Both are faces as they are seen, on the deck plane,
// mm. False where too little is seen of one of the three places.
bool owns_shared_face(const Photo& photo, const Calibration& calibration, const Circle& owner,
                      const Circle& other);

}  // namespace ringside
