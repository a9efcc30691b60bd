// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "board/model_error.h"
#include "geometry/disc_outline.h"

namespace ringside {

// A board as its maker means it, or as one was measured; lengths in mm.
struct BoardModel {
  std::string name;         // the file's name without .yaml
  std::string description;  // one line for a person
  double inner_radius;      // of the centres of the printed lines
  double middle_radius;
  double outer_radius;
  std::optional<double> line_width;  // where it is the same on every copy of the board
  double hole_radius;
  double deck_radius;
};

struct DiscModel {
  std::string name;
  std::string description;
  DiscShape shape;                   // radius, height, edge rounding
  double radius_tolerance;           // 1 sigma between sets and turnings
  std::vector<std::string> colours;  // colour words (board/colour_words.h) that such sets are sold in
};

// Unknown keys, missing keys, wrong types and impossible sizes throw ModelError; an unknown key's message
// names the nearest known one.
BoardModel load_board_model(const std::filesystem::path& file);
DiscModel load_disc_model(const std::filesystem::path& file);

// The models that come with the program.
class ModelLibrary {
 public:
  explicit ModelLibrary(std::filesystem::path root);  // a folder with boards/ and discs/

  // RINGSIDE_MODELS when set, else beside the running program (build tree or installation). Throws
  // ModelError.
  static ModelLibrary standard();

  // A name from the library ("tournament-26") or a path to a YAML file (it has a '/' or ends in .yaml).
  // Throws ModelError; a wrong name's message names the nearest and lists all.
  BoardModel board(const std::string& name_or_file) const;
  DiscModel disc(const std::string& name_or_file) const;

  const std::filesystem::path& root() const { return root_; }

  std::vector<BoardModel> boards() const;  // sorted by name
  std::vector<DiscModel> discs() const;

 private:
  std::filesystem::path root_;
};

// The models folder that belongs to a program in `folder`: models/ (source tree) or share/ringside/models/
// (installation) of the folder itself or of the nearest one above it.
std::optional<std::filesystem::path> find_models(std::filesystem::path folder);

}  // namespace ringside
