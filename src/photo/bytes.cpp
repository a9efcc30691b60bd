// SPDX-License-Identifier: MIT
#include "photo/bytes.h"

#include <algorithm>

#include "photo/photo_error.h"

namespace ringside {

Bytes slice(Bytes bytes, std::size_t offset, std::size_t size) {
  if (offset > bytes.size() || size > bytes.size() - offset) {
    throw PhotoError("the file is cut short; copy or download it again");
  }
  return bytes.subspan(offset, size);
}

std::uint32_t big_endian(Bytes field) {
  std::uint32_t value = 0;
  for (const std::uint8_t byte : field) value = value << 8 | byte;
  return value;
}

std::uint32_t little_endian(Bytes field) {
  std::uint32_t value = 0;
  for (std::size_t i = field.size(); i-- > 0;) value = value << 8 | field[i];
  return value;
}

bool starts_with(Bytes bytes, std::string_view prefix) {
  return bytes.size() >= prefix.size() &&
         std::equal(prefix.begin(), prefix.end(), bytes.begin(),
                    [](char c, std::uint8_t byte) { return static_cast<std::uint8_t>(c) == byte; });
}

}  // namespace ringside
