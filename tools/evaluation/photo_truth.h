// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <vector>

#include "evaluation/board_truth.h"
#include "evaluation/disc_truth.h"
#include "evaluation/truth_view.h"

namespace ringside::evaluation {

// What a referee should say about one photo: NAME.yaml beside NAME.jpg. samples/README.md describes the file.
struct PhotoTruth {
  int width = 0;  // of the upright picture
  int height = 0;
  bool decoy = false;  // looks like a board and is none
  std::vector<DiscTruth> discs = {};
  bool totals_told = false;
  std::map<std::string, int> totals = {};  // by colour word
  BoardTruth board = {};
  std::optional<TruthView> view = {};  // exact truth only
  std::optional<Vec3> camera = {};     // its centre, board frame, mm; exact truth only

  bool is_exact() const { return view && board.exact; }
  bool shows(const Vec2& p_image) const {
    return p_image.x() > -0.5 && p_image.y() > -0.5 && p_image.x() < width - 0.5 &&
           p_image.y() < height - 0.5;
  }
};

// Throws ModelError "FILE:LINE: what is wrong; what to do".
PhotoTruth read_truth(const std::filesystem::path& file);

// Empty when the file tells no size of a picture and so is no photo's truth. Throws as read_truth does.
std::optional<PhotoTruth> read_truth_if_any(const std::filesystem::path& file);

}  // namespace ringside::evaluation
