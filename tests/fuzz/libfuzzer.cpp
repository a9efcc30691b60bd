// SPDX-License-Identifier: MIT
#include <cstddef>
#include <cstdint>

#include "fuzz/fuzz_target.h"

// The name that libFuzzer calls.
// NOLINTNEXTLINE(readability-identifier-naming)
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  ringside::fuzz::try_input({reinterpret_cast<const char*>(data), size});
  return 0;
}
