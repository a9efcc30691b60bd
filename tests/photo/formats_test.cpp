// SPDX-License-Identifier: MIT
#include <turbojpeg.h>

#include <algorithm>
#include <cmath>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "photo/load_helpers.h"
#include "photo/make_picture.h"

using namespace ringside;
using namespace ringside::test;
using namespace std::string_literals;

TEST_CASE("JPEG, PNG, WebP and TIFF are told by their content and give the same picture") {
  for (const char* extension : {".jpg", ".png", ".webp", ".tiff"}) {
    CAPTURE(extension);
    const Photo photo = load_bytes(encode(extension, quarters()));
    CHECK(photo.pixels.type() == CV_8UC3);
    CHECK(photo.width() == 48);
    CHECK(photo.height() == 32);
    CHECK(mean_difference(photo.pixels, quarters()) <= (std::string(extension) == ".jpg" ? kLossy : 0));
    CHECK_FALSE(photo.focal_35mm.has_value());
    CHECK(photo.decode_ms > 0);
  }
  const std::string lossy = encode(".webp", quarters(), {cv::IMWRITE_WEBP_QUALITY, 80});
  CHECK(mean_difference(load_bytes(lossy).pixels, quarters()) <= kLossy);
}

TEST_CASE("a JPEG has the pixels that OpenCV gives it") {
  cv::Mat noise(101, 67, CV_8UC3);
  cv::setRNGSeed(1);
  cv::randu(noise, 0, 256);
  const std::string jpeg = encode(".jpg", noise);
  const cv::Mat expected = cv::imdecode(std::vector<char>(jpeg.begin(), jpeg.end()), cv::IMREAD_COLOR);
  CHECK(difference(load_bytes(jpeg).pixels, expected) == 0);
}

TEST_CASE("a progressive JPEG has several scans and one end") {
  std::vector<std::uint8_t> bytes;
  cv::imencode(".jpg", quarters(), bytes,
               {cv::IMWRITE_JPEG_PROGRESSIVE, 1, cv::IMWRITE_JPEG_RST_INTERVAL, 1});
  CHECK(load_bytes({bytes.begin(), bytes.end()}).width() == 48);
}

TEST_CASE("grey and 16-bit pictures become 8-bit colour") {
  const cv::Mat grey(3, 4, CV_8UC1, cv::Scalar(77));
  const cv::Mat deep(3, 4, CV_16UC3, cv::Scalar(0x1000, 0x8000, 0xFF00));
  for (const char* extension : {".png", ".tiff"}) {
    CAPTURE(extension);
    CHECK(difference(load_bytes(encode(extension, grey)).pixels,
                     cv::Mat(3, 4, CV_8UC3, cv::Scalar::all(77))) == 0);
    CHECK(difference(load_bytes(encode(extension, deep)).pixels,
                     cv::Mat(3, 4, CV_8UC3, cv::Scalar(0x10, 0x80, 0xFF))) <= 1);
  }
  CHECK(difference(load_bytes(encode(".jpg", grey)).pixels, cv::Mat(3, 4, CV_8UC3, cv::Scalar::all(77))) <=
        1);
}

TEST_CASE("a ramp of 16 bits is a ramp of 8 bits") {
  cv::Mat ramp(1, 65536, CV_16UC3);
  ramp.forEach<cv::Vec3w>(
      [](cv::Vec3w& pixel, const int* at) { pixel = cv::Vec3w::all(static_cast<std::uint16_t>(at[1])); });
  for (const char* extension : {".png", ".tiff"}) {
    CAPTURE(extension);
    const cv::Mat pixels = load_bytes(encode(extension, ramp)).pixels;
    REQUIRE(pixels.cols == ramp.cols);
    double worst = 0;
    for (int x = 0; x < ramp.cols; ++x) {
      worst = std::max(worst, std::abs(pixels.at<cv::Vec3b>(0, x)[1] - x / 257.0));
    }
    CHECK(worst <= 1);  // 0.5 where it is rounded; libtiff cuts off
  }
}

TEST_CASE("transparent pixels lie over white") {
  const cv::Mat hidden(3, 4, CV_8UC4, cv::Scalar(10, 20, 30, 0));
  const cv::Mat half(3, 4, CV_8UC4, cv::Scalar(10, 20, 30, 128));
  const cv::Mat opaque(3, 4, CV_8UC4, cv::Scalar(10, 20, 30, 255));
  for (const char* extension : {".png", ".webp"}) {
    CAPTURE(extension);
    const auto loaded = [&](const cv::Mat& picture) { return load_bytes(encode(extension, picture)).pixels; };
    CHECK(difference(loaded(hidden), cv::Mat(3, 4, CV_8UC3, cv::Scalar::all(255))) == 0);
    CHECK(difference(loaded(half), cv::Mat(3, 4, CV_8UC3, cv::Scalar(132, 137, 142))) <= 1);
    CHECK(difference(loaded(opaque), cv::Mat(3, 4, CV_8UC3, cv::Scalar(10, 20, 30))) == 0);
  }
  const cv::Mat deep(3, 4, CV_16UC4, cv::Scalar(10 * 257, 20 * 257, 30 * 257, 32768));
  CHECK(difference(load_bytes(encode(".png", deep)).pixels,
                   cv::Mat(3, 4, CV_8UC3, cv::Scalar(132, 137, 142))) == 0);
}

