// SPDX-License-Identifier: MIT
#pragma once

#include "photo/image_header.h"
#include "photo/in_child.h"

namespace ringside {

// What decoding a picture of that size may take, in the largest and slowest of its format's ways.
ChildLimits decoding_limits(Bytes file, const ImageHeader& header);

// What it may take to learn its size.
ChildLimits header_limits(Bytes file);

}  // namespace ringside
