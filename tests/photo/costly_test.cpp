// SPDX-License-Identifier: MIT
#include <sys/resource.h>

#include <algorithm>
#include <opencv2/imgcodecs.hpp>

#include "photo/in_child.h"
#include "photo/load_helpers.h"
#include "photo/make_heif.h"
#include "photo/make_picture.h"
#include "support/has.h"

// Small files of which a decoder would make gigabytes or minutes.
using namespace ringside;
using namespace ringside::test;
using namespace std::string_literals;

namespace {

constexpr const char* kDamaged = "the picture is damaged; copy or export it again";
const std::string kJpegEnd = "\xFF\xD9";

std::string sixteen_bits(int number) { return {static_cast<char>(number >> 8), static_cast<char>(number)}; }

// The start of a progressive frame that a decoder takes: of a real one, with another size.
std::string frame_of_size(const std::string& jpeg, int width, int height) {
  const std::size_t at = jpeg.find("\xFF\xC2");
  const std::size_t length = 2 + static_cast<std::size_t>(static_cast<unsigned char>(jpeg[at + 3]));
  return jpeg.substr(at, length).replace(5, 4, sixteen_bits(height) + sixteen_bits(width));
}

std::string progressive() { return encode(".jpg", quarters(), {cv::IMWRITE_JPEG_PROGRESSIVE, 1}); }

std::string resized_jpeg(std::string jpeg, int width, int height) {
  const std::string frame = frame_of_size(jpeg, width, height);
  return jpeg.replace(jpeg.find("\xFF\xC2"), frame.size(), frame);
}

std::string without_end(const std::string& jpeg) { return jpeg.substr(0, jpeg.rfind(kJpegEnd)); }

// Its last scan so many times more; a decoder takes them all.
std::string with_scans(const std::string& jpeg, int more) {
  const std::string start = without_end(jpeg);
  const std::string scan = start.substr(start.rfind("\xFF\xDA"));
  std::string all = start;
  for (int i = 0; i < more; ++i) all += scan;
  return all + kJpegEnd;
}

// All pictures and tiles of the file said to be 48 x 32, whatever is coded.
std::string said_to_be_small(std::string heif) {
  const std::string small = "ispe\0\0\0\0\0\0\0\x30\0\0\0\x20"s;
  for (std::size_t at = heif.find("ispe"); at != std::string::npos; at = heif.find("ispe", at + 1))
    heif.replace(at, small.size(), small);
  return heif;
}

// By reading a picture that is refused, at most, in a process that has read none before.
[[maybe_unused]] long megabytes_taken_by(const std::string& picture) {
  const SharedBytes shared(sizeof(long));
  auto& kilobytes = *static_cast<long*>(shared.data());
  run_in_child({.bytes = std::size_t{1} << 32, .seconds = 60}, [&] {
    rusage before{}, self{}, children{};
    getrusage(RUSAGE_SELF, &before);
    load_error(picture);
    getrusage(RUSAGE_SELF, &self);
    getrusage(RUSAGE_CHILDREN, &children);
    kilobytes = std::max(self.ru_maxrss, children.ru_maxrss) - before.ru_maxrss;
  });
  return kilobytes / 1024;
}

}  // namespace

TEST_CASE("the size of a JPEG is that of its first frame, as decoders take it") {
  const std::string jpeg = progressive();
  const std::string small_again = frame_of_size(jpeg, 48, 32) + kJpegEnd;
  CHECK(load_error(without_end(resized_jpeg(jpeg, 65500, 65500)) + small_again) ==
        "65500 x 65500 pixels are more than 200 megapixels; give a smaller picture");
  CHECK(load_error(without_end(resized_jpeg(jpeg, 640, 480)) + small_again, {.pixels = 1536}) ==
        "640 x 480 pixels are more than 0 megapixels; give a smaller picture");
}

// FF 01 stands alone for decoders; our reading takes what follows for its length.
TEST_CASE("a JPEG whose size two readers read differently is damaged") {
  const std::string jpeg = progressive();
  const std::string hidden = frame_of_size(jpeg, 14000, 14000);
  const std::size_t skipped = 0xFFC2;  // the hidden frame's own mark, as a length
  const std::string filler = "\xFF\xFE" + sixteen_bits(static_cast<int>(skipped - hidden.size() - 2));
  std::string file = "\xFF\xD8\xFF\x01" + hidden + filler;
  file += std::string(4 + skipped - file.size(), '\0') + jpeg.substr(2);
  CHECK(load_error(file) == kDamaged);
}

TEST_CASE("scans times pixels of a JPEG are bounded") {
  const std::string jpeg = progressive();
  const std::string many = "scans, which takes minutes to decode; export it anew";
  CHECK(has(load_error(with_scans(resized_jpeg(jpeg, 14000, 14000), 30)), many));
  CHECK_FALSE(has(load_error(with_scans(jpeg, 100)), many));
  CHECK(load_bytes(jpeg).width() == 48);
}

// A thousand texts of 8 MB in a PNG of 8 MB took 19 s: what a child takes is limited, see in_child_test.cpp.
TEST_CASE("all but JPEG is decoded in a child") {
  const auto children_worked = [](const std::string& bytes) {
    rusage before{}, after{};
    getrusage(RUSAGE_CHILDREN, &before);
    load_bytes(bytes);
    getrusage(RUSAGE_CHILDREN, &after);
    return after.ru_minflt > before.ru_minflt;
  };
  CHECK_FALSE(children_worked(encode(".jpg", quarters())));
  for (const char* extension : {".png", ".webp", ".tiff"}) {
    CAPTURE(extension);
    CHECK(children_worked(encode(extension, quarters())));
  }
  if (const auto heif = encode_heif(quarters())) CHECK(children_worked(*heif));
}

TEST_CASE("a HEIC or AVIF that says it is small is not decoded to what it is") {
  const cv::Mat large(4096, 4096, CV_8UC3, cv::Scalar(40, 120, 200));
  for (const auto codec : {heif_compression_HEVC, heif_compression_AV1}) {
    CAPTURE(codec);
    const auto heif = encode_heif(large, {.codec = codec});
    if (!heif) {
      MESSAGE("libheif has no encoder for this format here; its test is skipped");
      continue;
    }
    CHECK(load_bytes(*heif).width() == 4096);
    CHECK(load_error(said_to_be_small(*heif)) == kDamaged);
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
    CHECK(megabytes_taken_by(said_to_be_small(*heif)) < 120);  // 180 and more where it is decoded
#endif
  }
}
