// SPDX-License-Identifier: MIT
#include "app/documented_schema.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "support/source_dir.h"
#include "web/json_schema.h"

namespace ringside::testing {
namespace {

const std::string kEnding = ".schema.json";

std::filesystem::path schema_folder() { return test::source_dir() / "docs" / "schema"; }

void allow_described_fields_only(YAML::Node schema) {
  if (schema.IsMap() && schema["properties"] && !schema["additionalProperties"])
    schema["additionalProperties"] = false;
  if (schema.IsMap())
    for (auto part : schema) allow_described_fields_only(part.second);
  if (schema.IsSequence())
    for (auto part : schema) allow_described_fields_only(part);
}

}  // namespace

std::vector<std::string> schema_misfits(const nlohmann::json& value, const std::string& name) {
  const YAML::Node schema = YAML::LoadFile((schema_folder() / (name + kEnding)).string());
  allow_described_fields_only(schema);
  return misfits(value, schema, schema, name);
}

std::vector<std::string> schema_names() {
  std::vector<std::string> names;
  for (const auto& file : std::filesystem::directory_iterator(schema_folder())) {
    const std::string name = file.path().filename().string();
    if (name.ends_with(kEnding)) names.push_back(name.substr(0, name.size() - kEnding.size()));
  }
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace ringside::testing
