// SPDX-License-Identifier: MIT
#include "photo/decode_tiff.h"

#include <opencv2/imgproc.hpp>

#include "photo/over_white.h"
#include "photo/tiff_in_memory.h"

namespace ringside {

cv::Mat decode_tiff(Bytes file, const ImageHeader& header) {
  const TiffPointer tiff = open_tiff(file);
  std::uint32_t width = 0, height = 0;
  std::uint16_t orientation = ORIENTATION_TOPLEFT;
  if (!tiff || TIFFGetField(tiff.get(), TIFFTAG_IMAGEWIDTH, &width) == 0 ||
      TIFFGetField(tiff.get(), TIFFTAG_IMAGELENGTH, &height) == 0)
    throw_damaged();
  if (width != header.width || height != header.height) throw_damaged();  // a field given twice
  TIFFGetFieldDefaulted(tiff.get(), TIFFTAG_ORIENTATION, &orientation);
  cv::Mat pixels(static_cast<int>(height), static_cast<int>(width), CV_8UC4);  // red-green-blue-opacity
  // Asked for as it lies, it is not turned.
  const int read = TIFFReadRGBAImageOriented(tiff.get(), width, height, pixels.ptr<std::uint32_t>(),
                                             orientation, /*stopOnError=*/1);
  if (read == 0) throw_damaged();
  cv::Mat result = over_white(pixels, Alpha::kPremultiplied);
  cv::cvtColor(result, result, cv::COLOR_RGB2BGR);
  return result;
}

}  // namespace ringside
