// SPDX-License-Identifier: MIT
#include "rendering/tiles.h"

#include <doctest/doctest.h>

namespace ringside::rendering {
namespace {

// Each pixel tells its place in the picture.
cv::Mat3b numbered(int width, int height) {
  cv::Mat3b picture(height, width);
  picture.forEach([](cv::Vec3b& pixel, const int* at) {
    pixel = {static_cast<uchar>(at[1] / 10), static_cast<uchar>(at[0] / 10), 0};
  });
  return picture;
}

TEST_CASE("eight tiles around the middle one, without gaps") {
  const std::vector<cv::Mat3b> tiles = outer_tiles(numbered(2400, 2100));
  REQUIRE(tiles.size() == 8);
  const std::vector<cv::Vec3b> corners{{0, 0, 0},    {80, 0, 0},  {160, 0, 0},  {0, 70, 0},
                                       {160, 70, 0}, {0, 140, 0}, {80, 140, 0}, {160, 140, 0}};
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    CAPTURE(i);
    CHECK(tiles[i].size() == cv::Size(800, 700));
    CHECK(tiles[i](0, 0) == corners[i]);
  }
}

TEST_CASE("small tiles are enlarged to 640 pixels across") {
  for (const cv::Mat3b& tile : outer_tiles(numbered(600, 300))) CHECK(tile.size() == cv::Size(1280, 640));
}

}  // namespace
}  // namespace ringside::rendering
