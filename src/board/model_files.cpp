// SPDX-License-Identifier: MIT
#include "board/model_files.h"

#include <algorithm>

#include "board/nearest.h"
#include "text/typed_word.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

constexpr const char* kExtension = ".yaml";

bool is_path(const std::string& name_or_file) {
  return name_or_file.find('/') != std::string::npos || name_or_file.ends_with(kExtension);
}

std::string joined(const std::vector<std::string>& names) {
  std::string all;
  for (const std::string& name : names) all += (all.empty() ? "" : ", ") + name;
  return all;
}

}  // namespace

std::vector<std::string> model_names(const fs::path& folder) {
  std::error_code error;
  std::vector<std::string> names;
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    if (it->path().extension() == kExtension) names.push_back(it->path().stem().string());
  }
  if (error)
    throw ModelError(folder.string() + ": cannot be listed (" + error.message() + "); check RINGSIDE_MODELS");
  std::sort(names.begin(), names.end());
  return names;
}

fs::path model_file(const fs::path& folder, const std::string& name) { return folder / (name + kExtension); }

fs::path find_model_file(const fs::path& folder, const std::string& kind, const std::string& name_or_file) {
  if (is_path(name_or_file)) return name_or_file;
  const std::vector<std::string> names = model_names(folder);
  const std::string name = known_spelling(name_or_file, names);
  if (std::binary_search(names.begin(), names.end(), name)) return model_file(folder, name);
  throw ModelError(name_or_file + ": no " + kind + " of that name; the nearest is '" +
                   nearest(folded(name_or_file), names).value_or("") + "' (all: " + joined(names) + ")");
}

}  // namespace ringside
