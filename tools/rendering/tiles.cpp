// SPDX-License-Identifier: MIT
#include "rendering/tiles.h"

#include <algorithm>
#include <opencv2/imgproc.hpp>

#include "photo/photo.h"
#include "rendering/photo.h"
#include "rendering/truth_file.h"
#include "report/data/write_file.h"

namespace ringside::rendering {
namespace {

constexpr int kPerSide = 3;
constexpr int kShortestSide = 640;  // pixels
constexpr int kTileQuality = 95;

cv::Mat3b enlarged(const cv::Mat3b& tile) {
  const int side = std::min(tile.cols, tile.rows);
  if (side >= kShortestSide) return tile.clone();
  cv::Mat3b larger;
  const double factor = static_cast<double>(kShortestSide) / side;
  cv::resize(tile, larger, {}, factor, factor, cv::INTER_CUBIC);
  return larger;
}

cv::Rect tile_at(const cv::Size& picture, int column, int row) {
  const cv::Point from(picture.width * column / kPerSide, picture.height * row / kPerSide);
  const cv::Point to(picture.width * (column + 1) / kPerSide, picture.height * (row + 1) / kPerSide);
  return {from, to};
}

plans::PhotoPlan decoy(const std::string& name, const cv::Size& size) {
  plans::PhotoPlan plan;
  plan.name = name;
  plan.difficulty = "a piece of a photo of a board, without a whole line";
  plan.decoy = true;
  plan.viewpoint.width = size.width;
  plan.viewpoint.height = size.height;
  return plan;
}

}  // namespace

std::vector<cv::Mat3b> outer_tiles(const cv::Mat3b& picture) {
  std::vector<cv::Mat3b> tiles;
  for (int row = 0; row < kPerSide; ++row) {
    for (int column = 0; column < kPerSide; ++column) {
      const bool middle = row == 1 && column == 1;
      if (!middle) tiles.push_back(enlarged(picture(tile_at(picture.size(), column, row))));
    }
  }
  return tiles;
}

void write_tiles(const std::filesystem::path& photo, const std::filesystem::path& folder) {
  const std::vector<cv::Mat3b> tiles = outer_tiles(load_photo(photo).pixels);
  std::filesystem::create_directories(folder);
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    const std::string name = photo.stem().string() + "-tile-" + std::to_string(i + 1);
    write_file(folder / (name + ".jpg"), jpeg_of(tiles[i], kTileQuality));
    write_file(folder / (name + ".yaml"), truth_text(decoy(name, tiles[i].size())));
  }
}

}  // namespace ringside::rendering
