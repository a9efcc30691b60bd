// SPDX-License-Identifier: MIT
#include "eye/onnx/onnx_graph.h"

#include <cstring>

#include "eye/onnx/onnx_error.h"
#include "eye/onnx/protobuf_fields.h"

namespace ringside {
namespace {

// Numbers of fields and types in onnx.proto.
enum ModelField { kGraph = 7 };
enum GraphField { kGraphNode = 1, kGraphConstant = 5, kGraphInput = 11, kGraphOutput = 12 };
enum NodeField { kNodeInput = 1, kNodeOutput = 2, kNodeOperation = 4, kNodeAttribute = 5 };
enum AttributeField { kName = 1, kReal = 2, kInteger = 3, kText = 4, kTensor = 5, kIntegers = 8 };
enum TensorField { kDimension = 1, kType = 2, kTensorName = 8, kRawValues = 9 };
enum TensorType { kFloat = 1, kInt8 = 3 };
enum ValueField { kValueName = 1, kValueType = 2 };
enum TypeField { kOfTensor = 1 };
enum TensorTypeField { kShape = 2 };
enum ShapeField { kShapeDimension = 1 };
enum DimensionField { kSize = 1 };

std::vector<float> floats_of(std::string_view raw) {
  std::vector<float> values(raw.size() / sizeof(float));
  if (raw.size() % sizeof(float) != 0) throw OnnxError("a constant has a part of a number");
  if (!raw.empty()) std::memcpy(values.data(), raw.data(), raw.size());
  return values;
}

std::vector<float> whole_numbers_of(std::string_view raw) {
  std::vector<float> values;
  values.reserve(raw.size());
  for (const char byte : raw) values.push_back(static_cast<signed char>(byte));
  return values;
}

// Of nothing is said to be one value, as ONNX has it; or none, as torch means it.
void check_count(const OnnxConstant& constant) {
  std::uint64_t count = 1;
  for (const std::int64_t size : constant.shape) {
    if (size < 0 || static_cast<std::uint64_t>(size) > constant.values.size())
      throw OnnxError("a constant has not as many numbers as its shape");
    count *= static_cast<std::uint64_t>(size);
    if (count > constant.values.size()) break;
  }
  const bool is_nothing = constant.shape.empty() && constant.values.empty();
  if (count != constant.values.size() && !is_nothing)
    throw OnnxError("a constant has not as many numbers as its shape");
}

struct NamedConstant {
  std::string name = {};
  OnnxConstant constant = {};
};

NamedConstant constant_of(std::string_view message) {
  NamedConstant out;
  std::int64_t type = 0;
  std::string_view raw;
  for (ProtobufFields field(message); field.next();) {
    if (field.number() == kDimension) field.append_to(out.constant.shape);
    if (field.number() == kType) type = field.integer();
    if (field.number() == kTensorName) out.name = field.bytes();
    if (field.number() == kRawValues) raw = field.bytes();
  }
  if (type != kFloat && type != kInt8)
    throw OnnxError("a constant is neither of floats nor of numbers of 8 bits");
  out.constant.values = type == kFloat ? floats_of(raw) : whole_numbers_of(raw);
  check_count(out.constant);
  return out;
}

void add_attribute(OnnxNode& node, std::string_view message) {
  std::string name;
  OnnxAttribute attribute;
  for (ProtobufFields field(message); field.next();) {
    if (field.number() == kName) name = field.bytes();
    if (field.number() == kReal) attribute.real = field.real();
    if (field.number() == kInteger || field.number() == kIntegers) field.append_to(attribute.integers);
    if (field.number() == kText) attribute.text = field.bytes();
    if (field.number() == kTensor) attribute.constant = constant_of(field.bytes()).constant;
  }
  node.attributes[name] = std::move(attribute);
}

OnnxNode node_of(std::string_view message) {
  OnnxNode node;
  for (ProtobufFields field(message); field.next();) {
    if (field.number() == kNodeInput) node.inputs.emplace_back(field.bytes());
    if (field.number() == kNodeOutput) node.output = field.bytes();
    if (field.number() == kNodeOperation) node.operation = field.bytes();
    if (field.number() == kNodeAttribute) add_attribute(node, field.bytes());
  }
  return node;
}

// The message in the last field of that number; empty where there is none.
std::string_view within(std::string_view message, std::uint64_t number) {
  std::string_view found;
  for (ProtobufFields field(message); field.next();)
    if (field.number() == number) found = field.bytes();
  return found;
}

// 0 where it is not a fixed number.
std::int64_t size_of_dimension(std::string_view message) {
  std::int64_t size = 0;
  for (ProtobufFields field(message); field.next();)
    if (field.number() == kSize) size = field.integer();
  return size;
}

std::vector<std::int64_t> shape_of(std::string_view value) {
  std::vector<std::int64_t> shape;
  const std::string_view message = within(within(within(value, kValueType), kOfTensor), kShape);
  for (ProtobufFields field(message); field.next();)
    if (field.number() == kShapeDimension) shape.push_back(size_of_dimension(field.bytes()));
  return shape;
}

}  // namespace

OnnxGraph read_onnx(std::string_view file) {
  OnnxGraph graph;
  for (ProtobufFields field(within(file, kGraph)); field.next();) {
    if (field.number() == kGraphNode) graph.nodes.push_back(node_of(field.bytes()));
    if (field.number() == kGraphInput) {
      graph.input = within(field.bytes(), kValueName);
      graph.input_shape = shape_of(field.bytes());
    }
    if (field.number() == kGraphOutput) graph.output = within(field.bytes(), kValueName);
    if (field.number() == kGraphConstant) {
      NamedConstant named = constant_of(field.bytes());
      graph.constants[named.name] = std::move(named.constant);
    }
  }
  if (graph.nodes.empty()) throw OnnxError("there is no network in it");
  return graph;
}

}  // namespace ringside
