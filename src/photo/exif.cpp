// SPDX-License-Identifier: MIT
#include "photo/exif.h"

#include <libexif/exif-data.h>

#include <algorithm>
#include <memory>
#include <string_view>
#include <vector>

namespace ringside {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view kExifMark = "Exif\0\0"sv;  // how libexif identifies a block
constexpr std::size_t kLongestBlock = 0xFFFF;         // a JPEG segment; libexif reads no more

struct ReleaseExif {
  void operator()(ExifData* data) const { exif_data_unref(data); }
};
using ExifPointer = std::unique_ptr<ExifData, ReleaseExif>;

ExifPointer parse(Bytes block) {
  const Bytes start = block.first(std::min(block.size(), kLongestBlock));
  std::vector<std::uint8_t> marked(kExifMark.begin(), kExifMark.end());
  marked.insert(marked.end(), start.begin(), start.end());
  ExifPointer exif(exif_data_new());
  if (!exif) return exif;
  // Else libexif adds the tags that the standard wants and the camera left out.
  exif_data_unset_option(exif.get(), EXIF_DATA_OPTION_FOLLOW_SPECIFICATION);
  exif_data_load_data(exif.get(), marked.data(), static_cast<unsigned>(marked.size()));
  return exif;
}

// The value of a tag that holds one SHORT. Some writers use LONG.
std::optional<unsigned> whole_number(ExifData& exif, ExifIfd directory, ExifTag tag) {
  const ExifEntry* entry = exif_content_get_entry(exif.ifd[directory], tag);
  if (entry == nullptr || entry->data == nullptr || entry->components != 1) return std::nullopt;
  const ExifByteOrder order = exif_data_get_byte_order(&exif);
  if (entry->format == EXIF_FORMAT_SHORT && entry->size >= 2) return exif_get_short(entry->data, order);
  if (entry->format == EXIF_FORMAT_LONG && entry->size >= 4) return exif_get_long(entry->data, order);
  return std::nullopt;
}

// "2026:11:20 14:03:09" as "2026-11-20T14:03:09". Cameras whose clock was never set write blanks or zeros.
std::string time_of(ExifData& exif, ExifIfd directory, ExifTag tag) {
  constexpr std::string_view kForm = "dddd:dd:dd dd:dd:dd";
  const ExifEntry* entry = exif_content_get_entry(exif.ifd[directory], tag);
  if (entry == nullptr || entry->data == nullptr || entry->format != EXIF_FORMAT_ASCII) return {};
  std::string text(reinterpret_cast<const char*>(entry->data),
                   std::min<std::size_t>(entry->size, kForm.size()));
  const bool fits = std::equal(text.begin(), text.end(), kForm.begin(), kForm.end(), [](char c, char form) {
    return form == 'd' ? c >= '0' && c <= '9' : c == form;
  });
  if (!fits || text.starts_with("0000")) return {};
  text[4] = text[7] = '-';
  text[10] = 'T';
  return text;
}

int plausible_orientation(std::optional<unsigned> value) {
  return value && *value >= 1 && *value <= 8 ? static_cast<int>(*value) : 1;
}

// 0 stands for unknown; no camera is wider than a fisheye's 4 mm or longer than a telescope's 3000 mm.
std::optional<double> plausible_focal(std::optional<unsigned> value) {
  return value && *value >= 4 && *value <= 3000 ? std::optional<double>(*value) : std::nullopt;
}

}  // namespace

Exif read_exif(Bytes block) {
  if (block.empty()) return {};
  const ExifPointer exif = parse(block);
  if (!exif) return {};
  return {plausible_orientation(whole_number(*exif, EXIF_IFD_0, EXIF_TAG_ORIENTATION)),
          plausible_focal(whole_number(*exif, EXIF_IFD_EXIF, EXIF_TAG_FOCAL_LENGTH_IN_35MM_FILM)),
          time_of(*exif, EXIF_IFD_EXIF, EXIF_TAG_DATE_TIME_ORIGINAL)};
}

}  // namespace ringside
