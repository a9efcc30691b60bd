// SPDX-License-Identifier: MIT
#include "photo/make_picture.h"

#include <png.h>

#include <opencv2/core.hpp>
#include <opencv2/imgcodecs.hpp>

namespace ringside::test {
namespace {

std::string number(std::uint32_t value, int bytes, ByteOrder order) {
  std::string text;
  for (int i = 0; i < bytes; ++i) {
    const int shift = 8 * (order == ByteOrder::kLittle ? i : bytes - 1 - i);
    text += static_cast<char>(value >> shift & 0xFF);
  }
  return text;
}

// A TIFF directory, as EXIF blocks have them too.
class Directory {
 public:
  explicit Directory(ByteOrder order) : order_(order) {}

  void add_short(int tag, int value) {
    add(tag, 3, number(static_cast<std::uint32_t>(value), 2, order_) + std::string(2, '\0'));
  }
  void add_long(int tag, std::size_t value) {
    add(tag, 4, number(static_cast<std::uint32_t>(value), 4, order_));
  }

  // text: ends in a zero byte; it stands at that place of the block.
  void add_text(int tag, const std::string& text, std::size_t place) {
    add(tag, 2, number(static_cast<std::uint32_t>(place), 4, order_), text.size());
  }

  std::string bytes() const { return number(count_, 2, order_) + fields_ + std::string(4, '\0'); }

 private:
  void add(int tag, std::uint32_t type, const std::string& value, std::size_t components = 1) {
    fields_ += number(static_cast<std::uint32_t>(tag), 2, order_) + number(type, 2, order_) +
               number(static_cast<std::uint32_t>(components), 4, order_) + value;
    ++count_;
  }

