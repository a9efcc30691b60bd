// SPDX-License-Identifier: MIT
#include "photo/decode_jpeg.h"

#include <turbojpeg.h>

#include <memory>
#include <string>
#include <string_view>

#include "photo/photo_error.h"

namespace ringside {
namespace {

struct DestroyTurbo {
  void operator()(void* handle) const { tjDestroy(handle); }
};
using TurboDecoder = std::unique_ptr<void, DestroyTurbo>;

// A scan walks over all pixels again, in 0.14 ns for each when it says nothing, which takes a dozen bytes.
// Cameras and programs write 1 to 12 scans: the largest picture may have 20, one of 12 megapixels 333.
constexpr std::uint64_t kMostScannedPixels = 4'000'000'000;

// Cameras and webcams leave a few bytes before a marker; all other warnings of libjpeg mean that
// part of the picture was made up.
bool is_harmless(std::string_view warning) {
  return warning.find("extraneous bytes before marker") != std::string_view::npos;
}

// By the decoder's own reading: it must be the size that was checked.
bool has_size(void* decoder, Bytes jpeg, const ImageHeader& header) {
  int width = 0, height = 0, sampling = 0, colours = 0;
  // Fails for a rare sampling also, after it has set the size.
  tjDecompressHeader3(decoder, jpeg.data(), jpeg.size(), &width, &height, &sampling, &colours);
  return width == static_cast<int>(header.width) && height == static_cast<int>(header.height);
}

// Counts what could be the start of a scan, wherever it stands: a decoder that reads damaged parts otherwise
// than we do finds no more.
std::uint64_t most_scans(Bytes jpeg) {
  constexpr std::string_view kStart = "\xFF\xDA";
  const std::string_view text(reinterpret_cast<const char*>(jpeg.data()), jpeg.size());
  std::uint64_t count = 0;
  for (auto at = text.find(kStart); at != std::string_view::npos; at = text.find(kStart, at + 1)) ++count;
  return count;
}

void check_work(Bytes jpeg, const ImageHeader& header) {
  const std::uint64_t scans = most_scans(jpeg);
  if (scans * header.width * header.height > kMostScannedPixels) {
    throw PhotoError("a JPEG in " + std::to_string(scans) +
                     " scans, which takes minutes to decode; export it anew");
  }
}

}  // namespace

// TurboJPEG hands libjpeg's warnings over; other readers print them and go on with grey.
cv::Mat decode_jpeg(Bytes file, const ImageHeader& header) {
  const Bytes jpeg = slice(file, 0, header.end);
  const TurboDecoder decoder(tjInitDecompress());
  if (!decoder) throw PhotoError("the JPEG decoder does not start; free some memory");
  if (!has_size(decoder.get(), jpeg, header)) throw_damaged();
  check_work(jpeg, header);
  cv::Mat pixels(static_cast<int>(header.height), static_cast<int>(header.width), CV_8UC3);
  // Limits the scans of small pictures too: to 500.
  const int failed = tjDecompress2(decoder.get(), jpeg.data(), jpeg.size(), pixels.data, pixels.cols,
                                   static_cast<int>(pixels.step), pixels.rows, TJPF_BGR, TJFLAG_LIMITSCANS);
  if (failed != 0) {
    const bool is_warning = tjGetErrorCode(decoder.get()) == TJERR_WARNING;
    if (!is_warning || !is_harmless(tjGetErrorStr2(decoder.get()))) throw_damaged();
  }
  return pixels;
}

}  // namespace ringside
