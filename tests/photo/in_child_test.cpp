// SPDX-License-Identifier: MIT
#include "photo/in_child.h"

#include <doctest/doctest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <new>
#include <thread>
#include <vector>

#include "photo/photo_error.h"
#include "support/captured_stderr.h"
#include "support/error_message.h"

using namespace ringside;
using namespace ringside::test;

namespace {

constexpr std::size_t kChildMegabyte = 1 << 20;
constexpr ChildLimits kAmple{.bytes = 64 * kChildMegabyte, .seconds = 10};
constexpr const char* kOverLimits =
    "takes far more memory or time than a picture of its size needs; export it anew";

std::string child_error(const ChildLimits& limits, const std::function<void()>& work) {
  return error_message<PhotoError>([&] { run_in_child(limits, work); });
}

// Where memory is limited.
[[maybe_unused]] void take(std::size_t bytes) {
  std::vector<char> taken(bytes, 'x');
  const volatile char last = taken.back();
  static_cast<void>(last);
}

}  // namespace

TEST_CASE("a child leaves its results in shared memory, and nothing else") {
  const SharedBytes shared(sizeof(int));
  auto& result = *static_cast<int*>(shared.data());
  int own = 1;
  run_in_child(kAmple, [&] { own = result = 7; });
  CHECK(result == 7);
  CHECK(own == 1);
}

TEST_CASE("a child that needs more memory than it may ends in an error, the process goes on") {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  MESSAGE("memory is not limited under sanitizers; this test is skipped");
#else
  CHECK(child_error(kAmple, [] { take(16 * kChildMegabyte); }) == "(no error)");
  CHECK(child_error(kAmple, [] { take(128 * kChildMegabyte); }) == kOverLimits);
  CHECK(child_error(kAmple, [] {
          std::thread([] { take(128 * kChildMegabyte); }).join();  // where nothing catches it
        }) == kOverLimits);
#endif
}

TEST_CASE("a child that needs more processor time than it may ends in an error") {
  CHECK(child_error({.bytes = kAmple.bytes, .seconds = 1}, [] {
          for (volatile bool forever = true; forever;) {
          }
        }) == kOverLimits);
}

TEST_CASE("what a child says in a PhotoError is said by the parent") {
  CHECK(child_error(kAmple, [] { throw PhotoError("too green; paint it"); }) == "too green; paint it");
  CHECK(child_error(kAmple, [] { throw std::bad_alloc(); }) == kOverLimits);
}

TEST_CASE("a decoder that crashes makes its picture a damaged one") {
  CHECK(child_error(kAmple, [] {
          std::signal(SIGSEGV, SIG_DFL);  // a sanitizer would speak
          raise(SIGSEGV);
        }) == "the picture is damaged; copy or export it again");
}

TEST_CASE("nothing that a child prints is seen, and no child is left over") {
  std::string printed;
  {
    const CapturedStderr captured;
    run_in_child(kAmple, [] { static_cast<void>(write(STDERR_FILENO, "tile!\n", 6)); });
    printed = captured.text();
  }
  CHECK(printed.empty());
  CHECK(waitpid(-1, nullptr, WNOHANG) == -1);
}
