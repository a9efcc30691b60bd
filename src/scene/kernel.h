// SPDX-License-Identifier: MIT
#pragma once

// Inner loops in single precision over plain arrays, which the compiler turns into vector instructions. A
// kernel is an inline body, compiled once for any processor and once for those with AVX2 and FMA, of which
// one is called; nothing of another library that may be aligned otherwise is in it.
#define RINGSIDE_KERNEL [[gnu::always_inline]] inline

#if defined(__x86_64__)
#define RINGSIDE_WIDE [[gnu::target("avx2,fma")]]
#else
#define RINGSIDE_WIDE
#endif

namespace ringside {

inline bool has_wide_vectors() {
#if defined(__x86_64__)
  static const bool has = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  return has;
#else
  return false;
#endif
}

// Eight numbers at once, for use within kernels.
using Eight [[gnu::vector_size(32)]] = float;
inline constexpr int kEight = 8;

}  // namespace ringside
