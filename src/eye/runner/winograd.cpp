// SPDX-License-Identifier: MIT
#include "eye/runner/winograd.h"

#include <algorithm>
#include <array>

#include "eye/runner/convolve_pixels.h"

namespace ringside {
namespace {

constexpr std::size_t kTile = 4, kPlaces = kTile * kTile;  // pixels of the input for two by two of the output

// Outputs come in eights here, what is too many is not written.
std::size_t padded(std::size_t outputs) { return (outputs + kEight - 1) / kEight * kEight; }

std::size_t block_of(std::size_t outputs_left) { return std::min(outputs_left, kMostEights * kEight); }

// What three weights in a row become.
std::array<float, kTile> spread(float a, float b, float c) {
  return {a, (a + b + c) / 2, (a - b + c) / 2, c};
}

std::array<float, kPlaces> spread(const float* filter) {
  std::array<std::array<float, kTile>, 3> rows;
  for (std::size_t y = 0; y < 3; ++y) rows[y] = spread(filter[3 * y], filter[3 * y + 1], filter[3 * y + 2]);
  std::array<float, kPlaces> out;
  for (std::size_t x = 0; x < kTile; ++x) {
    const auto column = spread(rows[0][x], rows[1][x], rows[2][x]);
    for (std::size_t y = 0; y < kTile; ++y) out[y * kTile + x] = column[y];
  }
  return out;
}

// What four pixels in a row become.
template <typename Vector>
RINGSIDE_ALWAYS_INLINE void take_apart(const Vector& a, const Vector& b, const Vector& c, const Vector& d,
                                       Vector* to) {
  to[0] = a - c;
  to[1] = b + c;
  to[2] = c - b;
  to[3] = b - d;
}

// Some channels of a tile. from: its first pixel. to: its first place.
template <typename Vector>
RINGSIDE_ALWAYS_INLINE void take_tile_apart(const float* from, std::size_t row, std::size_t channels,
                                            float* to, std::size_t to_next_place) {
  Vector columns[kTile][kTile];
  for (std::size_t x = 0; x < kTile; ++x) {
    Vector pixels[kTile];
    for (std::size_t y = 0; y < kTile; ++y) load(from + y * row + x * channels, pixels[y]);
    take_apart(pixels[0], pixels[1], pixels[2], pixels[3], columns[x]);
  }
  for (std::size_t y = 0; y < kTile; ++y) {
    Vector places[kTile];
    take_apart(columns[0][y], columns[1][y], columns[2][y], columns[3][y], places);
    for (std::size_t x = 0; x < kTile; ++x) store(places[x], to + (y * kTile + x) * to_next_place);
  }
}

// Of one place all tiles of a row: each one's inputs, multiplied by the weights, are its outputs.
template <std::size_t kVectors>
RINGSIDE_ALWAYS_INLINE void multiply(const float* tiles, std::size_t count, std::size_t inputs,
                                     const float* weights, float* out, std::size_t outputs) {
  constexpr float kNoBias[kVectors * kEight] = {};
  Window window{tiles, 1, inputs, 0, inputs};
  std::size_t i = 0;
  for (; i + kPixels <= count; i += kPixels, window.first += kPixels * inputs)
    convolve_pixels<Eight, kVectors, kPixels>(window, weights, kNoBias, out + i * outputs, outputs);
  for (; i < count; ++i, window.first += inputs)
    convolve_pixels<Eight, kVectors, 1>(window, weights, kNoBias, out + i * outputs, outputs);
}

RINGSIDE_ALWAYS_INLINE void multiply_all(const float* tiles, std::size_t count, std::size_t inputs,
                                         const float* weights, float* out, std::size_t outputs) {
  for (std::size_t first = 0; first < outputs;) {
    const std::size_t block = block_of(outputs - first);
    if (block == 2 * kEight) multiply<2>(tiles, count, inputs, weights, out + first, outputs);
    if (block == kEight) multiply<1>(tiles, count, inputs, weights, out + first, outputs);
    weights += inputs * block;
    first += block;
  }
}

// Four channels of a tile's two by two pixels.
RINGSIDE_ALWAYS_INLINE void put_together(const float* from, std::size_t to_next_place, const float* bias,
                                         Four pixels[2][2]) {
  Four rows[2][kTile];
  for (std::size_t x = 0; x < kTile; ++x) {
    Four places[kTile];
    for (std::size_t y = 0; y < kTile; ++y) load(from + (y * kTile + x) * to_next_place, places[y]);
    rows[0][x] = places[0] + places[1] + places[2];
    rows[1][x] = places[1] - places[2] - places[3];
  }
  Four own_bias;
  load(bias, own_bias);
  for (std::size_t y = 0; y < 2; ++y) {
    pixels[y][0] = rows[y][0] + rows[y][1] + rows[y][2] + own_bias;
    pixels[y][1] = rows[y][1] - rows[y][2] - rows[y][3] + own_bias;
  }
}

// A row of tiles: of each place all tiles' channels, inputs before and outputs after.
struct RowOfTiles {
  std::size_t count;
  std::vector<float> inputs, outputs;
};

RINGSIDE_ALWAYS_INLINE void take_row_apart(const Activation& in, std::size_t y, RowOfTiles& tiles) {
  const std::size_t channels = in.size().channels, to_next_place = tiles.count * channels;
  for (std::size_t i = 0; i < tiles.count; ++i) {
    const float* const from = in.at(y, 2 * i) - in.row() - channels;
    float* const to = tiles.inputs.data() + i * channels;
    std::size_t c = 0;
    for (; c + kEight <= channels; c += kEight)
      take_tile_apart<Eight>(from + c, in.row(), channels, to + c, to_next_place);
    for (; c < channels; c += kFour)
      take_tile_apart<Four>(from + c, in.row(), channels, to + c, to_next_place);
  }
}

// Where a side is odd the last tiles reach beyond the picture.
RINGSIDE_ALWAYS_INLINE void put_row_together(const RowOfTiles& tiles, const float* bias, std::size_t y,
                                             Activation& out) {
  const auto [channels, height, width] = out.size();
  const std::size_t stride = padded(channels);
  for (std::size_t i = 0; i < tiles.count; ++i) {
    for (std::size_t c = 0; c < channels; c += kFour) {
      Four pixels[2][2];
      put_together(tiles.outputs.data() + i * stride + c, tiles.count * stride, bias + c, pixels);
      for (std::size_t v = 0; v < std::min<std::size_t>(2, height - y); ++v)
        for (std::size_t u = 0; u < std::min<std::size_t>(2, width - 2 * i); ++u)
          store(pixels[v][u], out.at(y + v, 2 * i + u) + c);
    }
  }
}

}  // namespace

bool is_for_winograd(const ConvolutionShape& shape) {
  return shape.side == 3 && shape.stride == 1 && !shape.is_depthwise && shape.inputs % kFour == 0;
}

// By place; in each by blocks of outputs, then by input.
std::vector<float> winograd_weights(const ConvolutionShape& shape, const std::vector<float>& weights) {
  const std::size_t outputs = padded(shape.outputs), to_next_place = shape.inputs * outputs;
  std::vector<float> out(kPlaces * to_next_place);
  for (std::size_t o = 0; o < shape.outputs; ++o) {
    const std::size_t first = o - o % (kMostEights * kEight), block = block_of(outputs - first);
    for (std::size_t i = 0; i < shape.inputs; ++i) {
      const auto places = spread(weights.data() + (o * shape.inputs + i) * 9);
      for (std::size_t p = 0; p < kPlaces; ++p)
        out[p * to_next_place + first * shape.inputs + i * block + o - first] = places[p];
    }
  }
  return out;
}

RINGSIDE_BY_PROCESSOR
void convolve_by_winograd(const ConvolutionShape& shape, const Activation& in, const float* weights,
                          const std::vector<float>& bias, Activation& out) {
  const std::size_t outputs = padded(shape.outputs), count = (in.size().width + 1) / 2;
  RowOfTiles tiles{count, std::vector<float>(kPlaces * count * shape.inputs),
                   std::vector<float>(kPlaces * count * outputs)};
  for (std::size_t y = 0; y < in.size().height; y += 2) {
    take_row_apart(in, y, tiles);
    for (std::size_t p = 0; p < kPlaces; ++p)
      multiply_all(tiles.inputs.data() + p * count * shape.inputs, count, shape.inputs,
                   weights + p * shape.inputs * outputs, tiles.outputs.data() + p * count * outputs, outputs);
    put_row_together(tiles, bias.data(), y, out);
  }
}

}  // namespace ringside
