// SPDX-License-Identifier: MIT
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>

#ifdef __SANITIZE_THREAD__
#include <opencv2/core/utility.hpp>

namespace {

// OpenCV's loops run on threads of TBB, which is built without ThreadSanitizer: it cannot see what orders
// them, and calls each a race. So they run on the thread that calls them, and our own threads are what is
// looked at.
[[maybe_unused]] const bool kSerialLoops = (cv::setNumThreads(1), true);

}  // namespace
#endif
