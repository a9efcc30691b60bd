// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace ringside::drawing {

// Mixes 64 bits (splitmix64's finaliser). Sebastiano Vigna, https://prng.di.unimi.it/splitmix64.c
constexpr std::uint64_t mix(std::uint64_t x) {
  x += 0x9e3779b97f4a7c15ULL;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
  return x ^ (x >> 31);
}

// Smooth noise between -1 and 1 that varies over a length of about 1.
double smooth_noise(double x, double y, std::uint32_t seed);

// Nearly normal noise (mean 0, sigma 1) out of 64 mixed bits: the sum of four uniform numbers, hence never
// beyond 3.5.
double normal_noise(std::uint64_t bits);

}  // namespace ringside::drawing
