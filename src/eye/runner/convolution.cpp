// SPDX-License-Identifier: MIT
#include "eye/runner/convolution.h"

#include <algorithm>
#include <cstring>

#include "geometry/by_processor.h"

namespace ringside {
namespace {

// GCC's and clang's name for vectors of floats: of AVX2 or two of SSE, NEON, WebAssembly. Handed over by
// reference: how they are passed by value depends on the processor.
using Four = float __attribute__((vector_size(4 * sizeof(float))));
using Eight = float __attribute__((vector_size(8 * sizeof(float))));
template <typename Vector>
constexpr std::size_t kLanes = sizeof(Vector) / sizeof(float);
constexpr std::size_t kFour = kLanes<Four>, kEight = kLanes<Eight>;

template <typename Vector>
RINGSIDE_ALWAYS_INLINE void load(const float* from, Vector& to) {
  std::memcpy(&to, from, sizeof to);
}

template <typename Vector>
RINGSIDE_ALWAYS_INLINE void store(const Vector& from, float* to) {
  std::memcpy(to, &from, sizeof from);
}

// Output channels are worked out by blocks of up to two eights, and a four that is left. With so many pixels
// side by side that is what sixteen registers hold.
constexpr std::size_t kMostEights = 2;
#ifdef __x86_64__
constexpr std::size_t kPixels = 4;
#else
constexpr std::size_t kPixels = 3;  // registers of fours
#endif

std::size_t next_block(std::size_t channels_left) {
  return channels_left < kEight ? kFour : kEight * std::min(channels_left / kEight, kMostEights);
}

// Where a filter lies over a picture: for each of its rows so many numbers, one after the other.
struct Window {
  const float* first;
  std::size_t rows, row_length;
  std::size_t to_next_row, to_next_pixel;  // numbers; the next pixel of the output
};

// kCount neighbours of the output's row, kVectors vectors of its channels.
template <typename Vector, std::size_t kVectors, std::size_t kCount>
RINGSIDE_ALWAYS_INLINE void convolve_pixels(const Window& in, const float* weights, const float* bias,
                                            float* out, std::size_t channels) {
  Vector sums[kCount][kVectors];
  for (auto& sum : sums)
    for (std::size_t v = 0; v < kVectors; ++v) load(bias + v * kLanes<Vector>, sum[v]);
  for (std::size_t y = 0; y < in.rows; ++y) {
    const float* const row = in.first + y * in.to_next_row;
    for (std::size_t i = 0; i < in.row_length; ++i, weights += kVectors * kLanes<Vector>) {
      Vector weight[kVectors];
      for (std::size_t v = 0; v < kVectors; ++v) load(weights + v * kLanes<Vector>, weight[v]);
      for (std::size_t p = 0; p < kCount; ++p) {
        const float level = row[i + p * in.to_next_pixel];
        for (std::size_t v = 0; v < kVectors; ++v) sums[p][v] += level * weight[v];
      }
    }
  }
  for (std::size_t p = 0; p < kCount; ++p)
    for (std::size_t v = 0; v < kVectors; ++v) store(sums[p][v], out + p * channels + v * kLanes<Vector>);
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
    : shape_(shape), weights_(packed(shape, weights)), bias_(std::move(bias)) {}

ActivationSize Convolution::size_after(const ActivationSize& in) const {
  return {shape_.outputs, (in.height - 1) / shape_.stride + 1, (in.width - 1) / shape_.stride + 1};
}

Activation Convolution::operator()(const Activation& in) const {
  Activation out(size_after(in.size()));
  (shape_.is_depthwise ? convolve_each : convolve_all)(shape_, in, weights_.data(), bias_, out);
  return out;
}

}  // namespace ringside
