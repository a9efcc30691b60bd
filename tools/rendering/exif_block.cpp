// SPDX-License-Identifier: MIT
#include "rendering/exif_block.h"

#include <libexif/exif-data.h>

#include <cmath>
#include <cstdlib>
#include <memory>

namespace ringside::rendering {
namespace {

constexpr ExifByteOrder kOrder = EXIF_BYTE_ORDER_INTEL;

double diagonal(double width, double height) { return std::hypot(width, height); }

template <auto kRelease>
struct Release {
  template <typename T>
  void operator()(T* object) const {
    kRelease(object);
  }
};

// A block in the making. libexif counts references: an entry that was added lives as long as the block.
class Block {
 public:
  Block() : data_(exif_data_new()) {
    exif_data_set_byte_order(data_.get(), kOrder);
    exif_data_set_data_type(data_.get(), EXIF_DATA_TYPE_COMPRESSED);
  }

  void add_short(ExifIfd directory, ExifTag tag, int value) {
    exif_set_short(space(directory, tag, EXIF_FORMAT_SHORT), kOrder, static_cast<ExifShort>(value));
  }
  void add_long(ExifIfd directory, ExifTag tag, int value) {
    exif_set_long(space(directory, tag, EXIF_FORMAT_LONG), kOrder, static_cast<ExifLong>(value));
  }
  void add_thousandths(ExifIfd directory, ExifTag tag, double value) {
    const ExifRational rational{static_cast<ExifLong>(std::lround(1000 * value)), 1000};
    exif_set_rational(space(directory, tag, EXIF_FORMAT_RATIONAL), kOrder, rational);
  }

  std::string bytes() const {
    unsigned char* bytes = nullptr;
    unsigned count = 0;
    exif_data_save_data(data_.get(), &bytes, &count);
    const std::unique_ptr<unsigned char, Release<std::free>> owner(bytes);
    return {bytes, bytes + count};
  }

 private:
  // Where the value of a new entry goes.
  unsigned char* space(ExifIfd directory, ExifTag tag, ExifFormat format) {
    const std::unique_ptr<ExifEntry, Release<exif_entry_unref>> entry(exif_entry_new());
    entry->tag = tag;
    entry->format = format;
    entry->components = 1;
    entry->size = exif_format_get_size(format);
    entry->data = static_cast<unsigned char*>(std::calloc(1, entry->size));
    exif_content_add_entry(data_->ifd[directory], entry.get());
    return entry->data;
  }

  std::unique_ptr<ExifData, Release<exif_data_unref>> data_;
};

}  // namespace

int focal_35mm(double focal_px, const plans::PictureSize& frame) {
  return static_cast<int>(std::lround(focal_px * diagonal(36, 24) / diagonal(frame.width, frame.height)));
}

std::string exif_block(double focal_px, const plans::PictureSize& frame) {
  constexpr double kSensorDiagonal = 7.1;  // mm, of a common phone
  Block block;
  block.add_short(EXIF_IFD_0, EXIF_TAG_ORIENTATION, 1);
  block.add_thousandths(EXIF_IFD_EXIF, EXIF_TAG_FOCAL_LENGTH,
                        focal_px * kSensorDiagonal / diagonal(frame.width, frame.height));
  block.add_short(EXIF_IFD_EXIF, EXIF_TAG_FOCAL_LENGTH_IN_35MM_FILM, focal_35mm(focal_px, frame));
  block.add_long(EXIF_IFD_EXIF, EXIF_TAG_PIXEL_X_DIMENSION, frame.width);
  block.add_long(EXIF_IFD_EXIF, EXIF_TAG_PIXEL_Y_DIMENSION, frame.height);
  return block.bytes();
}

std::string with_exif(const std::string& jpeg, const std::string& block) {
  constexpr std::size_t kStart = 2;  // the marker that every JPEG begins with
  const std::size_t length = block.size() + 2;
  const std::string segment{'\xFF', '\xE1', static_cast<char>(length >> 8), static_cast<char>(length & 0xFF)};
  return jpeg.substr(0, kStart) + segment + block + jpeg.substr(kStart);
}

}  // namespace ringside::rendering
