// SPDX-License-Identifier: MIT
#include "photo/decode_tiff.h"

#include <opencv2/imgproc.hpp>

#include "photo/decoding_limits.h"
#include "photo/over_white.h"
#include "photo/shared_pixels.h"
#include "photo/tiff_in_memory.h"

namespace ringside {
namespace {

// raster: of red-green-blue-opacity, as many as the header says.
void read_raster(Bytes file, const ImageHeader& header, std::uint32_t* raster) {
  const TiffPointer tiff = open_tiff(file);
  std::uint32_t width = 0, height = 0;
  std::uint16_t orientation = ORIENTATION_TOPLEFT;
  if (!tiff || TIFFGetField(tiff.get(), TIFFTAG_IMAGEWIDTH, &width) == 0 ||
      TIFFGetField(tiff.get(), TIFFTAG_IMAGELENGTH, &height) == 0)
    throw_damaged();
  if (width != header.width || height != header.height) throw_damaged();  // a field given twice
  TIFFGetFieldDefaulted(tiff.get(), TIFFTAG_ORIENTATION, &orientation);
  // Asked for as it lies, it is not turned.
  if (TIFFReadRGBAImageOriented(tiff.get(), width, height, raster, orientation, /*stopOnError=*/1) == 0)
    throw_damaged();
}

}  // namespace

// In a child: a tile can be larger than its picture, and a dozen ways of compression have limits of their
// own.
cv::Mat decode_tiff(Bytes file, const ImageHeader& header) {
  const SharedPixels shared(header, 4);
  const cv::Mat pixels = shared.with(4);
  auto* const raster = reinterpret_cast<std::uint32_t*>(pixels.data);
  run_in_child(decoding_limits(file, header), [&] { read_raster(file, header, raster); });
  cv::Mat result = over_white(pixels, Alpha::kPremultiplied);
  cv::cvtColor(result, result, cv::COLOR_RGB2BGR);
  return result;
}

}  // namespace ringside
