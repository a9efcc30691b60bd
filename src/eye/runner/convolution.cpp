// SPDX-License-Identifier: MIT
#include "eye/runner/convolution.h"

#include <algorithm>

#include "eye/runner/convolve_pixels.h"
#include "eye/runner/winograd.h"

namespace ringside {
namespace {

// Output channels are worked out by blocks of up to two eights, and a four that is left.
std::size_t next_block(std::size_t channels_left) {
  return channels_left < kEight ? kFour : kEight * std::min(channels_left / kEight, kMostEights);
}

// The block of channels of all pixels that begins at weights, bias and out.
template <typename Vector, std::size_t kVectors>
RINGSIDE_ALWAYS_INLINE void convolve_block(const ConvolutionShape& shape, const Activation& in,
                                           const float* weights, const float* bias, std::size_t first_channel,
                                           Activation& out) {
  const std::size_t reach = shape.side / 2, channels = shape.outputs, width = out.size().width;
  for (std::size_t y = 0; y < out.size().height; ++y) {
    Window window{in.at(shape.stride * y, 0) - reach * (in.row() + shape.inputs), shape.side,
                  shape.side * shape.inputs, in.row(), shape.stride * shape.inputs};
    float* to = out.at(y, 0) + first_channel;
    std::size_t x = 0;
    for (; x + kPixels <= width;
         x += kPixels, to += kPixels * channels, window.first += kPixels * window.to_next_pixel)
      convolve_pixels<Vector, kVectors, kPixels>(window, weights, bias, to, channels);
    for (; x < width; ++x, to += channels, window.first += window.to_next_pixel)
      convolve_pixels<Vector, kVectors, 1>(window, weights, bias, to, channels);
  }
}

RINGSIDE_BY_PROCESSOR
void convolve_all(const ConvolutionShape& shape, const Activation& in, const float* weights,
                  const std::vector<float>& bias, Activation& out) {
  const std::size_t filter = shape.side * shape.side * shape.inputs;
  for (std::size_t first = 0; first < shape.outputs;) {
    const std::size_t block = next_block(shape.outputs - first);
    const float* const own_bias = bias.data() + first;

    if (block == 2 * kEight) convolve_block<Eight, 2>(shape, in, weights, own_bias, first, out);
    if (block == kEight) convolve_block<Eight, 1>(shape, in, weights, own_bias, first, out);
    if (block == kFour) convolve_block<Four, 1>(shape, in, weights, own_bias, first, out);
    weights += filter * block;
    first += block;
  }
}

void convolve_each(const ConvolutionShape& shape, const Activation& in, const float* weights,
                   const std::vector<float>& bias, Activation& out) {
  const std::size_t reach = shape.side / 2, channels = shape.outputs;
  for (std::size_t y = 0; y < out.size().height; ++y) {
    for (std::size_t x = 0; x < out.size().width; ++x) {
      const float* const first = in.at(shape.stride * y, shape.stride * x) - reach * (in.row() + channels);
      for (std::size_t c = 0; c < channels; c += kFour) {
        Four sum, level, weight;
        load(bias.data() + c, sum);
        for (std::size_t v = 0; v < shape.side; ++v) {
          for (std::size_t u = 0; u < shape.side; ++u) {
            load(first + v * in.row() + u * channels + c, level);
            load(weights + (v * shape.side + u) * channels + c, weight);
            sum += level * weight;
          }
        }
        store(sum, out.at(y, x) + c);
      }
    }
  }
}

// By blocks of outputs; in each by row, column and input.
std::vector<float> packed(const ConvolutionShape& shape, const std::vector<float>& weights) {
  const std::size_t area = shape.side * shape.side, inputs = shape.is_depthwise ? 1 : shape.inputs;
  std::vector<float> out;
  out.reserve(weights.size());
  for (std::size_t first = 0; first < shape.outputs;) {
    const std::size_t left = shape.outputs - first;
    const std::size_t count = shape.is_depthwise ? left : next_block(left);
    for (std::size_t at = 0; at < area; ++at)
      for (std::size_t i = 0; i < inputs; ++i)
        for (std::size_t o = first; o < first + count; ++o)
          out.push_back(weights[(o * inputs + i) * area + at]);
    first += count;
  }
  return out;
}

}  // namespace

Convolution::Convolution(const ConvolutionShape& shape, const std::vector<float>& weights,
                         std::vector<float> bias)
    : shape_(shape),
      weights_(is_for_winograd(shape) ? winograd_weights(shape, weights) : packed(shape, weights)),
      bias_(std::move(bias)) {}

ActivationSize Convolution::size_after(const ActivationSize& in) const {
  return {shape_.outputs, (in.height - 1) / shape_.stride + 1, (in.width - 1) / shape_.stride + 1};
}

Activation Convolution::operator()(const Activation& in) const {
  Activation out(size_after(in.size()));
  const auto convolve = is_for_winograd(shape_) ? convolve_by_winograd
                        : shape_.is_depthwise   ? convolve_each
                                                : convolve_all;
  convolve(shape_, in, weights_.data(), bias_, out);
  return out;
}

}  // namespace ringside
