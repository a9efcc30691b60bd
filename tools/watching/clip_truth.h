// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "evaluation/disc_truth.h"
#include "evaluation/truth_view.h"

// What a clip's truth file says (docs/clips.md): as much of it as is judged. Frames are counted from 0.
namespace ringside::watching {

struct Stretch {
  long from;
  long until;  // the first frame after it
};

using Scores = std::map<std::string, int>;  // by colour word, twenties included

// The board while nothing moves.
struct TrueRest {
  long frame;                 // the first that shows it freely
  long stopped;               // since when no disc moves
  std::vector<Stretch> seen;  // when it is shown freely; never empty
  std::vector<evaluation::DiscTruth> discs;
  Scores scores;
  evaluation::TruthView view;
  bool round_is_over = false;  // the board is being cleared, or was: nobody needs its score

  long last() const { return seen.back().until; }
};

struct TrueShot {
  long frame;
  std::string team;
};

struct TrueTwenty {
  long frame;
  std::string team;
  std::optional<long> lifted;  // out of the hole
};

struct TrueRound {
  long frame;
  Scores scores;
};

struct ClipTruth {
  long frames = 0;
  double fps = 30;
  std::vector<std::string> teams = {};  // colour words; who shoots first is first
  int discs_per_side = 0;               // of a whole round
  std::vector<TrueRest> rests = {};
  std::vector<TrueShot> shots = {};
  std::vector<TrueTwenty> twenties = {};
  std::vector<long> returned = {};  // frames at which a disc comes back onto the deck
  std::vector<TrueRound> rounds = {};

  // When discs were shot, placed, moved or lifted: between states of rest.
  std::vector<Stretch> changes() const;
};

// Throws ModelError.
ClipTruth read_clip_truth(const std::filesystem::path& file);

}  // namespace ringside::watching
