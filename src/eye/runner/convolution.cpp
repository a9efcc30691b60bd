// SPDX-License-Identifier: MIT
#include "eye/runner/convolution.h"

#include <algorithm>
#include <cstring>

namespace ringside {
namespace {

// GCC's and clang's name for a register of four floats: of SSE, NEON and WebAssembly alike.
constexpr std::size_t kFour = 4;
using Four = float __attribute__((vector_size(kFour * sizeof(float))));

Four load(const float* from) {
  Four out;
  std::memcpy(&out, from, sizeof out);
  return out;
}

void store(const Four& from, float* to) { std::memcpy(to, &from, sizeof from); }

// Output channels are worked out by blocks of two or three fours: with four pixels side by side that is what
// sixteen registers hold.
constexpr std::size_t kMostFours = 3;

std::size_t fours_of_next_block(std::size_t left) {
  return left == 2 || left == 4 ? 2 : std::min(left, kMostFours);
}

// Where a filter lies over a picture: for each of its rows so many numbers, one after the other.
struct Window {
  const float* first;
  std::size_t rows, row_length;
  std::size_t to_next_row, to_next_pixel;  // numbers; the next pixel of the output
};

// kPixels neighbours of the output's row, kFours fours of its channels.
template <std::size_t kPixels, std::size_t kFours>
void convolve_pixels(const Window& in, const float* weights, const float* bias, float* out,
                     std::size_t channels) {
  Four sums[kPixels][kFours];
  for (auto& sum : sums)
    for (std::size_t v = 0; v < kFours; ++v) sum[v] = load(bias + v * kFour);
  for (std::size_t y = 0; y < in.rows; ++y) {
    const float* const row = in.first + y * in.to_next_row;
    for (std::size_t i = 0; i < in.row_length; ++i, weights += kFours * kFour) {
      Four weight[kFours];
      for (std::size_t v = 0; v < kFours; ++v) weight[v] = load(weights + v * kFour);
      for (std::size_t p = 0; p < kPixels; ++p) {
        const float level = row[i + p * in.to_next_pixel];
        for (std::size_t v = 0; v < kFours; ++v) sums[p][v] += level * weight[v];
      }
    }
  }
  for (std::size_t p = 0; p < kPixels; ++p)
    for (std::size_t v = 0; v < kFours; ++v) store(sums[p][v], out + p * channels + v * kFour);
}

template <std::size_t kFours>
void convolve_row(Window in, const float* weights, const float* bias, float* out, std::size_t channels,
                  std::size_t width) {
  constexpr std::size_t kPixels = 4;
  std::size_t x = 0;
  for (; x + kPixels <= width; x += kPixels, in.first += kPixels * in.to_next_pixel)
    convolve_pixels<kPixels, kFours>(in, weights, bias, out + x * channels, channels);
  for (; x < width; ++x, in.first += in.to_next_pixel)
    convolve_pixels<1, kFours>(in, weights, bias, out + x * channels, channels);
}

// The block of channels of all pixels that begins at weights, bias and out.
template <std::size_t kFours>
void convolve_block(const ConvolutionShape& shape, const Activation& in, const float* weights,
                    const float* bias, std::size_t first_channel, Activation& out) {
  const std::size_t reach = shape.side / 2;
  for (std::size_t y = 0; y < out.size().height; ++y) {
    const Window window{in.at(shape.stride * y, 0) - reach * (in.row() + shape.inputs), shape.side,
                        shape.side * shape.inputs, in.row(), shape.stride * shape.inputs};
    convolve_row<kFours>(window, weights, bias, out.at(y, 0) + first_channel, shape.outputs,
                         out.size().width);
  }
}

void convolve_all(const ConvolutionShape& shape, const Activation& in, const float* weights,
                  const std::vector<float>& bias, Activation& out) {
  const std::size_t filter = shape.side * shape.side * shape.inputs;
  for (std::size_t first = 0; first < shape.outputs;) {
    const std::size_t fours = fours_of_next_block((shape.outputs - first) / kFour);
    const float* const own_bias = bias.data() + first;
    if (fours == 1) convolve_block<1>(shape, in, weights, own_bias, first, out);
    if (fours == 2) convolve_block<2>(shape, in, weights, own_bias, first, out);
    if (fours == 3) convolve_block<3>(shape, in, weights, own_bias, first, out);
    weights += filter * fours * kFour;
    first += fours * kFour;
  }
}

void convolve_each(const ConvolutionShape& shape, const Activation& in, const float* weights,
                   const std::vector<float>& bias, Activation& out) {
  const std::size_t reach = shape.side / 2, channels = shape.outputs;
  for (std::size_t y = 0; y < out.size().height; ++y) {
    for (std::size_t x = 0; x < out.size().width; ++x) {
      const float* const first = in.at(shape.stride * y, shape.stride * x) - reach * (in.row() + channels);
      for (std::size_t c = 0; c < channels; c += kFour) {
        Four sum = load(bias.data() + c);
        for (std::size_t v = 0; v < shape.side; ++v)
          for (std::size_t u = 0; u < shape.side; ++u)
            sum += load(first + v * in.row() + u * channels + c) *
                   load(weights + (v * shape.side + u) * channels + c);
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
    const std::size_t left = (shape.outputs - first) / kFour;
    const std::size_t count = kFour * (shape.is_depthwise ? left : fours_of_next_block(left));
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
