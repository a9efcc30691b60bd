// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ringside {

// Numbers in rows, the last index the quickest.
struct OnnxConstant {
  std::vector<std::int64_t> shape = {};
  std::vector<float> values = {};  // whole numbers too
};

// Of its kinds one has a value, or none.
struct OnnxAttribute {
  std::vector<std::int64_t> integers = {};
  float real = 0;
  std::string text = {};
  OnnxConstant constant = {};
};

struct OnnxNode {
  std::string operation = {};
  std::vector<std::string> inputs = {};  // names of constants and of what other nodes give
  std::string output = {};
  std::map<std::string, OnnxAttribute> attributes = {};
};

// A network with one input and one output.
struct OnnxGraph {
  std::string input = {}, output = {};
  std::vector<std::int64_t> input_shape = {};
  std::vector<OnnxNode> nodes = {};  // each after those whose output it takes
  std::map<std::string, OnnxConstant> constants = {};
};

// What a file of ONNX holds (github.com/onnx/onnx, onnx.proto): floats and whole numbers of 8 bits, little
// endian. Throws OnnxError.
OnnxGraph read_onnx(std::string_view file);

}  // namespace ringside
