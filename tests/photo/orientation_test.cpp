// SPDX-License-Identifier: MIT
#include "photo/orientation.h"

#include "photo/load_helpers.h"
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
