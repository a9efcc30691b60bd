// SPDX-License-Identifier: MIT
#include "eye/onnx/written_network.h"

namespace ringside::test {
namespace {

// The numbers of onnx.proto.
constexpr std::int64_t kFloat = 1, kInt8 = 3;
constexpr std::int64_t kRealAttribute = 1, kIntegerAttribute = 2, kWordAttribute = 3, kTensorAttribute = 4,
                       kIntegersAttribute = 7;

template <typename Number>
std::string_view bytes_of(const std::vector<Number>& values) {
  return {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(Number)};
}

std::string tensor(const std::string& name, std::int64_t type, const Sizes& shape, std::string_view values) {
  WrittenMessage message;
  for (const std::int64_t size : shape) message.integer(1, size);
  return message.integer(2, type).bytes(8, name).bytes(9, values).text();
}

std::string value_info(const std::string& name, const Sizes& shape) {
  WrittenMessage dimensions;
  for (const std::int64_t size : shape) dimensions.bytes(1, WrittenMessage().integer(1, size).text());
  const std::string type = WrittenMessage().integer(1, kFloat).bytes(2, dimensions.text()).text();
  return WrittenMessage().bytes(1, name).bytes(2, WrittenMessage().bytes(1, type).text()).text();
}

}  // namespace

void WrittenMessage::number(std::uint64_t value) {
  for (; value > 0x7f; value >>= 7) text_ += static_cast<char>(value | 0x80);
  text_ += static_cast<char>(value);
}

WrittenMessage& WrittenMessage::integer(unsigned field, std::int64_t value) {
  number(field << 3);
  number(static_cast<std::uint64_t>(value));
  return *this;
}

WrittenMessage& WrittenMessage::integers(unsigned field, const std::vector<std::int64_t>& values) {
  WrittenMessage packed;
  for (const std::int64_t value : values) packed.number(static_cast<std::uint64_t>(value));
  return bytes(field, packed.text());
}

WrittenMessage& WrittenMessage::real(unsigned field, float value) {
  number(field << 3 | 5);
  text_.append(reinterpret_cast<const char*>(&value), sizeof value);
  return *this;
}

WrittenMessage& WrittenMessage::bytes(unsigned field, std::string_view value) {
  number(field << 3 | 2);
  number(value.size());
  text_ += value;
  return *this;
}

WrittenAttributes& WrittenAttributes::integer(const char* name, std::int64_t value) {
  messages_.push_back(
      WrittenMessage().bytes(1, name).integer(3, value).integer(20, kIntegerAttribute).text());
  return *this;
}

WrittenAttributes& WrittenAttributes::integers(const char* name, const Sizes& values) {
  WrittenMessage message;
  message.bytes(1, name);
  for (const std::int64_t value : values) message.integer(8, value);
  messages_.push_back(message.integer(20, kIntegersAttribute).text());
  return *this;
}

WrittenAttributes& WrittenAttributes::real(const char* name, float value) {
  messages_.push_back(WrittenMessage().bytes(1, name).real(2, value).integer(20, kRealAttribute).text());
  return *this;
}

WrittenAttributes& WrittenAttributes::word(const char* name, std::string_view value) {
  messages_.push_back(WrittenMessage().bytes(1, name).bytes(4, value).integer(20, kWordAttribute).text());
  return *this;
}

WrittenAttributes& WrittenAttributes::floats(const char* name, const Sizes& shape,
                                             const std::vector<float>& values) {
  const std::string value = tensor("", kFloat, shape, bytes_of(values));
  messages_.push_back(WrittenMessage().bytes(1, name).bytes(5, value).integer(20, kTensorAttribute).text());
  return *this;
}

WrittenNetwork& WrittenNetwork::node(const char* operation, const Names& inputs, const std::string& output,
                                     const WrittenAttributes& attributes) {
  WrittenMessage message;
  for (const std::string& input : inputs) message.bytes(1, input);
  message.bytes(2, output).bytes(3, output).bytes(4, operation);
  for (const std::string& attribute : attributes.messages()) message.bytes(5, attribute);
  graph_.bytes(1, message.text());
  return *this;
}

WrittenNetwork& WrittenNetwork::floats(const std::string& name, const Sizes& shape,
                                       const std::vector<float>& values) {
  graph_.bytes(5, tensor(name, kFloat, shape, bytes_of(values)));
  return *this;
}

WrittenNetwork& WrittenNetwork::whole_numbers(const std::string& name, const Sizes& shape,
                                              const std::vector<std::int8_t>& values) {
  graph_.bytes(5, tensor(name, kInt8, shape, bytes_of(values)));
  return *this;
}

std::string WrittenNetwork::file(const Sizes& input_shape) const {
  WrittenMessage graph = graph_;
  graph.bytes(2, "test").bytes(11, value_info("in", input_shape)).bytes(12, value_info("out", {}));
  const std::string opset = WrittenMessage().integer(2, 11).text();
  return WrittenMessage().integer(1, 6).bytes(8, opset).bytes(7, graph.text()).text();
}

}  // namespace ringside::test
