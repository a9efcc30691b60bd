// SPDX-License-Identifier: MIT
#include "text/isolated.h"

#include <algorithm>

#include "text/unicode.h"

namespace ringside {
namespace {

constexpr char32_t kFirstStrongIsolate = 0x2068, kPopIsolate = 0x2069;

struct Range {
  char32_t first, last;
};

// What Unicode keeps for scripts that are written from right to left (DerivedBidiClass.txt, defaults of R and
// AL).
constexpr Range kRightToLeft[] = {
    {0x0590, 0x08FF}, {0xFB1D, 0xFDFF}, {0xFE70, 0xFEFF}, {0x10800, 0x10FFF}, {0x1E800, 0x1EFFF}};
constexpr Range kDirectionMarks[] = {{0x061C, 0x061C}, {0x200E, 0x200F}, {0x202A, 0x202E}, {0x2066, 0x2069}};

template <std::size_t N>
bool is_in(const Range (&ranges)[N], char32_t character) {
  return std::any_of(std::begin(ranges), std::end(ranges),
                     [&](const Range& range) { return character >= range.first && character <= range.last; });
}

}  // namespace

std::string isolated(std::string_view name) {
  std::u32string kept = code_points(name);
  std::erase_if(kept, [](char32_t character) { return is_in(kDirectionMarks, character); });
  const bool turns = std::any_of(kept.begin(), kept.end(),
                                 [](char32_t character) { return is_in(kRightToLeft, character); });
  return utf8_of(turns ? kFirstStrongIsolate + kept + kPopIsolate : kept);
}

}  // namespace ringside
