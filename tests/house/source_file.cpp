// SPDX-License-Identifier: MIT
#include "house/source_file.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include "support/source_dir.h"

namespace ringside::test {
namespace {

std::string read(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) throw std::runtime_error("cannot read " + file.string());
  return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace

std::vector<SourceFile> sources() {
  const std::filesystem::path root = source_dir() / "src";
  std::vector<SourceFile> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) {
    const auto extension = entry.path().extension();
    if (extension != ".h" && extension != ".cpp") continue;
    files.push_back({std::filesystem::relative(entry.path(), root).string(), read(entry.path())});
  }
  return files;
}

}  // namespace ringside::test
