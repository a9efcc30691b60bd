// SPDX-License-Identifier: MIT
#include "photo/image_header.h"

namespace ringside {
namespace {

constexpr std::uint32_t kImageWidth = 256;
constexpr std::uint32_t kImageLength = 257;
constexpr std::uint32_t kShort = 3;  // field type of two bytes; the other one allowed for sizes is LONG
constexpr std::size_t kFieldSize = 12;

class TiffReader {
 public:
  explicit TiffReader(Bytes file) : file_(file), is_big_endian_(file[0] == 'M') {}

  std::uint32_t number(std::size_t offset, std::size_t size) const {
    const Bytes field = slice(file_, offset, size);
    return is_big_endian_ ? big_endian(field) : little_endian(field);
  }

  // The value of a directory field that holds one SHORT or LONG.
  std::uint32_t value(std::size_t field) const {
    return number(field + 8, number(field + 2, 2) == kShort ? 2 : 4);
  }

 private:
  Bytes file_;
  bool is_big_endian_;
};

}  // namespace

ImageHeader read_tiff_header(Bytes file) {
  ImageHeader header{.format = ImageFormat::kTiff, .exif = read_exif(file)};
  const TiffReader tiff(file);
  const std::size_t directory = tiff.number(4, 4);
  const std::size_t fields = tiff.number(directory, 2);
  for (std::size_t i = 0; i < fields; ++i) {
    const std::size_t field = directory + 2 + i * kFieldSize;
    const std::uint32_t tag = tiff.number(field, 2);
    if (tag == kImageWidth) header.width = tiff.value(field);
    if (tag == kImageLength) header.height = tiff.value(field);
  }
  return header;
}

}  // namespace ringside
