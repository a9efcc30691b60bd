// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace ringside {

// Which question it is. How it is put is question_words.h's: a better sentence changes no game.
enum class QuestionKind {
  kAllShot,     // as many shots were seen as the players have discs: count the round?
  kTwenty,      // did a disc fall into the hole?
  kCameBack,    // was the last disc lifted because it had come back?
  kCleared,     // hands emptied the board early: is the round over?
  kNotCounted,  // the round is over, but something does not go together: count it?
  kMaybeDisc,   // is what may be a disc one?
};

enum class QuestionAnswer { kCount, kNotYet, kTwenty, kNoTwenty, kCameBack, kRoundIsOver, kDisc, kNoDisc };

// What people are asked, as long as nobody answers.
struct OpenQuestion {
  int id = 0;
  QuestionKind kind = QuestionKind::kAllShot;
  std::string team = {};  // kTwenty: whose disc
  std::string why = {};   // kNotCounted, kAllShot: what does not go together; empty: all does
  int disc = 0;           // kMaybeDisc: its id; why: where it lies and whose it would be
  int shots_seen = 0, shots_in_round = 0;  // kCleared

  bool operator==(const OpenQuestion&) const = default;
};

// To choose from, the likelier first.
std::vector<QuestionAnswer> answers_to(const OpenQuestion& question);

}  // namespace ringside
