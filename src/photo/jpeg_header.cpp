// SPDX-License-Identifier: MIT
#include <algorithm>
#include <string_view>

#include "photo/image_header.h"
#include "photo/photo_error.h"

namespace ringside {
namespace {

using namespace std::string_view_literals;

constexpr std::uint8_t kStuffing = 0x00;  // FF 00 is a data byte FF
constexpr std::uint8_t kDefineHuffman = 0xC4;
constexpr std::uint8_t kReserved = 0xC8;
constexpr std::uint8_t kDefineArithmetic = 0xCC;
constexpr std::uint8_t kEndOfImage = 0xD9;
constexpr std::uint8_t kStartOfScan = 0xDA;
constexpr std::uint8_t kApp1 = 0xE1;
constexpr std::uint8_t kFill = 0xFF;
constexpr std::string_view kExifSegment = "Exif\0\0"sv;

bool is_restart(std::uint8_t marker) { return marker >= 0xD0 && marker <= 0xD7; }

bool is_frame(std::uint8_t marker) {
  return marker >= 0xC0 && marker <= 0xCF && marker != kDefineHuffman && marker != kReserved &&
         marker != kDefineArithmetic;
}

// Offset of the code of the next marker at or after `at`. Skips the entropy-coded data of a scan, and stray
// bytes between segments as decoders do.
std::size_t find_marker(Bytes file, std::size_t at) {
  for (;;) {
    const auto rest = slice(file, at, file.size() - std::min(at, file.size()));
    at += static_cast<std::size_t>(std::find(rest.begin(), rest.end(), 0xFF) - rest.begin()) + 1;
    const std::uint8_t code = slice(file, at, 1)[0];
    if (code != kStuffing && code != kFill && !is_restart(code)) return at;
  }
}

// Of luma samples, across and down, to each of the first colour's (ITU-T T.81, B.2.2).
cv::Size colour_cell(Bytes components) {
  constexpr std::size_t kEach = 3;  // bytes: name, sampling factors, table
  const int luma = components[1], colour = components[kEach + 1];
  const auto times = [](int more, int fewer) { return fewer > 0 && more > fewer ? more / fewer : 1; };
  return {times(luma >> 4, colour >> 4), times(luma & 15, colour & 15)};
}

void read_frame(Bytes segment, ImageHeader& header) {
  constexpr std::uint32_t kColourComponents = 3, kCmykComponents = 4;
  header.height = big_endian(slice(segment, 1, 2));
  header.width = big_endian(slice(segment, 3, 2));
  const std::uint32_t components = big_endian(slice(segment, 5, 1));
  if (components == kCmykComponents) {
    throw PhotoError("a JPEG in printing colours (CMYK); export it as RGB");
  }
  if (components == kColourComponents) header.colour_cell = colour_cell(slice(segment, 6, 6));
}

}  // namespace

ImageHeader read_jpeg_header(Bytes file) {
  ImageHeader header{.format = ImageFormat::kJpeg};
  bool has_frame = false;
  bool has_scan = false;
  bool has_exif = false;
  std::size_t at = find_marker(file, 2);
  for (; file[at] != kEndOfImage; at = find_marker(file, at)) {
    const std::uint8_t marker = file[at];
    const std::uint32_t length = big_endian(slice(file, at + 1, 2));  // counts its own two bytes
    if (length < 2) throw_damaged();
    const Bytes segment = slice(file, at + 3, length - 2);
    if (is_frame(marker) && !has_frame) read_frame(segment, header);  // decoders take the first, too
    has_frame = has_frame || is_frame(marker);
    if (marker == kApp1 && !has_exif && starts_with(segment, kExifSegment)) {
      header.exif = read_exif(segment.subspan(kExifSegment.size()));
      has_exif = true;
    }
    has_scan = has_scan || marker == kStartOfScan;
    at += 1 + length;
  }
  if (!has_scan) throw_damaged();
  header.end = at + 1;
  return header;
}

}  // namespace ringside
