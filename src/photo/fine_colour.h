// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/mat.hpp>

#include "photo/photo.h"

namespace ringside {

// Part of a photo (CV_8UC3, its own copy) with colour as sharp as its luma. Files keep colour for cells of
// pixels (Photo::colour_cell), so that an edge between two colours is blurred and lies elsewhere in each
// channel. Near any place two surfaces meet, over which chroma goes with luma as a straight line; the line is
// told from the cells, and what luma shows within them is added to chroma by its slope: pansharpening by
// injection of detail with local gains (Aiazzi et al. 2002; of luma and chroma: Luke and others' chroma from
// luma). Where luma shows nothing, colour stays as it is. part lies inside the photo.
cv::Mat fine_colour(const Photo& photo, const cv::Rect& part);

}  // namespace ringside
