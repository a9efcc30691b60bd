// SPDX-License-Identifier: MIT
// draw_samples FOLDER: draws the sample photos and writes their truth beside them, always the same.
#include <filesystem>
#include <fstream>
#include <iostream>
#include <opencv2/imgcodecs.hpp>
#include <stdexcept>

#include "samples/truth_file.h"

namespace ringside::samples {
namespace {

namespace fs = std::filesystem;

void write_whole(const fs::path& path, const char* bytes, std::size_t count) {
  std::ofstream file(path, std::ios::binary);
  file.write(bytes, static_cast<std::streamsize>(count));
  file.close();
  if (!file)
    throw std::runtime_error(path.string() + ": cannot be written; is the folder there and not full?");
}

void draw(const SampleRound& round, const fs::path& folder) {
  const cv::Mat3b picture = drawing::render(round.scene, round.view, round.effects);
  std::vector<uchar> jpeg;
  cv::imencode(".jpg", picture, jpeg, {cv::IMWRITE_JPEG_QUALITY, round.jpeg_quality});
  write_whole(folder / (round.name + ".jpg"), reinterpret_cast<const char*>(jpeg.data()), jpeg.size());
  const std::string truth = truth_file(round);
  write_whole(folder / (round.name + ".yaml"), truth.data(), truth.size());
}

}  // namespace
}  // namespace ringside::samples

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: draw_samples FOLDER\n";
    return 2;
  }
  try {
    for (const auto& round : ringside::samples::sample_rounds()) ringside::samples::draw(round, argv[1]);
  } catch (const std::exception& error) {
    std::cerr << "draw_samples: " << error.what() << '\n';
    return 1;
  }
  return 0;
}
