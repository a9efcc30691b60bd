// SPDX-License-Identifier: MIT
#include <fstream>

#include "board/strict_yaml.h"
#include "board/yaml_scalar.h"

namespace ringside {
namespace {

[[noreturn]] void fail(const std::filesystem::path& file, const std::string& message) {
  throw ModelError(file.string() + ": " + message);
}

}  // namespace

std::string read_yaml_text(const std::filesystem::path& file) {
  std::error_code error;
  const auto status = std::filesystem::status(file, error);
  if (!std::filesystem::exists(status)) fail(file, "no such file; check the name");
  if (!std::filesystem::is_regular_file(status)) fail(file, "is not a file; give the name of a YAML file");
  std::ifstream stream(file, std::ios::binary);
  if (!stream) fail(file, "cannot be read; check its permissions");
  // One byte more than allowed is read: so a file that is too large is detected even if it grows meanwhile.
  std::string text(kMaxYamlBytes + 1, '\0');
  stream.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (stream.bad()) fail(file, "cannot be read; check the disk");
  text.resize(static_cast<std::size_t>(stream.gcount()));
  if (text.size() > kMaxYamlBytes) fail(file, "is too large for a file of ours; give a YAML file");
  return text;
}

StrictMap read_strict_yaml(const std::filesystem::path& file, StrictMap::Keys known) {
  return parse_strict_yaml(read_yaml_text(file), file, std::move(known));
}

StrictMap parse_strict_yaml(const std::string& text, const std::filesystem::path& file,
                            StrictMap::Keys known) {
  try {
    // yaml-cpp refuses nesting deeper than 500 by itself; the size limit bounds all else.
    const std::vector<YAML::Node> documents = YAML::LoadAll(text);
    if (documents.size() != 1) fail(file, "must hold exactly one YAML document; see the files in models/");
    return StrictMap(documents.front(), file, std::move(known));
  } catch (const YAML::Exception& error) {
    fail_at(file, error.mark, "is not valid YAML (" + error.msg + "); correct the line");
  }
}

}  // namespace ringside
