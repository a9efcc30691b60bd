// SPDX-License-Identifier: MIT
#include <random>

#include "photo/damage.h"
#include "photo/load_helpers.h"
#include "photo/make_heif.h"
#include "photo/make_picture.h"
#include "support/captured_stderr.h"

using namespace ringside;
using namespace ringside::test;

namespace {

// Plain, with opacity, as a grid; those that this machine can make.
std::vector<std::string> heif_pictures() {
  std::vector<std::string> all;
  for (const auto codec : {heif_compression_HEVC, heif_compression_AV1}) {
    for (const cv::Mat& picture : {quarters(), cv::Mat(32, 48, CV_8UC4, cv::Scalar(10, 20, 30, 128)),
                                   cv::Mat(quarters()(cv::Rect(0, 0, 47, 31)).clone())}) {
      const auto heif = encode_heif(picture, {.codec = codec, .exif = exif_block(6, 28)});
      if (heif) all.push_back(*heif);
    }
  }
  if (all.size() < 6) MESSAGE("libheif lacks an encoder here; part of this test is skipped");
  return all;
}

}  // namespace

TEST_CASE("every way to cut a HEIC or AVIF short is noticed") {
  for (const std::string& whole : heif_pictures()) {
    constexpr std::size_t kStep = 7;
    for (std::size_t length = 0; length < whole.size(); length += kStep) {
      CAPTURE(length);
      CHECK(load_error(whole.substr(0, length)) != "(no error)");
    }
    CHECK(load_error(whole.substr(0, whole.size() - 1)) ==
          "the file is cut short; copy or download it again");
  }
}

TEST_CASE("a HEIC or AVIF whose end was never written is cut short") {
  cv::Mat noise(256, 256, CV_8UC3);
  cv::setRNGSeed(2);
  cv::randu(noise, 0, 256);
  for (const auto codec : {heif_compression_HEVC, heif_compression_AV1}) {
    const auto heif = encode_heif(noise, {.codec = codec});
    if (!heif) continue;
    std::string holed = *heif;
    REQUIRE(holed.size() > 10'000);
    const std::size_t half = holed.size() / 2;
    holed.replace(half, std::string::npos, holed.size() - half, '\0');
    CHECK(load_bytes(*heif).width() == 256);
    CHECK(load_error(holed) == "the file is cut short; copy or download it again");
  }
}

TEST_CASE("what hangs on behind a HEIC or AVIF does no harm") {
  for (const std::string& whole : heif_pictures())
    CHECK(load_bytes(whole + "and a video after it").width() > 40);
}

TEST_CASE("flipped bytes of a HEIC or AVIF give a photo or a PhotoError, and nothing on stderr") {
  constexpr unsigned kSeed = 20261121;
  constexpr int kTrials = 300;
  std::mt19937 random(kSeed);
  std::string printed;
  int errors = 0;
  const std::vector<std::string> all = heif_pictures();
  {
    const CapturedStderr captured;
    for (const std::string& picture : all) {
      for (int trial = 0; trial < kTrials; ++trial) {
        errors += load_error(flip_bytes(picture, random), kSmall) != "(no error)" ? 1 : 0;
      }
    }
    printed = captured.text();
  }
  CAPTURE(kSeed);
  CHECK(printed.empty());
  CHECK(errors >= static_cast<int>(all.size()) * kTrials / 4);
}
