// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstring>

#include "geometry/by_processor.h"

// What convolutions have in common, for functions that are built by processor.
namespace ringside {

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

// So many vectors of an output's channels and so many pixels side by side are what sixteen registers hold.
constexpr std::size_t kMostEights = 2;
#ifdef __x86_64__
constexpr std::size_t kPixels = 4;
#else
constexpr std::size_t kPixels = 3;  // registers of fours
#endif

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

}  // namespace ringside
