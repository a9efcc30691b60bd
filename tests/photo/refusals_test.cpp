// SPDX-License-Identifier: MIT
#include <sys/stat.h>

#include <turbojpeg.h>

#include <opencv2/imgcodecs.hpp>

#include "photo/load_helpers.h"
#include "photo/make_picture.h"

using namespace ringside;
using namespace ringside::test;

namespace {

std::string path_error(const std::filesystem::path& path) {
  return error_message<PhotoError>([&] { load_photo(path); });
}

std::string iso_media(const std::string& brand) {
  const std::string zeros(4, '\0');
  return zeros + "ftyp" + brand + zeros;
}

// Overwrites the bytes at an offset.
std::string patched(std::string bytes, std::size_t offset, const std::string& by) {
  return bytes.replace(offset, by.size(), by);
}

constexpr const char* kCutShort = "the file is cut short; copy or download it again";
constexpr const char* kNoPicture = "not a JPEG, PNG, WebP, TIFF, HEIC or AVIF picture; give a photo";

}  // namespace

TEST_CASE("what is no readable file is refused in words") {
  const TempFolder folder;
  CHECK(path_error(folder.path() / "none.jpg") == "no such file; check the name");
  CHECK(path_error(folder.write("file", "x") / "below-a-file.jpg") == "no such file; check the name");
  CHECK(path_error(folder.path()) == "is a folder; name the photos in it");
  const auto pipe = folder.path() / "pipe";
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  CHECK(path_error(pipe) == "is not a regular file; save the photo to a file first");
}

TEST_CASE("what is no picture is refused in words") {
  CHECK(load_error("") == "the file is empty; copy or download it again");
  CHECK(load_error("dear diary") == kNoPicture);
  CHECK(load_error("GIF89a...") == kNoPicture);
  CHECK(load_error("RIFF\x10...WAVE....") == kNoPicture);
  CHECK(load_error(iso_media("isom")) == kNoPicture);
}

TEST_CASE("a JPEG in printing colours is refused in words") {
  const cv::Mat ink(32, 48, CV_8UC4, cv::Scalar(10, 200, 30, 90));
  void* encoder = tjInitCompress();
  unsigned char* bytes = nullptr;
  unsigned long size = 0;
  tjCompress2(encoder, ink.data, ink.cols, 0, ink.rows, TJPF_CMYK, &bytes, &size, TJSAMP_444, 90, 0);
  const std::string jpeg(bytes, bytes + size);
  tjFree(bytes);
  tjDestroy(encoder);
  CHECK(load_error(jpeg) == "a JPEG in printing colours (CMYK); export it as RGB");
}

TEST_CASE("every way to cut a picture short is noticed") {
  for (const char* extension : {".jpg", ".png", ".webp"}) {
    CAPTURE(extension);
    const std::string whole = encode(extension, quarters());
    for (std::size_t length = 0; length < whole.size(); ++length) {
      CAPTURE(length);
      const std::string message = load_error(whole.substr(0, length));
      if (length < 12) {
        CHECK(message != "(no error)");
      } else {
        CHECK(message == kCutShort);
      }
    }
  }
}

TEST_CASE("a TIFF that is cut short is refused") {
  const std::string whole = tiff(quarters(), {48, 32}, 1, ByteOrder::kLittle);
  const std::size_t end_of_next_directory = 4;  // zeros: decoders do without
  for (std::size_t length = 0; length < whole.size() - end_of_next_directory; length += 7) {
    CAPTURE(length);
    CHECK(load_error(whole.substr(0, length)) != "(no error)");
  }
}

TEST_CASE("a JPEG whose data ends early is refused, also when it has an end mark") {
  const std::string whole = encode(".jpg", quarters());
  const std::size_t scan = whole.find("\xFF\xDA");
  REQUIRE(scan != std::string::npos);
  const std::size_t half = scan + (whole.size() - scan) / 2;
  CHECK(load_error(whole.substr(0, half) + "\xFF\xD9") == "the picture is damaged; copy or export it again");
}

TEST_CASE("a few bytes before the end mark of a JPEG do no harm") {
  const std::string whole = encode(".jpg", quarters());
  CHECK(load_bytes(whole.substr(0, whole.size() - 2) + "\1\2\3\xFF\xD9").width() == 48);
}

TEST_CASE("pictures that claim to be gigantic are refused before they are decoded") {
  const std::string too_many = "pixels are more than 200 megapixels; give a smaller picture";
  const std::string jpeg = encode(".jpg", quarters());
  const std::size_t frame = jpeg.find("\xFF\xC0");
  REQUIRE(frame != std::string::npos);
  CHECK(load_error(patched(jpeg, frame + 5, "\xFF\xFF\xFF\xFF")) == "65535 x 65535 " + too_many);

  const std::string png = patched(encode(".png", quarters()), 16, "\x7F\xFF\xFF\xFF\x7F\xFF\xFF\xFF");
  CHECK(load_error(png_with_right_header_checksum(png)) == "2147483647 x 2147483647 " + too_many);

  constexpr std::size_t kWebpData = 12 + 8;
  const std::string lossy = encode(".webp", quarters(), {cv::IMWRITE_WEBP_QUALITY, 80});
  CHECK(load_error(patched(lossy, kWebpData + 6, "\xFF\x3F\xFF\x3F")) == "16383 x 16383 " + too_many);
  const std::string lossless = encode(".webp", quarters());
  CHECK(load_error(patched(lossless, kWebpData + 1, "\xFF\xFF\xFF\x0F")) == "16384 x 16384 " + too_many);
  const std::string canvas = webp_with_exif(encode(".webp", quarters()), {1 << 24, 1 << 24}, "");
  CHECK(load_error(canvas) == "16777216 x 16777216 " + too_many);

  CHECK(load_error(tiff(quarters(), {2'000'000'000, 65535}, 1, ByteOrder::kBig)) ==
        "2000000000 x 65535 " + too_many);
}

TEST_CASE("the limits are the caller's, to the pixel and to the byte") {
  constexpr std::int64_t kPixels = 1536;  // 48 x 32
  const std::string png = encode(".png", quarters());
  CHECK(load_bytes(png, {.pixels = kPixels}).width() == 48);
  CHECK(load_error(png, {.pixels = kPixels - 1}).starts_with("48 x 32 pixels are more than"));
  CHECK(load_bytes(png, {.file_bytes = png.size()}).width() == 48);
  CHECK(load_error(png, {.file_bytes = png.size() - 1}) == "larger than 0 MB; give a smaller picture");
}

TEST_CASE("a picture without rows or columns is damaged") {
  const std::string jpeg = encode(".jpg", quarters());
  const std::string no_rows(2, '\0');
  CHECK(load_error(patched(jpeg, jpeg.find("\xFF\xC0") + 5, no_rows)).starts_with("the picture is damaged"));
}
