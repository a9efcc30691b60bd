// SPDX-License-Identifier: MIT
// A photo of a board of which bars cut the lines to pieces: covered_board PHOTO draws it.
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include "calibration/drawn_board.h"

namespace {

using namespace ringside;

constexpr unsigned kSeed = 5;  // its bars leave the discs free

// Its lines are broad: what is left of them is measured well.
drawing::Scene three_discs() {
  const drawing::Material red{{190, 40, 36}};
  drawing::Scene scene;
  for (drawing::Line& line : scene.board.lines) line.width = 3;
  scene.discs = {{.base = {20, -250}},
                 {.base = {-40, -235}, .material = red, .team = "red"},
                 {.base = {100, -225}, .material = red, .team = "red"}};
  return scene;
}

void lay_bars(cv::Mat& picture) {
  constexpr int kBars = 20, kWidth = 12;
  cv::RNG random(kSeed);
  for (int i = 0; i < kBars; ++i) {
    // One by one, as a compiler may order what stands in one expression.
    const int x = random.uniform(0, picture.cols), y = random.uniform(0, picture.rows);
    const int u = random.uniform(0, picture.cols), v = random.uniform(0, picture.rows);
    const int blue = random.uniform(60, 220), green = random.uniform(60, 220), red = random.uniform(60, 220);
    const cv::Point end(u, v), begin = end + 3 * (cv::Point(x, y) - end);
    cv::line(picture, begin, end, cv::Scalar(blue, green, red), kWidth, cv::LINE_AA);
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  Photo photo = test::draw(three_discs(), drawing::look_from(test::whole_board(45)));
  lay_bars(photo.pixels);
  return cv::imwrite(argv[1], photo.pixels) ? 0 : 1;
}
