// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "photo/decoding_limits.h"
#include "photo/heif_picture.h"
#include "photo/image_header.h"
#include "photo/photo_error.h"

// ISO/IEC 23008-12 (HEIF), in boxes after ISO/IEC 14496-12.
namespace ringside {
namespace {

constexpr std::size_t kBoxHeaderSize = 8;

// From its size field on. Throws PhotoError when it does not end inside the file.
Bytes read_box(Bytes file, std::size_t at) {
  constexpr std::uint32_t kToEndOfFile = 0;
  constexpr std::uint32_t kSizeIsLong = 1;  // and follows the type
  std::uint64_t size = big_endian(slice(file, at, 4));
  if (size == kToEndOfFile) size = file.size() - at;
  if (size == kSizeIsLong) {
    size = std::uint64_t{big_endian(slice(file, at + 8, 4))} << 32 | big_endian(slice(file, at + 12, 4));
  }
  if (size < kBoxHeaderSize) throw_damaged();
  return slice(file, at, size);
}

bool belongs_to_a_picture(Bytes type) {
  return starts_with(type, "ftyp") || starts_with(type, "meta") || starts_with(type, "mdat");
}

// Whether the end of a box was never written: a copy or download that broke off in a file made to size
// beforehand. Coded pictures have no such runs of zeros (HEVC forbids three in a row), and libheif would go
// on with grey.
bool ends_in_a_hole(Bytes box) {
  constexpr std::size_t kHole = 4096;  // a typical block of a file system
  if (box.size() < kHole) return false;
  const Bytes end = box.last(kHole);
  return std::all_of(end.begin(), end.end(), [](std::uint8_t byte) { return byte == 0; });
}

[[noreturn]] void throw_cut_short() { throw PhotoError("the file is cut short; copy or download it again"); }

// Whether every box that a picture needs is whole. What a phone hangs on behind (a video, a maker's notes)
// may be anything.
void check_complete(Bytes file) {
  bool has_meta = false;
  bool has_movie = false;
  for (std::size_t at = 0; at < file.size();) {
    const Bytes type = slice(file, at + 4, 4);
    has_movie = has_movie || starts_with(type, "moov");
    if (has_meta && !belongs_to_a_picture(type)) break;
    has_meta = has_meta || starts_with(type, "meta");
    const Bytes box = read_box(file, at);
    if (starts_with(type, "mdat") && ends_in_a_hole(box)) throw_cut_short();
    at += box.size();
  }
  if (!has_meta && has_movie) throw PhotoError("a film, not a picture; give a photo");
  if (!has_meta) throw_cut_short();
}

// What libheif reads out of a file, in memory that a child shares.
struct HeifSays {
  std::uint32_t width;
  std::uint32_t height;
  std::size_t exif_size;
  std::array<std::uint8_t, 1 << 20> exif;  // an item as it stands in the file; cameras' take some kilobytes
};

void read_exif_item_into(HeifSays& says, heif_image_handle* picture) {
  heif_item_id item = 0;
  if (heif_image_handle_get_list_of_metadata_block_IDs(picture, "Exif", &item, 1) != 1) return;
  const std::size_t size = heif_image_handle_get_metadata_size(picture, item);
  if (size > says.exif.size()) return;
  const heif_error error = heif_image_handle_get_metadata(picture, item, says.exif.data());
  if (error.code == heif_error_Ok) says.exif_size = size;
}

// Items can name the same bytes a thousand times, and libheif reads all of them into memory.
void ask_libheif(Bytes file, HeifSays& says) {
  run_in_child(header_limits(file), [&] {
    const HeifPicture picture(file);
    says.width = picture.width();
    says.height = picture.height();
    read_exif_item_into(says, picture.handle());
  });
}

// The item starts with the distance from there to the byte-order mark.
Exif read_exif_item(Bytes item) {
  constexpr std::size_t kDistanceSize = 4;
  if (item.size() < kDistanceSize) return {};
  const std::size_t start = kDistanceSize + big_endian(item.first(kDistanceSize));
  return start < item.size() ? read_exif(item.subspan(start)) : Exif{};
}

}  // namespace

ImageHeader read_heif_header(Bytes file) {
  check_complete(file);
  const SharedBytes memory(sizeof(HeifSays));
  auto& says = *static_cast<HeifSays*>(memory.data());
  ask_libheif(file, says);
  ImageHeader header{
      .format = ImageFormat::kHeif,
      .width = says.width,
      .height = says.height,
      .exif = read_exif_item(Bytes(says.exif).first(std::min(says.exif_size, says.exif.size())))};
  // The properties "irot" and "imir" turn a HEIF picture, and libheif applies them. Phones write the same
  // turn into the EXIF block too, where it is only a note (23008-12, A.2.1): to apply it would turn twice.
  header.exif.orientation = 1;
  header.colour_cell = {2, 2};  // as cameras write it; libheif does not report it
  return header;
}

}  // namespace ringside
