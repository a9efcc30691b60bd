// SPDX-License-Identifier: MIT
#include "photo/image_header.h"

// W3C Recommendation: Portable Network Graphics (PNG) Specification.
namespace ringside {
namespace {

constexpr std::size_t kSignatureSize = 8;

constexpr std::uint32_t kChecksumOfEnd = 0xAE426082;  // of an empty IEND

struct Chunk {
  Bytes type;
  Bytes data;
  std::uint32_t checksum;
  std::size_t end;  // offset of the next one
};

// Checksums are the decoder's affair, but for the last one, which it does not read.
Chunk read_chunk(Bytes file, std::size_t at) {
  const std::size_t length = big_endian(slice(file, at, 4));
  const Bytes whole = slice(file, at, length + 12);
  return {whole.subspan(4, 4), whole.subspan(8, length), big_endian(whole.last(4)), at + whole.size()};
}

}  // namespace

ImageHeader read_png_header(Bytes file) {
  Chunk chunk = read_chunk(file, kSignatureSize);
  if (!starts_with(chunk.type, "IHDR")) throw_damaged();
  ImageHeader header{.format = ImageFormat::kPng,
                     .width = big_endian(slice(chunk.data, 0, 4)),
                     .height = big_endian(slice(chunk.data, 4, 4))};
  while (!starts_with(chunk.type, "IEND")) {
    chunk = read_chunk(file, chunk.end);
    if (starts_with(chunk.type, "eXIf")) header.exif = read_exif(chunk.data);
  }
  if (chunk.checksum != kChecksumOfEnd) throw_damaged();
  return header;
}

}  // namespace ringside
