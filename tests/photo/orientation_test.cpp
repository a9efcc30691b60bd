// SPDX-License-Identifier: MIT
#include "photo/orientation.h"

#include "photo/load_helpers.h"
#include "photo/make_heif.h"
#include "photo/make_picture.h"

using namespace ringside;
using namespace ringside::test;

namespace {

enum class Side { kTop, kBottom, kLeft, kRight };

// The EXIF standard's own words: the side of the scene at which the stored first row and first column lie.
struct Placement {
  Side first_row;
  Side first_column;
};

Placement placement(int orientation) {
  using enum Side;
  constexpr std::array<Placement, 8> kPlacements{{{kTop, kLeft},
                                                  {kTop, kRight},
                                                  {kBottom, kRight},
                                                  {kBottom, kLeft},
                                                  {kLeft, kTop},
                                                  {kRight, kTop},
                                                  {kRight, kBottom},
                                                  {kLeft, kBottom}}};
  return kPlacements[static_cast<std::size_t>(orientation - 1)];
}

// Moves to the pixel that lies `steps` away from a side of the scene.
void place(cv::Point& pixel, Side side, int steps, const cv::Size& scene) {
  if (side == Side::kTop) pixel.y = steps;
  if (side == Side::kBottom) pixel.y = scene.height - 1 - steps;
  if (side == Side::kLeft) pixel.x = steps;
  if (side == Side::kRight) pixel.x = scene.width - 1 - steps;
}

// What a camera that is held like this stores of a scene, pixel by pixel.
cv::Mat stored(const cv::Mat& scene, int orientation) {
  const Placement at = placement(orientation);
  const bool upright = at.first_row == Side::kTop || at.first_row == Side::kBottom;
  cv::Mat picture(upright ? scene.rows : scene.cols, upright ? scene.cols : scene.rows, CV_8UC3);
  picture.forEach<cv::Vec3b>([&](cv::Vec3b& value, const int* row_column) {
    cv::Point pixel;
    place(pixel, at.first_row, row_column[0], scene.size());
    place(pixel, at.first_column, row_column[1], scene.size());
    value = scene.at<cv::Vec3b>(pixel);
  });
  return picture;
}

}  // namespace

TEST_CASE("every orientation is turned upright, in every format") {
  for (int orientation = 1; orientation <= 8; ++orientation) {
    CAPTURE(orientation);
    const cv::Mat picture = stored(quarters(), orientation);
    const std::string block = exif_block(orientation, 26);
    CHECK(difference(upright(picture, orientation), quarters()) == 0);

    const Photo jpeg = load_bytes(jpeg_with_exif(encode(".jpg", picture), block));
    CHECK(mean_difference(jpeg.pixels, quarters()) <= kLossy);
    CHECK(jpeg.focal_35mm == 26.0);

    const Photo png = load_bytes(png_with_chunk(encode(".png", picture), "eXIf", block));
    CHECK(difference(png.pixels, quarters()) == 0);
    CHECK(png.focal_35mm == 26.0);

    const Photo webp = load_bytes(webp_with_exif(encode(".webp", picture), picture.size(), block));
    CHECK(difference(webp.pixels, quarters()) == 0);
    CHECK(webp.focal_35mm == 26.0);

    for (const ByteOrder order : {ByteOrder::kLittle, ByteOrder::kBig}) {
      CHECK(difference(load_bytes(tiff(picture, picture.size(), orientation, order)).pixels, quarters()) ==
            0);
    }
  }
}

// Phones write both the turn that counts (libheif applies it) and the same one into the EXIF block.
TEST_CASE("a HEIC or AVIF is turned once, whatever its EXIF block says") {
  for (const auto codec : {heif_compression_HEVC, heif_compression_AV1}) {
    for (int orientation = 1; orientation <= 8; ++orientation) {
      CAPTURE(codec);
      CAPTURE(orientation);
      const cv::Mat picture = stored(quarters(), orientation);
      const auto heif = encode_heif(
          picture, {.codec = codec, .orientation = orientation, .exif = exif_block(orientation, 26)});
      if (!heif) {
        MESSAGE("libheif has no encoder for this format here; its test is skipped");
        break;
      }
      const Photo photo = load_bytes(*heif);
      CHECK(mean_difference(photo.pixels, quarters()) <= kLossy);
      CHECK(photo.focal_35mm == 26.0);
      const auto noted = encode_heif(quarters(), {.codec = codec, .exif = exif_block(orientation)});
      CHECK(mean_difference(load_bytes(noted.value()).pixels, quarters()) <= kLossy);
    }
  }
}
