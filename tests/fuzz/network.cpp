// SPDX-License-Identifier: MIT
// Weights in ONNX: read, folded, made into layers, and run on a small picture.
#include <cmath>

#include "eye/onnx/onnx_error.h"
#include "eye/runner/network_runner.h"
#include "fuzz/fuzz_target.h"

namespace {

// Each doubles both sides: a few bytes would ask for a minute's work.
bool grows_much(std::string_view input) {
  constexpr int kMostDoublings = 2;
  int count = 0;
  for (const char* word : {"Resize", "DepthToSpace"})
    for (auto at = input.find(word); at != std::string_view::npos; at = input.find(word, at + 1)) ++count;
  return count > kMostDoublings;
}

}  // namespace

void ringside::fuzz::try_input(std::string_view input) {
  constexpr std::size_t kMostPixels = 4096;
  if (grows_much(input)) return;
  try {
    const NetworkRunner run(input);
    const ActivationSize size = run.input_size();
    require(size.channels > 0 && size.height > 0 && size.width > 0, "an input has a size");
    if (size.channels * size.height * size.width > kMostPixels) return;
    const Activation out = run(Activation(size));
    require(out.size().channels > 0 && out.size().height > 0 && out.size().width > 0, "an output has a size");
  } catch (const OnnxError&) {
  }
}
