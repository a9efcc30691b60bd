// SPDX-License-Identifier: MIT
#include "board/strict_yaml.h"

#include <algorithm>
#include <stdexcept>

#include "board/nearest.h"
#include "board/yaml_scalar.h"

namespace ringside {

StrictMap::StrictMap(const YAML::Node& node, std::filesystem::path file, Keys known)
    : file_(std::move(file)), mark_(node.Mark()), known_(std::move(known)) {
  if (!node.IsMap())
    fail_at(file_, mark_, "expected 'key: value' lines; see the files in models/ for examples");
  for (const auto& entry : node) add(entry.first, entry.second);
}

double StrictMap::number(const std::string& key, Range range) const {
  return parse_number({file_, key, at(key)}, range);
}

std::optional<double> StrictMap::optional_number(const std::string& key, Range range) const {
  if (!has(key)) return std::nullopt;
  return number(key, range);
}

int StrictMap::integer(const std::string& key, int min, int max) const {
  return parse_integer({file_, key, at(key)}, min, max);
}

bool StrictMap::flag(const std::string& key) const { return parse_flag({file_, key, at(key)}); }

std::string StrictMap::text(const std::string& key) const { return parse_text({file_, key, at(key)}); }

StrictMap StrictMap::map(const std::string& key, Keys known) const {
  return StrictMap(at(key), file_, std::move(known));
}

std::vector<double> StrictMap::numbers(const std::string& key, std::size_t count, Range each) const {
  std::vector<double> values;
  for (const YAML::Node& item : list(key, count)) values.push_back(parse_number({file_, key, item}, each));
  return values;
}

std::vector<int> StrictMap::integers(const std::string& key, std::size_t count, int min, int max) const {
  std::vector<int> values;
  for (const YAML::Node& item : list(key, count))
    values.push_back(parse_integer({file_, key, item}, min, max));
  return values;
}

std::vector<std::string> StrictMap::texts(const std::string& key) const {
  const YAML::Node items = list(key);
  if (items.size() == 0) fail(key, "is an empty list; give at least one value");
  std::vector<std::string> values;
  for (const YAML::Node& item : items) values.push_back(parse_text({file_, key, item}));
  return values;
}

std::vector<StrictMap> StrictMap::maps(const std::string& key, const Keys& known) const {
  std::vector<StrictMap> values;
  for (const YAML::Node& item : list(key)) values.emplace_back(item, file_, known);
  return values;
}

void StrictMap::fail(const std::string& key, const std::string& message) const {
  const auto entry = entries_.find(key);
  fail_at(file_, entry == entries_.end() ? mark_ : entry->second.mark, quoted(key) + " " + message);
}

void StrictMap::add(const YAML::Node& key, const YAML::Node& value) {
  if (!key.IsScalar()) fail_at(file_, key.Mark(), "a key is not a word; write 'key: value'");
  const std::string& name = key.Scalar();
  if (std::find(known_.begin(), known_.end(), name) == known_.end()) {
    fail_at(file_, key.Mark(),
            "unknown key " + quoted(name) + "; the nearest known key is " +
                quoted(nearest(name, known_).value_or("")));
  }
  const auto [entry, is_new] = entries_.try_emplace(name, Entry{key.Mark(), value});
  if (!is_new) fail_at(file_, key.Mark(), quoted(name) + " is given twice; remove one");
}

const YAML::Node& StrictMap::at(const std::string& key) const {
  if (std::find(known_.begin(), known_.end(), key) == known_.end()) {
    throw std::logic_error("StrictMap: " + key + " is read but not among the known keys");
  }
  const auto entry = entries_.find(key);
  if (entry == entries_.end()) fail_at(file_, mark_, quoted(key) + " is missing; add it");
  return entry->second.value;
}

YAML::Node StrictMap::list(const std::string& key) const {
  const YAML::Node& node = at(key);
  if (!node.IsSequence()) fail(key, "must be a list; write [a, b]");
  return node;
}

YAML::Node StrictMap::list(const std::string& key, std::size_t count) const {
  const YAML::Node items = list(key);
  if (items.size() != count) {
    fail(key, "has " + std::to_string(items.size()) + " values; give " + std::to_string(count));
  }
  return items;
}

}  // namespace ringside
