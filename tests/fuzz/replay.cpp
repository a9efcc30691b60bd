// SPDX-License-Identifier: MIT
// Gives a fuzz target every file of the folders that are named, in the order of their names. Fails when one
// of them is a finding, or when there is none.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <vector>

#include "fuzz/fuzz_target.h"

namespace {

std::set<std::filesystem::path> files_below(const std::vector<std::filesystem::path>& folders) {
  std::set<std::filesystem::path> files;
  for (const auto& folder : folders) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
      if (entry.is_regular_file()) files.insert(entry.path());
    }
  }
  return files;
}

// Of exactly its size, so that a sanitizer sees who reads beyond it.
std::vector<char> bytes_of(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  std::vector<char> bytes{std::istreambuf_iterator<char>(stream), {}};
  bytes.shrink_to_fit();
  return bytes;
}

// Said beforehand: what falls says nothing any more.
void replay(const std::filesystem::path& file) {
  std::printf("%s\n", file.c_str());
  std::fflush(stdout);
  const std::vector<char> bytes = bytes_of(file);
  ringside::fuzz::try_input({bytes.data(), bytes.size()});
}

}  // namespace

int main(int count, char** arguments) {
  const auto files = files_below({arguments + 1, arguments + count});
  for (const auto& file : files) replay(file);
  std::printf("%zu inputs\n", files.size());
  return files.empty() ? 1 : 0;
}
