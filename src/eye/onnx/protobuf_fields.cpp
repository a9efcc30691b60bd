// SPDX-License-Identifier: MIT
#include "eye/onnx/protobuf_fields.h"

#include <cstring>
#include <string>

#include "eye/onnx/onnx_error.h"

namespace ringside {
namespace {

std::string_view take(std::string_view& rest, std::uint64_t count) {
  if (count > rest.size()) throw OnnxError("a field is longer than its message");
  const std::string_view taken = rest.substr(0, static_cast<std::size_t>(count));
  rest.remove_prefix(taken.size());
  return taken;
}

// Seven bits a byte, the lowest first; the eighth says that more follow.
std::uint64_t take_integer(std::string_view& rest) {
  constexpr unsigned kBits = 7, kMore = 0x80;
  std::uint64_t value = 0;
  for (unsigned shift = 0; shift < 64; shift += kBits) {
    const auto byte = static_cast<unsigned char>(take(rest, 1).front());
    value |= static_cast<std::uint64_t>(byte & (kMore - 1)) << shift;
    if (byte < kMore) return value;
  }
  throw OnnxError("a number is longer than 64 bits");
}

}  // namespace

bool ProtobufFields::next() {
  if (rest_.empty()) return false;
  constexpr unsigned kKindBits = 3;
  const std::uint64_t key = take_integer(rest_);
  number_ = key >> kKindBits;
  kind_ = key & ((1U << kKindBits) - 1);
  switch (kind_) {
    case kInteger:
      integer_ = take_integer(rest_);
      return true;
    case kEightBytes:
      bytes_ = take(rest_, 8);
      return true;
    case kBytes:
      bytes_ = take(rest_, take_integer(rest_));
      return true;
    case kFourBytes:
      bytes_ = take(rest_, 4);
      return true;
    default:
      throw OnnxError("a field is of no known kind");
  }
}

void ProtobufFields::expect(Kind kind) const {
  if (kind_ != kind) throw OnnxError("field " + std::to_string(number_) + " is of another kind");
}

std::int64_t ProtobufFields::integer() const {
  expect(kInteger);
  return static_cast<std::int64_t>(integer_);
}

float ProtobufFields::real() const {
  expect(kFourBytes);
  float value = 0;
  std::memcpy(&value, bytes_.data(), sizeof value);
  return value;
}

std::string_view ProtobufFields::bytes() const {
  expect(kBytes);
  return bytes_;
}

void ProtobufFields::append_to(std::vector<std::int64_t>& integers) const {
  if (kind_ == kInteger) return integers.push_back(integer());
  std::string_view packed = bytes();
  while (!packed.empty()) integers.push_back(static_cast<std::int64_t>(take_integer(packed)));
}

}  // namespace ringside
