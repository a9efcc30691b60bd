// SPDX-License-Identifier: MIT
#pragma once

#include "board/strict_yaml.h"
#include "geometry/conventions.h"

namespace ringside::evaluation {

// A map of a truth file. People remark there on all kinds of things, so that unknown keys pass; those that
// are judged are checked as StrictMap checks them.
class TruthMap : public StrictMap {
 public:
  TruthMap(const YAML::Node& node, std::filesystem::path file, Keys judged);

  bool flag_if_any(const std::string& key) const { return has(key) && flag(key); }  // false when absent
  bool is_word(const std::string& key) const { return has(key) && node_[key].IsScalar(); }
  Vec2 point(const std::string& x, const std::string& y, Range each) const;
  Vec2 point(const std::string& key, Range each) const;
  // A list of lists of `count` numbers each; empty when absent.
  std::vector<std::vector<double>> rows_if_any(const std::string& key, std::size_t count, Range each) const;
  Mat3 matrix(const std::string& key) const;  // three lists of three numbers

  TruthMap inner_map(const std::string& key, Keys judged) const;
  std::vector<TruthMap> inner_maps(const std::string& key, const Keys& judged) const;

 private:
  YAML::Node node_;
  std::filesystem::path file_;
};

// The one map that a file holds. Throws ModelError.
TruthMap read_truth_map(const std::filesystem::path& file, StrictMap::Keys judged);

}  // namespace ringside::evaluation
