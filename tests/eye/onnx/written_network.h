// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// Networks written as ONNX, to be read again.
namespace ringside::test {

// A message of protobuf's.
class WrittenMessage {
 public:
  WrittenMessage& integer(unsigned field, std::int64_t value);
  WrittenMessage& integers(unsigned field, const std::vector<std::int64_t>& values);  // all at once
  WrittenMessage& real(unsigned field, float value);
  WrittenMessage& bytes(unsigned field, std::string_view value);

  const std::string& text() const { return text_; }

 private:
  void number(std::uint64_t value);

  std::string text_ = {};
};

using Names = std::vector<std::string>;
using Sizes = std::vector<std::int64_t>;

class WrittenAttributes {
 public:
  WrittenAttributes& integer(const char* name, std::int64_t value);
  WrittenAttributes& integers(const char* name, const Sizes& values);
  WrittenAttributes& real(const char* name, float value);
  WrittenAttributes& word(const char* name, std::string_view value);
  WrittenAttributes& floats(const char* name, const Sizes& shape, const std::vector<float>& values);

  const std::vector<std::string>& messages() const { return messages_; }

 private:
  std::vector<std::string> messages_ = {};
};

// Its input is "in", its output "out".
class WrittenNetwork {
 public:
  WrittenNetwork& node(const char* operation, const Names& inputs, const std::string& output,
                       const WrittenAttributes& attributes = {});
  WrittenNetwork& floats(const std::string& name, const Sizes& shape, const std::vector<float>& values);
  WrittenNetwork& whole_numbers(const std::string& name, const Sizes& shape,
                                const std::vector<std::int8_t>& values);

  std::string file(const Sizes& input_shape) const;

 private:
  WrittenMessage graph_ = {};
};

}  // namespace ringside::test
