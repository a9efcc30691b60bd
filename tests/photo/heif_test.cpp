// SPDX-License-Identifier: MIT
#include <cmath>

#include "photo/high_dynamic_range.h"
#include "photo/load_helpers.h"
#include "photo/make_heif.h"
#include "photo/make_picture.h"

using namespace ringside;
using namespace ringside::test;

namespace {

constexpr std::array kCodecs{heif_compression_HEVC, heif_compression_AV1};

// Calls check with the file's bytes, or says that this machine cannot make the file.
template <typename Check>
void with_heif(const cv::Mat& picture, const HeifRecipe& recipe, const Check& check) {
  CAPTURE(recipe.codec);
  const auto heif = encode_heif(picture, recipe);
  if (!heif) {
    MESSAGE("libheif has no encoder for this format here; its test is skipped");
  } else {
    check(*heif);
  }
}

constexpr double kStep = 2;  // of a ramp: one for cutting off, one for the compression

// Values from 0 to most, left to right.
cv::Mat ramp(int most, int type) {
  cv::Mat values(64, most + 1, CV_16UC1);
  values.forEach<std::uint16_t>(
      [](std::uint16_t& value, const int* at) { value = static_cast<std::uint16_t>(at[1]); });
  cv::Mat result;
  cv::merge(std::vector<cv::Mat>(static_cast<std::size_t>(CV_MAT_CN(type)), values), result);
  result.convertTo(result, CV_MAT_DEPTH(type));
  return result;
}

// How far a loaded ramp lies from even steps, at worst, in any colour.
double worst_step(const cv::Mat& pixels) {
  double worst = 0;
  for (int x = 0; x < pixels.cols; ++x) {
    const double expected = 255.0 * x / (pixels.cols - 1);
    const cv::Vec3b& pixel = pixels.at<cv::Vec3b>(pixels.rows / 2, x);
    for (int i = 0; i < 3; ++i) worst = std::max(worst, std::abs(pixel[i] - expected));
  }
  return worst;
}

// The bytes after the type of every box of that type replaced.
std::string patched_boxes(std::string bytes, const std::string& type, const std::string& by) {
  REQUIRE(bytes.find(type) != std::string::npos);
  for (std::size_t at = bytes.find(type); at != std::string::npos; at = bytes.find(type, at + 1)) {
    bytes.replace(at + type.size(), by.size(), by);
  }
  return bytes;
}

// The file with other sizes, of all its pictures and tiles.
std::string resized(const std::string& heif, const std::string& width, const std::string& height) {
  const std::string version_and_flags(4, '\0');
  return patched_boxes(heif, "ispe", version_and_flags + width + height);
}

}  // namespace

TEST_CASE("HEIC and AVIF are told by their content, whatever the file is called") {
  const TempFolder folder;
  for (const auto codec : kCodecs) {
    with_heif(quarters(), {.codec = codec}, [&](const std::string& heif) {
      for (const char* name : {"photo.heic", "photo.jpg", "photo.png", "photo"}) {
        CAPTURE(name);
        const Photo photo = load_photo(folder.write(name, heif));
        CHECK(photo.pixels.type() == CV_8UC3);
        CHECK(mean_difference(photo.pixels, quarters()) <= kLossy);
        CHECK_FALSE(photo.focal_35mm.has_value());
      }
    });
  }
  CHECK(load_photo(folder.write("jpeg.heic", encode(".jpg", quarters()))).width() == 48);
}

TEST_CASE("a HEIC or AVIF with another main brand is one by those it is compatible with") {
  for (const auto codec : kCodecs) {
    with_heif(quarters(), {.codec = codec}, [](const std::string& heif) {
      CHECK(load_bytes(patched_boxes(heif, "ftyp", "miaf")).width() == 48);
    });
  }
}

TEST_CASE("odd sizes, which are grids of tiles, are kept") {
  const cv::Mat odd = quarters()(cv::Rect(0, 0, 47, 31)).clone();
  for (const auto codec : kCodecs) {
    with_heif(odd, {.codec = codec}, [&](const std::string& heif) {
      CHECK(mean_difference(load_bytes(heif).pixels, odd) <= kLossy);
    });
  }
}

TEST_CASE("grey and deep ramps of HEIC and AVIF become ramps of 8 bits") {
  const auto is_even = [](const std::string& heif) { CHECK(worst_step(load_bytes(heif).pixels) <= kStep); };
  for (const auto codec : kCodecs) {
    with_heif(ramp(255, CV_8UC1), {.codec = codec}, is_even);
    with_heif(ramp(4095, CV_16UC1), {.codec = codec, .bits = 12}, is_even);
  }
  // libheif 1.15 cannot write AVIF of 10 bits.
  with_heif(ramp(1023, CV_16UC1), {.bits = 10}, is_even);
  with_heif(ramp(1023, CV_16UC3), {.bits = 10}, is_even);
}

