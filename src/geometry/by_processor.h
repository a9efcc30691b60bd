// SPDX-License-Identifier: MIT
#pragma once

// Functions of these are built for processors with AVX2 as well, and chosen when the program starts. Results
// do not depend on the processor, to the last bit: products are not fused with sums (no FMA here,
// -ffp-contract=off elsewhere), and sums are made in lanes whose number and order the source says. Sanitizers
// are not ready when it is chosen; tests also build the plain ones alone.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__) && \
    !defined(__SANITIZE_THREAD__) && !defined(RINGSIDE_PLAIN_ALONE)
#define RINGSIDE_BY_PROCESSOR __attribute__((target_clones("avx2", "default")))
#else
#define RINGSIDE_BY_PROCESSOR
#endif
#define RINGSIDE_ALWAYS_INLINE [[gnu::always_inline]] inline
