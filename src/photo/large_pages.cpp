// SPDX-License-Identifier: MIT
#include "photo/large_pages.h"

#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdlib>
#include <memory>

namespace ringside {

void use_large_pages() {
  constexpr int kGrowth = 1 << 28;  // bytes of addresses: what is not used of them takes no memory
  constexpr std::size_t kLargePage = 1 << 21;
  mallopt(M_MMAP_THRESHOLD, kGrowth);
  mallopt(M_TRIM_THRESHOLD, kGrowth);
  mallopt(M_TOP_PAD, kGrowth);
  void* const first = std::malloc(kLargePage);  // has the heap grow
  void* begin = first;
  const auto* const end = static_cast<const char*>(sbrk(0));
  if (first != nullptr && static_cast<const char*>(first) < end) {
    auto size = static_cast<std::size_t>(end - static_cast<const char*>(first));
    if (std::align(kLargePage, kLargePage, begin, size) != nullptr) madvise(begin, size, MADV_HUGEPAGE);
  }
  std::free(first);
}

void share_few_heaps() { mallopt(M_ARENA_MAX, 2); }

}  // namespace ringside
