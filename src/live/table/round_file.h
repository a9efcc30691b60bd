// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "live/view/table_view.h"

namespace ringside {

inline constexpr const char* kRoundFile = "round.json";

// The round that is being played, as it survives the end of the program.
struct SavedRound {
  std::optional<std::string> match = {};  // uuid; empty: none is played
  ByTeam twenties = {};
  int shots = 0;                              // that were seen
  int missed_shots = 0;                       // that must have been, by the turns
  std::vector<TableDisc> discs = {};          // where they lay, whose they are, and what people said of them
  std::set<int> to_take_off = {};             // ids of discs that the rules take off after the last shot
  int returned = 0;                           // discs that left the deck in that shot and came back ...
  std::set<int> may_have_returned = {};       // ... they are among these
  std::vector<TableQuestion> questions = {};  // that nobody has answered; their ids are given anew
  bool asked_whether_over = false;
};

// Whole or not at all. Throws WriteError.
void save_round(const SavedRound& round, const std::filesystem::path& file);

// Empty when there is no such file. Throws TableError when it is damaged.
std::optional<SavedRound> load_round(const std::filesystem::path& file);

}  // namespace ringside