  ByteOrder order_;
  std::string fields_;
  std::uint32_t count_ = 0;
};

constexpr std::size_t kTiffHeaderSize = 8;

std::string tiff_header(std::size_t directory, ByteOrder order) {
  return (order == ByteOrder::kLittle ? "II" : "MM") + number(42, 2, order) +
         number(static_cast<std::uint32_t>(directory), 4, order);
}

// As in the PNG specification, bit by bit: slow, and short.
std::uint32_t crc32(const std::string& bytes) {
  std::uint32_t crc = ~0U;
  for (const char byte : bytes) {
    crc ^= static_cast<std::uint8_t>(byte);
    for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ ((crc & 1) != 0 ? 0xEDB88320U : 0U);
  }
  return ~crc;
}

std::string png_chunk(const std::string& type, const std::string& data) {
  return number(static_cast<std::uint32_t>(data.size()), 4, ByteOrder::kBig) + type + data +
         number(crc32(type + data), 4, ByteOrder::kBig);
}

// A zlib stream (RFC 1950) of one block that is not compressed.
std::string stored_zlib(const std::string& data) {
  std::uint32_t a = 1;
  std::uint32_t b = 0;
  for (const char byte : data) {
    a = (a + static_cast<std::uint8_t>(byte)) % 65521;
    b = (b + a) % 65521;
  }
  const auto size = static_cast<std::uint32_t>(data.size());
  return "\x78\x01\x01" + number(size, 2, ByteOrder::kLittle) +
         number(~size & 0xFFFF, 2, ByteOrder::kLittle) + data + number(b << 16 | a, 4, ByteOrder::kBig);
}

std::string webp_chunk(const std::string& type, const std::string& data) {
  return type + number(static_cast<std::uint32_t>(data.size()), 4, ByteOrder::kLittle) + data +
         std::string(data.size() % 2, '\0');
}

constexpr std::size_t kPngHeaderEnd = 8 + 25;  // signature and IHDR chunk

}  // namespace

cv::Mat quarters() {
  cv::Mat picture(32, 48, CV_8UC3, cv::Scalar(40, 60, 200));
  picture(cv::Rect(24, 0, 24, 16)).setTo(cv::Scalar(200, 80, 40));
  picture(cv::Rect(0, 16, 24, 16)).setTo(cv::Scalar(50, 180, 60));
  picture(cv::Rect(24, 16, 24, 16)).setTo(cv::Scalar(220, 220, 230));
  return picture;
}

std::string encode(const std::string& extension, const cv::Mat& picture, const std::vector<int>& parameters) {
  std::vector<std::uint8_t> bytes;
  cv::imencode(extension, picture, bytes, parameters);
  return {bytes.begin(), bytes.end()};
}

std::string exif_block(int orientation, std::optional<int> focal_35mm, ByteOrder order,
                       const std::string& taken) {
  const auto size_of = [](std::size_t fields) { return 2 + fields * 12 + 4; };
  const std::size_t exif_at = kTiffHeaderSize + size_of(2);
  const std::size_t text_at = exif_at + size_of((taken.empty() ? 0 : 1) + (focal_35mm ? 1 : 0));
  const std::string text = taken.empty() ? "" : taken + std::string(1, '\0');
  Directory first(order);
  first.add_short(0x0112, orientation);
  first.add_long(0x8769, exif_at);
  Directory exif(order);
  if (!taken.empty()) exif.add_text(0x9003, text, text_at);
  if (focal_35mm) exif.add_short(0xA405, *focal_35mm);
  return tiff_header(kTiffHeaderSize, order) + first.bytes() + exif.bytes() + text;
}

std::string jpeg_with_exif(const std::string& jpeg, const std::string& block) {
  const std::string content = std::string("Exif\0\0", 6) + block;
  const std::string length = number(static_cast<std::uint32_t>(content.size() + 2), 2, ByteOrder::kBig);
  return jpeg.substr(0, 2) + "\xFF\xE1" + length + content + jpeg.substr(2);
}

std::string png_with_chunk(const std::string& png, const std::string& type, const std::string& data) {
  return png.substr(0, kPngHeaderEnd) + png_chunk(type, data) + png.substr(kPngHeaderEnd);
}

std::string webp_with_exif(const std::string& webp, const cv::Size& size, const std::string& block) {
  constexpr char kHasExif = 0x08;
  const std::string extended = kHasExif + std::string(3, '\0') +
                               number(static_cast<std::uint32_t>(size.width - 1), 3, ByteOrder::kLittle) +
                               number(static_cast<std::uint32_t>(size.height - 1), 3, ByteOrder::kLittle);
  return webp_chunk("RIFF",
                    "WEBP" + webp_chunk("VP8X", extended) + webp.substr(12) + webp_chunk("EXIF", block));
}

std::string png_of_row(PngColour colour, const std::string& samples, const std::string& palette,
                       const std::string& opacity) {
  const std::string size = number(2, 4, ByteOrder::kBig) + number(1, 4, ByteOrder::kBig);
  const std::string header = size + '\x08' + static_cast<char>(colour) + std::string(3, '\0');
  const std::string row = '\0' + samples;
  return "\x89PNG\r\n\x1A\n" + png_chunk("IHDR", header) +
         (palette.empty() ? "" : png_chunk("PLTE", palette)) +
         (opacity.empty() ? "" : png_chunk("tRNS", opacity)) + png_chunk("IDAT", stored_zlib(row)) +
         png_chunk("IEND", "");
}

std::string png_interlaced(const cv::Mat& picture) {
  std::string bytes;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
  png_infop info = png_create_info_struct(png);
  png_set_write_fn(
      png, &bytes,
      [](png_structp to, png_bytep data, png_size_t size) {
        static_cast<std::string*>(png_get_io_ptr(to))->append(data, data + size);
      },
      nullptr);
  png_set_IHDR(png, info, static_cast<png_uint_32>(picture.cols), static_cast<png_uint_32>(picture.rows), 8,
               PNG_COLOR_TYPE_RGB, PNG_INTERLACE_ADAM7, PNG_COMPRESSION_TYPE_DEFAULT,
               PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  png_set_bgr(png);
  std::vector<png_bytep> rows;
  for (int y = 0; y < picture.rows; ++y) rows.push_back(const_cast<png_bytep>(picture.ptr(y)));
  png_write_image(png, rows.data());
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  return bytes;
}

std::string png_with_right_header_checksum(std::string png) {
  constexpr std::size_t kType = 12, kChecksum = 29;
  return png.replace(kChecksum, 4, number(crc32(png.substr(kType, kChecksum - kType)), 4, ByteOrder::kBig));
}

std::string tiff(const cv::Mat& picture, const cv::Size& announced, int orientation, ByteOrder order) {
  cv::Mat rgb = picture.clone();
  rgb.forEach<cv::Vec3b>([](cv::Vec3b& pixel, const int*) { std::swap(pixel[0], pixel[2]); });
  const std::string pixels(reinterpret_cast<const char*>(rgb.data), rgb.total() * rgb.elemSize());
  Directory directory(order);
  directory.add_long(256, static_cast<std::size_t>(announced.width));
  directory.add_short(257, announced.height);
  directory.add_short(258, 8);  // one value for all three samples, as many writers do
  directory.add_short(259, 1);
  directory.add_short(262, 2);
  directory.add_long(273, kTiffHeaderSize);
  directory.add_short(274, orientation);
  directory.add_short(277, 3);
  directory.add_long(278, static_cast<std::size_t>(announced.height));
  directory.add_long(279, pixels.size());
  return tiff_header(kTiffHeaderSize + pixels.size(), order) + pixels + directory.bytes();
}

}  // namespace ringside::test
