// SPDX-License-Identifier: MIT
#pragma once

#include <iosfwd>

#include "teaching/taught_picture.h"

namespace ringside::teaching {

// The form that tools/eye/pictures.py reads; integers little-endian.
//   once:      "RSEYE1\n\0", then width, height, number of maps as 32 bits
//   a picture: seed as 64 bits, kind as 32, number of boards as 32; then bytes: height x width x (blue,
//   green, red), and
//              each map, height/2 x width/2
void write_head(std::ostream& out, cv::Size size);
void write_picture(std::ostream& out, std::uint64_t seed, const TaughtPicture& picture);

}  // namespace ringside::teaching
