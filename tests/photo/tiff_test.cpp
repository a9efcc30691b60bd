// SPDX-License-Identifier: MIT
#include <tiffio.h>

#include <array>
#include <memory>
#include <vector>

#include "photo/load_helpers.h"

using namespace ringside;
using namespace ringside::test;

namespace {

struct CloseFile {
  void operator()(TIFF* tiff) const { TIFFClose(tiff); }
};

std::unique_ptr<TIFF, CloseFile> new_tiff(const std::filesystem::path& file, int samples, int planes) {
  std::unique_ptr<TIFF, CloseFile> tiff(TIFFOpen(file.c_str(), "w"));
  TIFFSetField(tiff.get(), TIFFTAG_IMAGEWIDTH, 2);
  TIFFSetField(tiff.get(), TIFFTAG_IMAGELENGTH, 1);
  TIFFSetField(tiff.get(), TIFFTAG_BITSPERSAMPLE, 8);
  TIFFSetField(tiff.get(), TIFFTAG_SAMPLESPERPIXEL, samples);
  TIFFSetField(tiff.get(), TIFFTAG_PHOTOMETRIC, PHOTOMETRIC_RGB);
  TIFFSetField(tiff.get(), TIFFTAG_PLANARCONFIG, planes);
  return tiff;
}

}  // namespace

TEST_CASE("a TIFF may have a plane for each colour") {
  const TempFolder folder;
  {
    const auto tiff = new_tiff(folder / "planes.tiff", 3, PLANARCONFIG_SEPARATE);
    std::array<std::array<std::uint8_t, 2>, 3> planes{{{30, 60}, {20, 50}, {10, 40}}};
    for (std::uint16_t plane = 0; plane < 3; ++plane)
      TIFFWriteScanline(tiff.get(), planes.at(plane).data(), 0, plane);
  }
  const cv::Mat pixels = load_photo(folder / "planes.tiff").pixels;
  CHECK(pixels.at<cv::Vec3b>(0, 0) == cv::Vec3b(10, 20, 30));
  CHECK(pixels.at<cv::Vec3b>(0, 1) == cv::Vec3b(40, 50, 60));
}

// Its 201 MB were unpacked for the two pixels.
TEST_CASE("a tile that is far larger than its TIFF is not unpacked") {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  MESSAGE("memory is not limited under sanitizers; this test is skipped");
#else
  constexpr std::size_t kSide = 8192;
  const TempFolder folder;
  {
    const auto tiff = new_tiff(folder / "tile.tiff", 3, PLANARCONFIG_CONTIG);
    TIFFSetField(tiff.get(), TIFFTAG_COMPRESSION, COMPRESSION_ADOBE_DEFLATE);
    TIFFSetField(tiff.get(), TIFFTAG_ZIPQUALITY, 1);
    TIFFSetField(tiff.get(), TIFFTAG_TILEWIDTH, kSide);
    TIFFSetField(tiff.get(), TIFFTAG_TILELENGTH, kSide);
    std::vector<std::uint8_t> black(kSide * kSide * 3);
    REQUIRE(TIFFWriteEncodedTile(tiff.get(), 0, black.data(), static_cast<tmsize_t>(black.size())) > 0);
  }
  CHECK(error_message<PhotoError>([&] { load_photo(folder / "tile.tiff"); }) ==
        "the picture is damaged; copy or export it again");
#endif
}

TEST_CASE("transparent pixels of a TIFF lie over white") {
  const TempFolder folder;
  {
    const auto tiff = new_tiff(folder / "clear.tiff", 4, PLANARCONFIG_CONTIG);
    const std::uint16_t straight = EXTRASAMPLE_UNASSALPHA;
    TIFFSetField(tiff.get(), TIFFTAG_EXTRASAMPLES, 1, &straight);
    std::array<std::uint8_t, 8> row{30, 20, 10, 0, 30, 20, 10, 128};
    TIFFWriteScanline(tiff.get(), row.data(), 0, 0);
  }
  const cv::Mat pixels = load_photo(folder / "clear.tiff").pixels;
  CHECK(pixels.at<cv::Vec3b>(0, 0) == cv::Vec3b::all(255));
  CHECK(difference(pixels.col(1), cv::Mat(1, 1, CV_8UC3, cv::Scalar(132, 137, 142))) <= 1);
}
