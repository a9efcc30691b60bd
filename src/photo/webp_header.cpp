// SPDX-License-Identifier: MIT
#include <algorithm>

#include "photo/image_header.h"

// Container: developers.google.com/speed/webp/docs/riff_container; bit streams: RFC 6386 (VP8), RFC 9649
// (VP8L).
namespace ringside {
namespace {

constexpr std::size_t kRiffHeaderSize = 12;
constexpr std::size_t kChunkHeaderSize = 8;

// A file may hold a canvas and a frame; the larger of the two is what decoding may cost.
void grow_to(ImageHeader& header, std::uint32_t width, std::uint32_t height) {
  header.width = std::max(header.width, width);
  header.height = std::max(header.height, height);
}

void read_lossy(Bytes data, ImageHeader& header) {
  constexpr std::uint32_t kSizeMask = 0x3FFF;  // the two bits above it request upscaling
  header.colour_cell = {2, 2};
  grow_to(header, little_endian(slice(data, 6, 2)) & kSizeMask, little_endian(slice(data, 8, 2)) & kSizeMask);
}

void read_lossless(Bytes data, ImageHeader& header) {
  const std::uint32_t sizes = little_endian(slice(data, 1, 4));
  grow_to(header, (sizes & 0x3FFF) + 1, (sizes >> 14 & 0x3FFF) + 1);
}

void read_extended(Bytes data, ImageHeader& header) {
  grow_to(header, little_endian(slice(data, 4, 3)) + 1, little_endian(slice(data, 7, 3)) + 1);
}

Bytes without_exif_mark(Bytes data) {
  return starts_with(data, "Exif") && data.size() > 6 ? data.subspan(6) : data;
}

void read_chunk(Bytes type, Bytes data, ImageHeader& header) {
  if (starts_with(type, "VP8 ")) read_lossy(data, header);
  if (starts_with(type, "VP8L")) read_lossless(data, header);
  if (starts_with(type, "VP8X")) read_extended(data, header);
  if (starts_with(type, "EXIF")) header.exif = read_exif(without_exif_mark(data));
}

}  // namespace

ImageHeader read_webp_header(Bytes file) {
  ImageHeader header{.format = ImageFormat::kWebp};
  const Bytes riff = slice(file, 0, std::size_t{8} + little_endian(slice(file, 4, 4)));
  for (std::size_t at = kRiffHeaderSize; at < riff.size();) {
    const std::size_t size = little_endian(slice(riff, at + 4, 4));
    read_chunk(slice(riff, at, 4), slice(riff, at + kChunkHeaderSize, size), header);
    at += kChunkHeaderSize + size + size % 2;  // chunks start at even offsets
  }
  return header;
}

}  // namespace ringside
