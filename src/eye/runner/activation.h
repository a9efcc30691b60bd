// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

namespace ringside {

struct ActivationSize {
  std::size_t channels = 0, height = 0, width = 0;
  friend bool operator==(const ActivationSize&, const ActivationSize&) = default;
};

// What one layer of a network gives to the next. All channels of a pixel lie together, pixels in rows. Around
// them is a border of zeros, so that a filter may reach beyond the picture.
class Activation {
 public:
  static constexpr std::size_t kBorder = 2;  // pixels: half of the largest filter

  Activation() = default;
  explicit Activation(const ActivationSize& size)
      : size_(size), values_(size.channels * (size.height + 2 * kBorder) * (size.width + 2 * kBorder)) {}

  const ActivationSize& size() const { return size_; }
  std::size_t row() const {
    return size_.channels * (size_.width + 2 * kBorder);
  }  // numbers from one to the next

  // Of the picture's own pixels; up to kBorder less or more are of the border.
  float* at(std::size_t y, std::size_t x) { return values_.data() + offset(y, x); }
  const float* at(std::size_t y, std::size_t x) const { return values_.data() + offset(y, x); }

  // With the border, for what leaves zeros as they are.
  std::vector<float>& values() { return values_; }
  const std::vector<float>& values() const { return values_; }

 private:
  std::size_t offset(std::size_t y, std::size_t x) const {
    return (y + kBorder) * row() + (x + kBorder) * size_.channels;
  }

  ActivationSize size_;
  std::vector<float> values_;
};

}  // namespace ringside
