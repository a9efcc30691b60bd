// SPDX-License-Identifier: MIT
#include "text/unicode.h"

#include <wchar.h>
#include <wctype.h>

#include <clocale>

namespace ringside {
namespace {

constexpr char32_t kReplacement = 0xFFFD;
constexpr char32_t kLastOfAscii = 0x7F;

// Comes with the C library. Where it is missing all the same, only ASCII has case, and all take one column.
locale_t unicode() {
  static const locale_t kUnicode = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
  return kUnicode;
}

// wcwidth has no form that takes a locale; uselocale is of this thread alone.
class WithUnicode {
 public:
  WithUnicode() : before_(uselocale(unicode())) {}
  WithUnicode(const WithUnicode&) = delete;
  WithUnicode& operator=(const WithUnicode&) = delete;
  ~WithUnicode() { uselocale(before_); }

 private:
  locale_t before_;
};

std::size_t length_after(unsigned char first) {
  if (first < 0x80) return 0;
  return first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1;
}

bool goes_on(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

// Forms that are longer than needed, surrogates, and what is beyond Unicode.
bool is_allowed(char32_t c, std::size_t after) {
  constexpr char32_t kLeast[] = {0, 0x80, 0x800, 0x10000};
  return c >= kLeast[after] && c <= 0x10FFFF && (c < 0xD800 || c > 0xDFFF);
}

// Takes one character off the text.
char32_t next_of(std::string_view& text) {
  const auto first = static_cast<unsigned char>(text.front());
  const std::size_t after = length_after(first);
  text.remove_prefix(1);
  if (after == 0) return first;
  if (first < 0xC2 || first > 0xF4) return kReplacement;
  char32_t character = first & (0x3FU >> after);
  for (std::size_t i = 0; i < after; ++i) {
    if (text.empty() || !goes_on(text.front())) return kReplacement;
    character = character << 6 | (static_cast<unsigned char>(text.front()) & 0x3FU);
    text.remove_prefix(1);
  }
  return is_allowed(character, after) ? character : kReplacement;
}

void append(std::string& utf8, char32_t c) {
  const auto byte = [&](char32_t bits) { utf8 += static_cast<char>(static_cast<unsigned char>(bits)); };
  if (c < 0x80) return byte(c);
  if (c >= 0x10000) byte(0xF0 | c >> 18);
  if (c >= 0x10000) byte(0x80 | (c >> 12 & 0x3F));
  if (c >= 0x800 && c < 0x10000) byte(0xE0 | c >> 12);
  if (c >= 0x800) byte(0x80 | (c >> 6 & 0x3F));
  if (c < 0x800) byte(0xC0 | c >> 6);
  byte(0x80 | (c & 0x3F));
}

}  // namespace

std::u32string code_points(std::string_view utf8) {
  std::u32string characters;
  while (!utf8.empty()) characters += next_of(utf8);
  return characters;
}

std::string utf8_of(std::u32string_view text) {
  std::string utf8;
  for (const char32_t character : text) append(utf8, character);
  return utf8;
}

std::size_t columns_of(char32_t character) {
  if (character <= kLastOfAscii || unicode() == nullptr) return 1;
  const WithUnicode with_unicode;
  const int columns = wcwidth(static_cast<wchar_t>(character));
  return columns < 0 ? 1 : static_cast<std::size_t>(columns);  // one that no terminal knows is drawn as a box
}

char32_t lower_case(char32_t character) {
  if (unicode() == nullptr) return character >= U'A' && character <= U'Z' ? character + 32 : character;
  // By way of the capital: some small letters have two forms.
  const wint_t capital = towupper_l(static_cast<wint_t>(character), unicode());
  return static_cast<char32_t>(towlower_l(capital, unicode()));
}

}  // namespace ringside
