// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace ringside {

// The fields of a message as protobuf writes it (protobuf.dev/programming-guides/encoding), one after the
// other. Reads nothing beyond its bytes; what is no such message throws OnnxError.
class ProtobufFields {
 public:
  explicit ProtobufFields(std::string_view message) : rest_(message) {}

  bool next();  // to the first field, then to each further one; false after the last
  std::uint64_t number() const { return number_; }

  // The field's value. Throws OnnxError where it is written as a value of another kind.
  std::int64_t integer() const;
  float real() const;
  std::string_view bytes() const;  // a text, or a message within
  // Of a field that repeats: one number, or several at once.
  void append_to(std::vector<std::int64_t>& integers) const;

 private:
  enum Kind : std::uint64_t { kInteger = 0, kEightBytes = 1, kBytes = 2, kFourBytes = 5 };

  void expect(Kind kind) const;

  std::string_view rest_;
  std::uint64_t number_ = 0, kind_ = 0, integer_ = 0;
  std::string_view bytes_ = {};
};

}  // namespace ringside