TEST_CASE("palettes and grey with transparency are colour too") {
  const auto white = [](const cv::Mat& picture, int x) {
    return picture.at<cv::Vec3b>(0, x) == cv::Vec3b::all(255);
  };
  const std::string palette("\x1E\x14\x0A\x3C\x32\x28", 6);  // red-green-blue of two colours
  const std::string opacity("\xFF\x00", 2);
  const cv::Mat two = load_bytes(png_of_row(PngColour::kPalette, "\x00\x01"s, palette, opacity)).pixels;
  CHECK(two.at<cv::Vec3b>(0, 0) == cv::Vec3b(10, 20, 30));
  CHECK(white(two, 1));
  const cv::Mat plain = load_bytes(png_of_row(PngColour::kPalette, "\x00\x01"s, palette)).pixels;
  CHECK(plain.at<cv::Vec3b>(0, 1) == cv::Vec3b(40, 50, 60));
  const cv::Mat grey = load_bytes(png_of_row(PngColour::kGreyAlpha, "\x4D\xFF\x4D\x00"s)).pixels;
  CHECK(grey.at<cv::Vec3b>(0, 0) == cv::Vec3b::all(77));
  CHECK(white(grey, 1));
}

TEST_CASE("a picture of one pixel is a picture") {
  for (const char* extension : {".jpg", ".png", ".webp", ".tiff"}) {
    CAPTURE(extension);
    CHECK(load_bytes(encode(extension, cv::Mat(1, 1, CV_8UC3, cv::Scalar::all(9)))).pixels.total() == 1);
  }
}

TEST_CASE("bytes after a picture's end do no harm") {
  for (const char* extension : {".jpg", ".png", ".webp"}) {
    CAPTURE(extension);
    CHECK(load_bytes(encode(extension, quarters()) + "and a video after it").width() == 48);
  }
}

// Phones keep a map of brightness, the depth, or the other eye's picture there.
TEST_CASE("of several pictures in a JPEG the first counts") {
  const std::string other = encode(".jpg", cv::Mat(900, 1200, CV_8UC3, cv::Scalar::all(9)));
  const std::string first = encode(".jpg", quarters());
  CHECK(difference(load_bytes(first + other).pixels, load_bytes(first).pixels) == 0);
}

// Some cameras leave them out of motion JPEG, and so out of its frames.
TEST_CASE("a JPEG without its Huffman tables is read by the usual ones") {
  std::string jpeg = encode(".jpg", quarters());
  const cv::Mat whole = load_bytes(jpeg).pixels;
  const std::string marker = "\xFF\xC4";
  for (std::size_t at = jpeg.find(marker); at != std::string::npos; at = jpeg.find(marker, at)) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(jpeg[at + i]); };
    jpeg.erase(at, 2 + std::size_t{256} * byte(2) + byte(3));
  }
  CHECK(difference(load_bytes(jpeg).pixels, whole) == 0);
}

TEST_CASE("an interlaced PNG and the first picture of an animated one are read") {
  const auto interlaced = png_interlaced(quarters());
  CHECK(difference(load_bytes(interlaced).pixels, quarters()) == 0);
  const std::string control("\0\0\0\1\0\0\0\0", 8);
  CHECK(difference(load_bytes(png_with_chunk(encode(".png", quarters()), "acTL", control)).pixels,
                   quarters()) == 0);
}

TEST_CASE("a picture of one bit a pixel is read") {
  cv::Mat chess(16, 16, CV_8UC1);
  chess.forEach<std::uint8_t>(
      [](std::uint8_t& pixel, const int* at) { pixel = (at[0] + at[1]) % 2 ? 255 : 0; });
  cv::Mat colour;
  cv::cvtColor(chess, colour, cv::COLOR_GRAY2BGR);
  CHECK(difference(load_bytes(encode(".png", chess, {cv::IMWRITE_PNG_BILEVEL, 1})).pixels, colour) == 0);
}

namespace {

std::string jpeg_of(const cv::Mat& picture, TJSAMP sampling) {
  void* encoder = tjInitCompress();
  unsigned char* bytes = nullptr;
  unsigned long size = 0;
  tjCompress2(encoder, picture.data, picture.cols, 0, picture.rows, TJPF_BGR, &bytes, &size, sampling, 90, 0);
  std::string jpeg(bytes, bytes + size);
  tjFree(bytes);
  tjDestroy(encoder);
  return jpeg;
}

}  // namespace

TEST_CASE("a file tells how many pixels share a colour") {
  const auto cell = [](const std::string& bytes) { return load_bytes(bytes).colour_cell; };
  CHECK(cell(jpeg_of(quarters(), TJSAMP_420)) == cv::Size(2, 2));
  CHECK(cell(jpeg_of(quarters(), TJSAMP_422)) == cv::Size(2, 1));
  CHECK(cell(jpeg_of(quarters(), TJSAMP_440)) == cv::Size(1, 2));
  CHECK(cell(jpeg_of(quarters(), TJSAMP_411)) == cv::Size(4, 1));
  CHECK(cell(jpeg_of(quarters(), TJSAMP_444)) == cv::Size(1, 1));
  CHECK(cell(jpeg_of(quarters(), TJSAMP_GRAY)) == cv::Size(1, 1));
  CHECK(cell(encode(".webp", quarters(), {cv::IMWRITE_WEBP_QUALITY, 80})) == cv::Size(2, 2));
  for (const char* lossless : {".png", ".tiff", ".webp"})
    CHECK(cell(encode(lossless, quarters())) == cv::Size(1, 1));
}

TEST_CASE("of a picture that was turned, the pixels that share a colour are turned, too") {
  const std::string across = jpeg_of(quarters(), TJSAMP_422);
  for (const int upright : {1, 2, 3, 4})
    CHECK(load_bytes(jpeg_with_exif(across, exif_block(upright))).colour_cell == cv::Size(2, 1));
  for (const int on_its_side : {5, 6, 7, 8})
    CHECK(load_bytes(jpeg_with_exif(across, exif_block(on_its_side))).colour_cell == cv::Size(1, 2));
}
