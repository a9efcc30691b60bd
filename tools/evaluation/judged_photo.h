// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>

#include "evaluation/match.h"
#include "evaluation/photo_truth.h"

namespace ringside::evaluation {

// What one run of the program took.
struct Cost {
  double wall_ms;
  double cpu_ms;       // of all its threads
  double peak_memory;  // MB of 1e6 bytes
};

// One photo: the truth and what the program said.
struct JudgedPhoto {
  std::string folder = {};
  std::string name = {};  // of the file
  PhotoTruth truth = {};
  Answer answer = {};
  Cost cost = {};
  Matching matching = {};  // empty for a decoy: all that is found there is one false board

  // The photo shows a board, and the program scored it.
  bool board_found() const { return !truth.decoy && answer.scored(); }
  bool board_false() const { return truth.decoy && answer.scored(); }
};

// All figures are functions of these.
using Photos = std::span<const JudgedPhoto>;

// Fills in the matching. A board that was not found has no disc found.
JudgedPhoto judged(JudgedPhoto photo);

// Whether all totals are exact; empty for a decoy and when the truth tells none.
std::optional<bool> totals_exact(const JudgedPhoto& photo);

// A zone that the program is sure of and that is wrong: the worst it can do. Judged where the truth is sure.
bool has_judged_call(const DiscMatch& match);
bool call_wrong(const DiscMatch& match);

// Calls f(match, photo) for each disc that was found, photo after photo.
template <typename Function>
void for_each_match(Photos photos, Function f) {
  for (const JudgedPhoto& photo : photos) {
    for (const DiscMatch& match : photo.matching.matches) f(match, photo);
  }
}

}  // namespace ringside::evaluation
