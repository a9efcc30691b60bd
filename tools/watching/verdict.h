// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "evaluation/counting.h"
#include "evaluation/judged_photo.h"
#include "watching/heard.h"

// How right what was told about one clip is.
namespace ringside::watching {

using evaluation::Share;

// What became of a state or a round of the truth.
struct Fates {
  int exact = 0;     // told, and everything right
  int open = 0;      // told with calls left open, and right but for those
  int withheld = 0;  // told that there is no score
  int wrong = 0;
  int missing = 0;  // not told

  int all() const { return exact + open + withheld + wrong + missing; }
};

struct Verdict {
  std::string clip = {};  // of the file's name
  long frames = 0;
  Share twenties = {};     // of the true ones, those told once, with the right team
  int false_twenties = 0;  // told of others, or again
  Share shots_found = {};  // of the true ones
  Share shots_true = {};   // of those told
  Share returned = {};     // of the discs that left the deck and came back, those told
  int false_returned = 0;  // told of others, or again
  int phantoms = 0;  // shots, moved, lifted and fallen discs, twenties and rounds told while nothing changed
  Fates rests = {};
  Fates rounds = {};
  int false_rounds = 0;  // told to be over, and were not
  Share zones = {};      // of the discs found in states of rest, where the truth is sure
  Share teams = {};
  int missed_discs = 0;
  int invented_discs = 0;
  std::vector<double> foot_mm = {};
  std::vector<double> delays = {};  // seconds from the first free sight of a state to its being told rightly
  evaluation::Cost cost = {0, 0, 0};
  std::vector<std::string> faults = {};  // a line each for a person
  std::string no_answer = {};            // why nothing could be judged
};

Verdict verdict_on(const ClipTruth& truth, const std::vector<HeardEvent>& heard);

}  // namespace ringside::watching
