// SPDX-License-Identifier: MIT
#pragma once

#include <yaml-cpp/yaml.h>

#include <filesystem>
#include <string>

#include "board/number_range.h"

// The single values of strict_yaml.h: how each is parsed and what is said when it is wrong.
namespace ringside {

struct YamlScalar {
  const std::filesystem::path& file;
  const std::string& key;  // the value's own, or that of the list it stands in
  const YAML::Node& node;
};

// All throw ModelError.
double parse_number(const YamlScalar& scalar, Range range);
int parse_integer(const YamlScalar& scalar, int min, int max);
bool parse_flag(const YamlScalar& scalar);
std::string parse_text(const YamlScalar& scalar);

// Throws ModelError "FILE:LINE: message".
[[noreturn]] void fail_at(const std::filesystem::path& file, const YAML::Mark& mark,
                          const std::string& message);

// 'text', shortened and without control characters: what a file says is not to be trusted on a terminal.
std::string quoted(const std::string& text);

}  // namespace ringside
