// SPDX-License-Identifier: MIT
#include "photo/large_pages.h"

#include <doctest/doctest.h>
#include <malloc.h>
#include <sys/resource.h>

#include <barrier>
#include <cstdio>
#include <memory>
#include <opencv2/core.hpp>
#include <string>
#include <thread>
#include <vector>

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

// Heaps of the C library, as it describes them itself.
long heaps() {
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::tmpfile(), std::fclose);
  REQUIRE(malloc_info(0, file.get()) == 0);
  std::rewind(file.get());
  std::string text;
  for (int c = std::fgetc(file.get()); c != EOF; c = std::fgetc(file.get())) text += static_cast<char>(c);
  long count = 0;
  for (std::size_t at = text.find("<heap nr"); at != std::string::npos; at = text.find("<heap nr", at + 1))
    ++count;
  return count;
}

}  // namespace

TEST_CASE("many threads that take memory share two heaps") {
  share_few_heaps();
  std::vector<std::jthread> threads;
  std::barrier all_there(8);
  for (int i = 0; i < 8; ++i)
    threads.emplace_back([&] {
      const std::vector<char> memory(100'000, 'x');
      all_there.arrive_and_wait();  // all hold theirs at the same time
    });
  threads.clear();
  CHECK(heaps() <= 2);
}

TEST_CASE("a picture takes the memory that the last one left") {
  use_large_pages();
  pages_for_a_picture();
  CHECK(pages_for_a_picture() < 100);  // 8800 where each is fetched anew
}
#endif
