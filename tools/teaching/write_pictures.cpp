// SPDX-License-Identifier: MIT
#include "teaching/write_pictures.h"

#include <ostream>

namespace ringside::teaching {
namespace {

void write_number(std::ostream& out, std::uint64_t number, int bytes) {
  for (int i = 0; i < bytes; ++i) out.put(static_cast<char>(number >> (8 * i) & 0xff));
}

void write_bytes(std::ostream& out, const cv::Mat& picture) {
  const auto row_bytes = static_cast<std::streamsize>(picture.elemSize()) * picture.cols;
  for (int row = 0; row < picture.rows; ++row) out.write(picture.ptr<char>(row), row_bytes);
}

}  // namespace

void write_head(std::ostream& out, cv::Size size) {
  out.write("RSEYE1\n", 8);
  for (const int number : {size.width, size.height, kLabels})
    write_number(out, static_cast<std::uint64_t>(number), 4);
}

void write_picture(std::ostream& out, std::uint64_t seed, const TaughtPicture& picture) {
  write_number(out, seed, 8);
  write_number(out, static_cast<std::uint64_t>(picture.kind), 4);
  write_number(out, picture.boards.size(), 4);
  write_bytes(out, picture.picture);
  for (int i = 0; i < kLabels; ++i) write_bytes(out, picture.labels.map(static_cast<Label>(i)));
}

}  // namespace ringside::teaching
