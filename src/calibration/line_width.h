// SPDX-License-Identifier: MIT
#pragma once

namespace ringside {

// A value with its uncertainty (1 sigma).
struct Estimate {
  double value;
  double sigma;
};

// The true width of a print (mm) from its apparent width at half height in a picture (pixels). A picture's
// blur is not known, only what is usual, and a line that appears a few pixels wide may be a wide one in a
// sharp picture or a narrow one in a blurred picture: the answer is the mean over all blurs and widths that
// would appear so. usual: what widths such lines have, before anything is seen (mm).
Estimate true_line_width(double apparent_px, double px_per_mm, const Estimate& usual);

}  // namespace ringside
