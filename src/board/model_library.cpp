// SPDX-License-Identifier: MIT
#include <cstdlib>
#include <utility>

#include "board/model_files.h"
#include "board/models.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

bool is_model_folder(const fs::path& folder) {
  std::error_code error;
  return fs::is_directory(folder / "boards", error);
}

template <typename Load>
auto load_all(const fs::path& folder, Load load) {
  std::vector<decltype(load(folder))> models;
  for (const std::string& name : model_names(folder)) models.push_back(load(model_file(folder, name)));
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
  return load_board_model(find_model_file(root_ / "boards", "board model", name_or_file));
}

DiscModel ModelLibrary::disc(const std::string& name_or_file) const {
  return load_disc_model(find_model_file(root_ / "discs", "disc model", name_or_file));
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
