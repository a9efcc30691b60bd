// SPDX-License-Identifier: MIT
#include "photo/decoding_limits.h"

#include <thread>

namespace ringside {
namespace {

constexpr std::size_t kMiB = 1 << 20;

// Tables and stacks; libheif starts four threads with stacks of 8 MB, dav1d one of 1 MB for each processor.
constexpr std::size_t kBase = 96 * kMiB, kEachProcessor = 4 * kMiB;
constexpr std::size_t kEachPixel = 32;
constexpr int kBaseSeconds = 10;
constexpr std::size_t kPixelsPerSecond = 4'000'000;

std::size_t base_bytes(Bytes file) {
  return kBase + kEachProcessor * std::thread::hardware_concurrency() + 2 * file.size();
}

}  // namespace

ChildLimits decoding_limits(Bytes file, const ImageHeader& header) {
  const std::size_t pixels = std::size_t{header.width} * header.height;
  return {base_bytes(file) + kEachPixel * pixels, kBaseSeconds + static_cast<int>(pixels / kPixelsPerSecond)};
}

ChildLimits header_limits(Bytes file) { return {base_bytes(file), kBaseSeconds}; }

}  // namespace ringside
