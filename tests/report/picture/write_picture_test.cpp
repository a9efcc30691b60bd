// SPDX-License-Identifier: MIT
#include "report/picture/write_picture.h"

#include <doctest/doctest.h>

#include <opencv2/imgcodecs.hpp>

#include "support/temp_folder.h"

namespace ringside {
namespace {

const cv::Mat kWritten(30, 40, CV_8UC3, cv::Scalar(10, 20, 30));

TEST_CASE("the ending chooses the format") {
  const test::TempFolder folder;
  for (const char* name : {"a.jpg", "a.png", "a.webp", "a.tiff"}) {
    CHECK(write_picture(folder / name, kWritten) == Written::kNew);
    CHECK(cv::imread((folder / name).string()).size() == kWritten.size());
  }
  CHECK(write_picture(folder / "a.png", kWritten) == Written::kReplaced);
}

TEST_CASE("an ending that is no picture's is an error that names it") {
  const test::TempFolder folder;
  CHECK_THROWS_WITH_AS(write_picture(folder / "a.doc", kWritten), doctest::Contains(".doc"), WriteError);
  CHECK_THROWS_AS(write_picture(folder / "a", kWritten), WriteError);
}

}  // namespace
}  // namespace ringside