TEST_CASE("transparent pixels of HEIC and AVIF lie over white") {
  const auto flat = [](const cv::Scalar& colour) { return cv::Mat(64, 64, CV_8UC4, colour); };
  const cv::Mat expected(64, 64, CV_8UC3, cv::Scalar(132, 137, 142));
  for (const auto codec : kCodecs) {
    with_heif(flat({10, 20, 30, 0}), {.codec = codec}, [](const std::string& heif) {
      CHECK(mean_difference(load_bytes(heif).pixels, cv::Mat(64, 64, CV_8UC3, cv::Scalar::all(255))) <= 2);
    });
    with_heif(flat({10, 20, 30, 128}), {.codec = codec}, [&](const std::string& heif) {
      CHECK(mean_difference(load_bytes(heif).pixels, expected) <= 2);
    });
    with_heif(flat({5, 10, 15, 128}), {.codec = codec, .premultiplied = true}, [&](const std::string& heif) {
      CHECK(mean_difference(load_bytes(heif).pixels, expected) <= 2);
    });
  }
}

TEST_CASE("a HEIC or AVIF that claims to be gigantic is refused before it is decoded") {
  const std::string too_many = "pixels are more than 200 megapixels; give a smaller picture";
  for (const auto codec : kCodecs) {
    with_heif(quarters(), {.codec = codec}, [&](const std::string& heif) {
      const std::string large("\0\0\xFF\xFF", 4);
      CHECK(load_error(resized(heif, large, large)) == "65535 x 65535 " + too_many);
      const std::string largest("\x7F\xFF\xFF\xFF");
      CHECK(load_error(resized(heif, largest, largest)) == "2147483647 x 2147483647 " + too_many);
      constexpr std::int64_t kPixels = 1536;  // 48 x 32
      CHECK(load_bytes(heif, {.pixels = kPixels}).width() == 48);
      CHECK(load_error(heif, {.pixels = kPixels - 1}).starts_with("48 x 32 pixels are more than"));
    });
  }
}

TEST_CASE("a grid that claims to be larger than its picture is refused before it is allocated") {
  with_heif(quarters()(cv::Rect(0, 0, 47, 31)).clone(), {}, [](const std::string& heif) {
    const std::string grid("\0\0\0\0\0\x2F\0\x1F", 8);  // version, flags, rows and columns less one, 47 x 31
    const std::size_t at = heif.find(grid);
    REQUIRE(at != std::string::npos);
    std::string larger = heif;
    CHECK(load_error(larger.replace(at + 4, 4, "\xFF\xFF\xFF\xFF")).starts_with("the picture is damaged"));
  });
}

TEST_CASE("the focal length is found behind the mark that Apple's EXIF items start with") {
  const std::string block = std::string("Exif\0\0", 6) + exif_block(1, 26);
  with_heif(quarters(), {.exif = block},
            [](const std::string& heif) { CHECK(load_bytes(heif).focal_35mm == 26.0); });
}

TEST_CASE("a HEIC that lies about its size is damaged") {
  with_heif(quarters(), {}, [](const std::string& heif) {
    const std::string other("\0\0\0\x50", 4);
    CHECK(load_error(resized(heif, other, other)).starts_with("the picture is damaged"));
  });
}

TEST_CASE("a film is no photo") {
  const std::string start(
      "\0\0\0\x10"
      "ftypavis\0\0\0\0",
      16);
  const std::string movie(
      "\0\0\0\x08"
      "moov",
      8);
  CHECK(load_error(start + movie) == "a film, not a picture; give a photo");
}

// Only as HEIC: libheif 1.15 cannot write such an AVIF.
TEST_CASE("a HEIC of high dynamic range has the colours of a usual one") {
  constexpr int kMost = 1023;
  const cv::Vec3b red(179, 38, 30);
  for (const auto& [transfer, name] :
       {std::pair(heif_transfer_characteristic_ITU_R_BT_2100_0_PQ, Transfer::kPerceptualQuantizer),
        std::pair(heif_transfer_characteristic_ITU_R_BT_2100_0_HLG, Transfer::kHybridLogGamma)}) {
    const cv::Vec3d stored = kMost * with_high_range(red, name);
    const cv::Mat picture(32, 48, CV_16UC3, cv::Scalar(stored[2], stored[1], stored[0]));
    with_heif(picture, {.bits = 10, .transfer = transfer}, [&](const std::string& heif) {
      const cv::Mat pixels = load_bytes(heif).pixels;
      CHECK(difference(pixels, cv::Mat(pixels.size(), CV_8UC3, cv::Scalar(red[2], red[1], red[0]))) <= 8);
    });
  }
}

TEST_CASE("of several pictures in a HEIC or AVIF the primary one counts") {
  const cv::Mat other(32, 48, CV_8UC3, cv::Scalar::all(9));
  for (const auto codec : kCodecs) {
    with_heif(quarters(), {.codec = codec, .first = other}, [&](const std::string& heif) {
      CHECK(mean_difference(load_bytes(heif).pixels, quarters()) <= kLossy);
    });
  }
}
