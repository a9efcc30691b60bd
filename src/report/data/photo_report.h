// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "calibration/model/sighting.h"
#include "scoring/open_calls.h"

namespace ringside {

// Wall-clock time of each stage.
struct Timing {
  double decode_ms = 0;
  double calibrate_ms = 0;
  double detect_ms = 0;
  double total_ms = 0;
};

struct ScoredBoard {
  Calibration calibration;
  HoleState hole = HoleState::kNone;         // what lies in it; see Detection::hole
  std::optional<std::string> maybe_in_hole;  // team of a disc that may lie flat in it, if left open
  std::vector<ScoredDisc> discs;
  std::vector<MaybeDisc> maybe_discs = {};  // beside those; one that people called a disc is one of them
  Totals totals;
  std::optional<RoundResult> round;    // empty with more than two teams
  std::optional<OpenCalls> open = {};  // what all that is left open could change
};

// Whether people are asked anything: whether this is a board, a call, what lies in the hole, or whether
// something is a disc.
bool is_open(const ScoredBoard& board);

// Totals, result and what open calls could change, from what each disc is worth.
void count_up(ScoredBoard& board, const std::map<std::string, int>& twenties);

// Why a photo has no score.
struct Refusal {
  enum class Cause {
    kUnusableFile,  // the file is missing or unreadable
    kNoPicture,     // it is there, but no picture that can be used
    kNotScorable,   // the picture shows nothing that can be scored honestly
  };
  Cause cause;
  std::string reason;                         // one line for a person: what is wrong; what to do
  std::shared_ptr<const Sighting> seen = {};  // what was seen of a board all the same; null: nothing
};

// Everything that is reported about one photo; every report is a view of it.
struct PhotoReport {
  std::filesystem::path photo;  // as the user named it
  int width = 0;                // of the upright picture; 0 when the file could not be read
  int height = 0;
  std::vector<std::string> warnings;
  Timing timing;
  std::variant<Refusal, ScoredBoard> outcome;

  const ScoredBoard* scored() const { return std::get_if<ScoredBoard>(&outcome); }
  const Refusal* refused() const { return std::get_if<Refusal>(&outcome); }
};

}  // namespace ringside
