// SPDX-License-Identifier: MIT
#include "photo/large_pages.h"

#include <doctest/doctest.h>
#include <sys/resource.h>

#include <opencv2/core.hpp>

using namespace ringside;

#ifndef __SANITIZE_ADDRESS__  // the sanitizers have a heap of their own
namespace {

// How often the system has to hand out a page while a picture is written.
long pages_for_a_picture() {
  const auto so_far = [] {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_minflt;
  };
  const long before = so_far();
  const cv::Mat picture(3000, 4000, CV_8UC3, cv::Scalar::all(7));
  CHECK(picture.at<cv::Vec3b>(2999, 3999)[2] == 7);
  return so_far() - before;
}

}  // namespace

TEST_CASE("a picture takes the memory that the last one left") {
  use_large_pages();
  pages_for_a_picture();
  CHECK(pages_for_a_picture() < 100);  // 8800 where each is fetched anew
}
#endif
