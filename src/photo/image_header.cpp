// SPDX-License-Identifier: MIT
#include "photo/image_header.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "photo/photo_error.h"

namespace ringside {
namespace {

using namespace std::string_view_literals;

// HEIC and AVIF are ISO media files; the brand after "ftyp" tells them from videos.
bool is_heif(Bytes file) {
  constexpr std::array kBrands{"heic"sv, "heix"sv, "heim"sv, "heis"sv, "hevc"sv,
                               "hevx"sv, "mif1"sv, "msf1"sv, "avif"sv, "avis"sv};
  if (file.size() < 12 || !starts_with(file.subspan(4), "ftyp")) return false;
  return std::any_of(kBrands.begin(), kBrands.end(),
                     [&](std::string_view brand) { return starts_with(file.subspan(8), brand); });
}

bool is_webp(Bytes file) {
  return starts_with(file, "RIFF") && file.size() >= 12 && starts_with(file.subspan(8), "WEBP");
}

ImageHeader read_by_format(Bytes file) {
  if (file.empty()) throw PhotoError("the file is empty; copy or download it again");
  if (starts_with(file, "\xFF\xD8"sv)) return read_jpeg_header(file);
  if (starts_with(file, "\x89PNG\r\n\x1A\n"sv)) return read_png_header(file);
  if (is_webp(file)) return read_webp_header(file);
  if (starts_with(file, "II*\0"sv) || starts_with(file, "MM\0*"sv)) return read_tiff_header(file);
  if (is_heif(file)) throw PhotoError("HEIC and AVIF are not supported yet; export the photo as JPEG");
  throw PhotoError("not a JPEG, PNG, WebP or TIFF picture; give a photo");
}

}  // namespace

ImageHeader read_image_header(Bytes file) {
  const ImageHeader header = read_by_format(file);
  if (header.width == 0 || header.height == 0) throw_damaged();
  return header;
}

void throw_damaged() { throw PhotoError("the picture is damaged; copy or export it again"); }

}  // namespace ringside
