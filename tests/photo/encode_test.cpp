// SPDX-License-Identifier: MIT
#include "photo/encode.h"

#include <opencv2/core.hpp>

#include "photo/load_helpers.h"
#include "photo/make_picture.h"
#include "photo/photo_error.h"

using namespace ringside;
using namespace ringside::test;

TEST_CASE("a picture that is encoded is read again as it was") {
  cv::Mat wide;
  cv::copyMakeBorder(quarters(), wide, 3, 3, 5, 5, cv::BORDER_CONSTANT);
  const cv::Mat part = wide({5, 3, 48, 32});  // whose rows do not follow each other
  for (const char* ending : {".jpg", ".JPEG", ".png", ".webp", ".tif", ".TIFF"}) {
    CAPTURE(ending);
    const auto bytes = encode_picture(ending, part);
    REQUIRE(bytes.has_value());
    const bool lossy = ending[1] == 'j' || ending[1] == 'J';
    CHECK(mean_difference(load_bytes(*bytes).pixels, quarters()) <= (lossy ? kLossy : 0));
  }
}

TEST_CASE("an ending that is no picture's gives nothing, a picture too large for its format an error") {
  CHECK_FALSE(encode_picture(".bmp", quarters()).has_value());
  CHECK_FALSE(encode_picture("", quarters()).has_value());
  const cv::Mat long_one(1, 70000, CV_8UC3, cv::Scalar::all(0));
  CHECK_THROWS_AS(encode_picture(".webp", long_one), PhotoError);
  CHECK_THROWS_AS(encode_picture(".jpg", long_one), PhotoError);
  CHECK(load_bytes(encode_picture(".png", long_one).value()).width() == 70000);
}
