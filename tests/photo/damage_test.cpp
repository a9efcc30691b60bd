// SPDX-License-Identifier: MIT
#include <opencv2/imgcodecs.hpp>
#include <random>

#include "photo/damage.h"
#include "photo/load_helpers.h"
#include "photo/make_picture.h"
#include "support/captured_stderr.h"

using namespace ringside;
using namespace ringside::test;

namespace {

std::vector<std::string> pictures() {
  const std::string block = exif_block(6, 28);
  return {jpeg_with_exif(encode(".jpg", quarters()), block),
          png_with_chunk(encode(".png", quarters()), "eXIf", block),
          webp_with_exif(encode(".webp", quarters()), quarters().size(), block),
          encode(".webp", quarters(), {cv::IMWRITE_WEBP_QUALITY, 80}),
          tiff(quarters(), quarters().size(), 6, ByteOrder::kBig),
          encode(".tiff", quarters())};
}

}  // namespace

TEST_CASE("flipped bytes give a photo or a PhotoError, and nothing on stderr") {
  constexpr unsigned kSeed = 20261120;
  constexpr int kTrials = 400;
  const TempFolder folder;
  std::mt19937 random(kSeed);
  int photos = 0;
  int errors = 0;
  std::string printed;
  {
    const CapturedStderr captured;
    for (const std::string& picture : pictures()) {
      for (int trial = 0; trial < kTrials; ++trial) {
        const auto file = folder.write("flipped", flip_bytes(picture, random));
        const std::string message = error_message<PhotoError>([&] { load_photo(file, kSmall); });
        ++(message == "(no error)" ? photos : errors);
      }
    }
    printed = captured.text();
  }
  CAPTURE(kSeed);
  CHECK(printed.empty());
  CHECK(photos > 100);  // else the flips would be too coarse to reach the decoders
  CHECK(errors > 100);
}

TEST_CASE("libraries do not speak on stderr") {
  std::string printed;
  {
    const CapturedStderr captured;
    const std::string profile = std::string("broken\0\0", 8) + "no profile";
    CHECK(load_bytes(png_with_chunk(encode(".png", quarters()), "iCCP", profile)).width() == 48);
    const std::string no_stream = png_with_chunk(encode(".png", quarters()), "IDAT", "no deflate stream");
    CHECK(load_error(no_stream).starts_with("the picture is damaged"));
    CHECK(load_error(tiff(quarters(), {480, 320}, 1, ByteOrder::kBig)).starts_with("the picture is damaged"));
    printed = captured.text();
  }
  CHECK(printed.empty());
}

TEST_CASE("a PNG byte that is wrong anywhere is noticed") {
  const std::string png = encode(".png", quarters());
  for (std::size_t i = 0; i < png.size(); ++i) {
    CAPTURE(i);
    std::string flipped = png;
    flipped[i] = static_cast<char>(flipped[i] ^ 0x10);
    CHECK(load_error(flipped) != "(no error)");
  }
}
