// SPDX-License-Identifier: MIT
#include "plans/yaml_text.h"

#include <algorithm>

namespace ringside::plans {
namespace {

constexpr std::size_t kLineLength = 110;

// About how many characters a node takes on one line.
std::size_t length_of(const YAML::Node& node) {
  constexpr std::size_t kMarks = 2;  // ", " or ": " or a pair of brackets
  if (node.IsScalar()) return node.Scalar().size() + kMarks;
  std::size_t sum = kMarks;
  for (const auto& item : node)
    sum += node.IsMap() ? length_of(item.first) + length_of(item.second) : length_of(item);
  return sum;
}

// At any depth.
bool holds_maps(const YAML::Node& node) {
  return std::any_of(node.begin(), node.end(), [&](const auto& item) {
    const YAML::Node value = node.IsMap() ? item.second : item;
    return value.IsMap() || (value.IsSequence() && holds_maps(value));
  });
}

bool fits_line(const YAML::Node& node) { return !holds_maps(node) && length_of(node) <= kLineLength; }

// Nodes are references: the style stays with them.
void choose_style(YAML::Node node) {
  const bool one_line = node.size() == 0 || fits_line(node);
  node.SetStyle(one_line ? YAML::EmitterStyle::Flow : YAML::EmitterStyle::Block);
  for (auto item : node) {
    if (node.IsSequence()) {
      item.SetStyle(YAML::EmitterStyle::Flow);
    } else {
      choose_style(item.second);
    }
  }
}

}  // namespace

std::string yaml_text(const YAML::Node& map) {
  std::string text;
  for (const auto& entry : map) {
    YAML::Node section(YAML::NodeType::Map);
    section[entry.first.Scalar()] = entry.second;
    choose_style(entry.second);
    section.SetStyle(YAML::EmitterStyle::Block);
    const bool is_block = entry.second.Style() == YAML::EmitterStyle::Block && !entry.second.IsScalar();
    if (is_block && !text.empty()) text += '\n';
    text += YAML::Dump(section);
    text += '\n';
  }
  return text.empty() ? "{}\n" : text;
}

}  // namespace ringside::plans
