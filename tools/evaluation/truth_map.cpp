// SPDX-License-Identifier: MIT
#include "evaluation/truth_map.h"

#include "board/yaml_scalar.h"

namespace ringside::evaluation {
namespace {

constexpr Range kMatrixEntry{-1e9, 1e9};

StrictMap::Keys with_keys_of(const YAML::Node& node, StrictMap::Keys keys) {
  if (!node.IsMap()) return keys;
  for (const auto& entry : node) {
    if (entry.first.IsScalar()) keys.push_back(entry.first.Scalar());
  }
  return keys;
}

}  // namespace

TruthMap::TruthMap(const YAML::Node& node, std::filesystem::path file, Keys judged)
    : StrictMap(node, file, with_keys_of(node, std::move(judged))), node_(node), file_(std::move(file)) {}

Vec2 TruthMap::point(const std::string& x, const std::string& y, Range each) const {
  return {number(x, each), number(y, each)};
}

Vec2 TruthMap::point(const std::string& key, Range each) const {
  const std::vector<double> p = numbers(key, 2, each);
  return {p[0], p[1]};
}

std::vector<std::vector<double>> TruthMap::rows_if_any(const std::string& key, std::size_t count,
                                                       Range each) const {
  if (!has(key)) return {};
  if (!node_[key].IsSequence()) fail(key, "must be a list of lists; add brackets");
  std::vector<std::vector<double>> rows;
  for (const YAML::Node& row : node_[key]) {
    if (!row.IsSequence() || row.size() != count) {
      fail(key, "has a row of other length; give " + std::to_string(count) + " numbers in each");
    }
    std::vector<double>& numbers = rows.emplace_back();
    for (const YAML::Node& item : row) numbers.push_back(parse_number({file_, key, item}, each));
  }
  return rows;
}

Mat3 TruthMap::matrix(const std::string& key) const {
  const auto rows = rows_if_any(key, 3, kMatrixEntry);
  if (rows.size() != 3) fail(key, "is not three rows; give 3 x 3 numbers");
  Mat3 matrix;
  for (int i = 0; i < 3; ++i) {
    for (int j = 0; j < 3; ++j) {
      matrix(i, j) = rows[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
    }
  }
  return matrix;
}

TruthMap TruthMap::inner_map(const std::string& key, Keys judged) const {
  if (!has(key)) fail(key, "is missing; add it");
  return {node_[key], file_, std::move(judged)};
}

std::vector<TruthMap> TruthMap::inner_maps(const std::string& key, const Keys& judged) const {
  if (!has(key) || !node_[key].IsSequence()) fail(key, "must be a list; add it, [] for none");
  std::vector<TruthMap> maps;
  for (const YAML::Node& item : node_[key]) maps.emplace_back(item, file_, judged);
  return maps;
}

TruthMap read_truth_map(const std::filesystem::path& file, StrictMap::Keys judged) {
  try {
    return {YAML::LoadFile(file.string()), file, std::move(judged)};
  } catch (const YAML::BadFile&) {
    throw ModelError(file.string() + ": cannot be read; check the name");
  } catch (const YAML::Exception& error) {
    fail_at(file, error.mark, "is not valid YAML (" + error.msg + "); correct the line");
  }
}

}  // namespace ringside::evaluation
