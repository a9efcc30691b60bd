// SPDX-License-Identifier: MIT
#pragma once

#include <yaml-cpp/yaml.h>

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/model_error.h"
#include "board/number_range.h"

namespace ringside {

// A YAML map that validates everything. Keys that are unknown or given twice are refused when it is made.
// Every value is checked for presence, type and range when it is read. Each failure is a ModelError that says
// where.
class StrictMap {
 public:
  using Keys = std::vector<std::string>;

  // known: all keys that the map may have, the required ones and the optional ones.
  StrictMap(const YAML::Node& node, std::filesystem::path file, Keys known);

  bool has(const std::string& key) const { return entries_.contains(key); }

  double number(const std::string& key, Range range) const;
  std::optional<double> optional_number(const std::string& key, Range range) const;
  int integer(const std::string& key, int min, int max) const;
  bool flag(const std::string& key) const;         // true or false
  std::string text(const std::string& key) const;  // one line that is not empty
  StrictMap map(const std::string& key, Keys known) const;

  std::vector<double> numbers(const std::string& key, std::size_t count, Range each) const;
  std::vector<int> integers(const std::string& key, std::size_t count, int min, int max) const;
  std::vector<std::string> texts(const std::string& key) const;  // at least one
  std::vector<StrictMap> maps(const std::string& key, const Keys& known) const;

  // For checks across fields. message: what is wrong with the value of `key`; what to do.
  [[noreturn]] void fail(const std::string& key, const std::string& message) const;

 private:
  struct Entry {
    YAML::Mark mark;  // of the key
    YAML::Node value;
  };

  void add(const YAML::Node& key, const YAML::Node& value);
  const YAML::Node& at(const std::string& key) const;
  YAML::Node list(const std::string& key) const;
  YAML::Node list(const std::string& key, std::size_t count) const;

  std::filesystem::path file_;
  YAML::Mark mark_;
  Keys known_;
  std::map<std::string, Entry> entries_;
};

// Our files are a few kilobytes; anything larger is not one of ours.
inline constexpr std::uintmax_t kMaxYamlBytes = 262'144;

// The text of one of our files. Throws ModelError when it cannot be read or is too large.
std::string read_yaml_text(const std::filesystem::path& file);

// The one map that a text of such a file holds; `file` is for the messages. Throws ModelError when it is not
// YAML.
StrictMap parse_strict_yaml(const std::string& text, const std::filesystem::path& file,
                            StrictMap::Keys known);

// The one map that a file holds. Throws ModelError when the file cannot be read, is too large or is not YAML.
StrictMap read_strict_yaml(const std::filesystem::path& file, StrictMap::Keys known);

}  // namespace ringside
