// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "match/stored_match.h"

// Random matches through the real entries, with a second and plainer account of what happened in them.
namespace ringside::testing {

struct PlainDisc {
  int side = 0;
  int zone = 0;
  std::string in_hole = "none";
  bool ruled = false;
};

struct PlainRound {
  bool photo = false;
  std::vector<PlainDisc> discs = {};  // of the photo
  std::array<int, 2> by_hand = {};    // points on the board
  std::array<int, 2> twenties = {};   // set aside
  std::vector<ShotSeen> shots = {};
};

// What counts after some entries.
struct PlainMatch {
  std::vector<std::string> names = {};
  std::vector<PlainRound> rounds = {};
  std::array<int, 2> waiting = {};  // twenties of the round being played
};

// Counted from the above, figure by figure.
struct PlainFigures {
  int matches = 0, rounds = 0, photo_rounds = 0, twenties = 0, points = 0, won = 0, run = 0;
  int shots = 0, judged = 0, valid = 0, open = 0, made = 0, hangers = 0, in_play = 0;
  std::map<int, int> left = {};

  bool operator==(const PlainFigures&) const = default;
  void add(const PlainFigures& other);
};

PlainFigures figures_of(const PlainMatch& match, int side, bool opens_reach_inner_line);

// A match that was played out or given up.
struct PlayedOut {
  StoredMatch stored;
  PlainMatch truth;
};

PlayedOut play_out(std::mt19937& random);

// The names that sit on a side.
std::set<std::string> names_on(const PlainMatch& match, int side);

}  // namespace ringside::testing
