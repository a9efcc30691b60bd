// SPDX-License-Identifier: MIT
#include "photo/image_header.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "photo/photo_error.h"

namespace ringside {
namespace {

using namespace std::string_view_literals;

// HEIC and AVIF are ISO media files, distinguished from videos by the brands after "ftyp": the main one (with
// a version) and those it is compatible with.
bool is_heif(Bytes file) {
  constexpr std::size_t kBrandsStart = 8;
  constexpr std::array kBrands{"heic"sv, "heix"sv, "heim"sv, "heis"sv, "hevc"sv,
                               "hevx"sv, "mif1"sv, "msf1"sv, "avif"sv, "avis"sv};
  if (file.size() < 12 || !starts_with(file.subspan(4), "ftyp")) return false;
  const std::size_t size = std::clamp<std::size_t>(big_endian(file.first(4)), 12, file.size());
  for (std::size_t at = kBrandsStart; at + 4 <= size; at += 4) {
    const auto is_here = [&](std::string_view brand) { return starts_with(file.subspan(at), brand); };
    if (std::any_of(kBrands.begin(), kBrands.end(), is_here)) return true;
  }
  return false;
}

bool is_webp(Bytes file) {
  return starts_with(file, "RIFF") && file.size() >= 12 && starts_with(file.subspan(8), "WEBP");
}

bool is_jpeg(Bytes file) { return starts_with(file, "\xFF\xD8"sv); }
bool is_png(Bytes file) { return starts_with(file, "\x89PNG\r\n\x1A\n"sv); }
bool is_tiff(Bytes file) { return starts_with(file, "II*\0"sv) || starts_with(file, "MM\0*"sv); }

ImageHeader read_by_format(Bytes file) {
  if (file.empty()) throw PhotoError("the file is empty; copy or download it again");
  if (is_jpeg(file)) return read_jpeg_header(file);
  if (is_png(file)) return read_png_header(file);
  if (is_webp(file)) return read_webp_header(file);
  if (is_tiff(file)) return read_tiff_header(file);
  if (is_heif(file)) return read_heif_header(file);
  throw PhotoError("not a JPEG, PNG, WebP, TIFF, HEIC or AVIF picture; give a photo");
}

}  // namespace

ImageHeader read_image_header(Bytes file) {
  const ImageHeader header = read_by_format(file);
  if (header.width == 0 || header.height == 0) throw_damaged();
  return header;
}

bool begins_like_picture(Bytes start) {
  return is_jpeg(start) || is_png(start) || is_webp(start) || is_tiff(start) || is_heif(start);
}

void throw_damaged() { throw PhotoError("the picture is damaged; copy or export it again"); }

}  // namespace ringside
