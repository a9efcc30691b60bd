// SPDX-License-Identifier: MIT
#pragma once

#include <opencv2/core/types.hpp>
#include <vector>

#include "photo/photo.h"

namespace ringside {

// The photo with colour about as sharp as its luma in some parts of it. Files keep colour for cells of pixels
// (Photo::colour_cell), so that an edge between two colours is blurred and lies elsewhere in each channel.
// Where two surfaces meet, chroma is a linear function of luma. Its slope is estimated from the cells, and
// the detail of luma within them is added to chroma by that slope: the injection of detail with local gains
// of pansharpening (Aiazzi et al., Photogrammetric Engineering and Remote Sensing 72, 2006). Where luma shows
// nothing, colour stays as it is. Parts may overlap and leave the photo.
Photo with_fine_colour(const Photo& photo, const std::vector<cv::Rect>& parts);

// The pixels of one part of the photo, inside it, with colour as sharp.
cv::Mat fine_colour_of(const Photo& photo, const cv::Rect& part);

}  // namespace ringside
