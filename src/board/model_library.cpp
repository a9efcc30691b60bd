// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "board/models.h"
#include "board/nearest.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

constexpr const char* kExtension = ".yaml";

bool is_model_folder(const fs::path& folder) {
  std::error_code error;
  return fs::is_directory(folder / "boards", error);
}

std::vector<std::string> names_in(const fs::path& folder) {
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

fs::path file_of(const fs::path& folder, const std::string& name) { return folder / (name + kExtension); }

bool is_path(const std::string& name_or_file) {
  return name_or_file.find('/') != std::string::npos || name_or_file.ends_with(kExtension);
}

std::string joined(const std::vector<std::string>& names) {
  std::string all;
  for (const std::string& name : names) all += (all.empty() ? "" : ", ") + name;
  return all;
}

// kind: "board" or "disc", for the message.
fs::path find_file(const fs::path& folder, const char* kind, const std::string& name_or_file) {
  if (is_path(name_or_file)) return name_or_file;
  const std::vector<std::string> names = names_in(folder);
  if (std::binary_search(names.begin(), names.end(), name_or_file)) return file_of(folder, name_or_file);
  throw ModelError(name_or_file + ": no " + kind + " model of that name; the nearest is '" +
                   nearest(name_or_file, names).value_or("") + "' (all: " + joined(names) + ")");
}

template <typename Load>
auto load_all(const fs::path& folder, Load load) {
  std::vector<decltype(load(folder))> models;
  for (const std::string& name : names_in(folder)) models.push_back(load(file_of(folder, name)));
  return models;
}

}  // namespace

ModelLibrary::ModelLibrary(fs::path root) : root_(std::move(root)) {
  if (!is_model_folder(root_)) {
    throw ModelError(root_.string() + ": is no models folder (boards/ is missing); check RINGSIDE_MODELS");
  }
}

ModelLibrary ModelLibrary::standard() {
  const char* given = std::getenv("RINGSIDE_MODELS");
  if (given != nullptr && *given != '\0') return ModelLibrary(given);
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  if (auto found = find_models(program.parent_path())) return ModelLibrary(*std::move(found));
  throw ModelError("models: not found beside the program; set RINGSIDE_MODELS to the models folder");
}

BoardModel ModelLibrary::board(const std::string& name_or_file) const {
  return load_board_model(find_file(root_ / "boards", "board", name_or_file));
}

DiscModel ModelLibrary::disc(const std::string& name_or_file) const {
  return load_disc_model(find_file(root_ / "discs", "disc", name_or_file));
}

std::vector<BoardModel> ModelLibrary::boards() const { return load_all(root_ / "boards", load_board_model); }

std::vector<DiscModel> ModelLibrary::discs() const { return load_all(root_ / "discs", load_disc_model); }

std::optional<fs::path> find_models(fs::path folder) {
  for (;; folder = folder.parent_path()) {
    for (const char* place : {"models", "share/ringside/models"}) {
      if (is_model_folder(folder / place)) return folder / place;
    }
    if (folder == folder.parent_path()) return std::nullopt;
  }
}

}  // namespace ringside
