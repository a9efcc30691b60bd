// SPDX-License-Identifier: MIT
#pragma once

#include <tiffio.h>

#include <memory>
#include <string>

#include "photo/bytes.h"

namespace ringside {

struct CloseTiff {
  void operator()(TIFF* tiff) const { TIFFClose(tiff); }
};
using TiffPointer = std::unique_ptr<TIFF, CloseTiff>;

// Opens a TIFF that lies in memory, or one to be written to the end of a string. Both must outlive it; the
// string is whole once it is closed. Empty when it is none. libtiff prints nothing of it.
TiffPointer open_tiff(Bytes file);
TiffPointer create_tiff(std::string& file);

}  // namespace ringside
