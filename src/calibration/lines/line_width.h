// SPDX-License-Identifier: MIT
#pragma once

#include "geometry/estimate.h"

namespace ringside {

// Blur of a picture as the crossings of a line see it, 1 sigma in pixels: lens, focus, demosaicing,
// compression and our own interpolation and smoothing. Log-normal on either side of the likeliest.
struct PictureBlur {
  double px;
  double share_below, share_above;  // 1 sigma to either side, as shares
};

// Half a pixel comes from interpolation and smoothing alone; sharp phones make it 0.9, webcams and compressed
// video up to 1.8.
inline constexpr PictureBlur kTypicalBlur{1.1, 0.28, 0.28};

// The true width of a print (mm) from its apparent width at half height in a picture (pixels), which
// line_profiles.h measures. A line that appears a few pixels wide may be a wide one in a sharp picture or a
// narrow one in a blurred picture. The answer is the mean over all blurs and widths that would appear so.
// prior: of such lines' widths (mm), log-normal.
Estimate true_line_width(double apparent_px, double px_per_mm, const Estimate& prior,
                         const PictureBlur& picture_blur = kTypicalBlur);

}  // namespace ringside
