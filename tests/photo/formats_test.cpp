// SPDX-License-Identifier: MIT
#include <opencv2/imgcodecs.hpp>

#include "photo/load_helpers.h"
#include "photo/make_picture.h"

using namespace ringside;
using namespace ringside::test;

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

TEST_CASE("grey, 16-bit and transparent pictures become 8-bit colour") {
  const cv::Mat grey(3, 4, CV_8UC1, cv::Scalar(77));
  const cv::Mat deep(3, 4, CV_16UC3, cv::Scalar(0x1000, 0x8000, 0xFF00));
  const cv::Mat transparent(3, 4, CV_8UC4, cv::Scalar(10, 20, 30, 0));
  for (const char* extension : {".png", ".tiff"}) {
    CAPTURE(extension);
    CHECK(difference(load_bytes(encode(extension, grey)).pixels,
                     cv::Mat(3, 4, CV_8UC3, cv::Scalar::all(77))) == 0);
    CHECK(difference(load_bytes(encode(extension, deep)).pixels,
                     cv::Mat(3, 4, CV_8UC3, cv::Scalar(0x10, 0x80, 0xFF))) <= 1);
    CHECK(difference(load_bytes(encode(extension, transparent)).pixels,
                     cv::Mat(3, 4, CV_8UC3, cv::Scalar(10, 20, 30))) == 0);
  }
  CHECK(difference(load_bytes(encode(".jpg", grey)).pixels, cv::Mat(3, 4, CV_8UC3, cv::Scalar::all(77))) <=
        1);
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
