// SPDX-License-Identifier: MIT
#pragma once

#include <random>

#include "eye/onnx/written_network.h"

namespace ringside::test {

// Every kind of layer that the eye's network has, with random weights. Its levels stay about as large from
// layer to layer.
class RandomNetwork {
 public:
  enum class Weights {
    kFloats,
    kEightBits
  };  // these with a normalisation each, as tools/eye/export.py writes

  RandomNetwork(Weights weights, unsigned seed);

  std::string file() const { return network_.file(kInput); }

  static inline const Sizes kInput{1, 3, 40, 72};  // divided by 8 it leaves widths of odd numbers

 private:
  struct Filter {
    std::int64_t inputs, outputs, side = 3, stride = 1, groups = 1;
  };

  std::vector<float> numbers(std::int64_t count, float least, float most);
  void convolve(const std::string& input, const std::string& output, const Filter& filter);
  void convolve_whole(const std::string& input, const std::string& output, const Filter& filter);
  void relu(const std::string& input, const std::string& output);
  void add(const std::string& a, const std::string& b, const std::string& output);
  void add_residual(const std::string& input, const std::string& output, const Filter& first,
                    const Filter& second);

  WrittenNetwork network_ = {};
  Weights weights_;
  std::mt19937 random_;
};

}  // namespace ringside::test
