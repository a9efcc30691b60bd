// SPDX-License-Identifier: MIT
#include "report/words/maybe_text.h"

#include "report/data/clock_place.h"

namespace ringside {
namespace {

std::string number_of(const MaybeDisc& maybe) { return std::to_string(maybe.scored.disc.id); }

std::string kind_of(const ScoredDisc& scored) { return scored.disc.team + " disc"; }

std::string region_of(const ScoredDisc& scored) {
  return scored.zone == 0 ? "by the outer line" : "in the " + std::to_string(scored.zone);
}

}  // namespace

std::string maybe_question(const ScoredDisc& scored, const Calibration& calibration) {
  return "may be a " + kind_of(scored) + " " + region_of(scored) + " " +
         clock_words(scored.disc.base, calibration) + ": is it one?";
}

std::string maybe_worth(const MaybeDisc& maybe) {
  std::string text = "Counted as none; if it is one, ";
  const char* separator = "+";
  for (const int worth : worths(maybe)) {
    if (worth == 0) continue;
    text += separator + std::to_string(worth);
    separator = " or +";
  }
  return text + " for " + maybe.scored.disc.team;
}

std::string maybe_title(const MaybeDisc& maybe, const Calibration& calibration) {
  return number_of(maybe) + " " + maybe_question(maybe.scored, calibration);
}

std::string maybe_line(const MaybeDisc& maybe, const Calibration& calibration) {
  return number_of(maybe) + ": " + maybe_question(maybe.scored, calibration) + " " + maybe_worth(maybe);
}

std::string maybe_answer(const MaybeDisc& maybe, const Calibration& calibration) {
  return number_of(maybe) + ": " + (*maybe.is_disc ? "a " : "no ") + kind_of(maybe.scored) + ", by ruling, " +
         clock_words(maybe.scored.disc.base, calibration);
}

std::vector<std::string> maybe_warnings(const ScoredBoard& board) {
  std::vector<std::string> warnings;
  for (const MaybeDisc& maybe : open_ones(board.maybe_discs)) {
    const std::string id = number_of(maybe);
    warnings.push_back(maybe_question(maybe.scored, board.calibration) + " Add --rulings " + id +
                       "=disc if it is, " + id + "=none if it is not");
  }
  return warnings;
}

}  // namespace ringside
