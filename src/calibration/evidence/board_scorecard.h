// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "calibration/evidence/board_evidence.h"

namespace ringside {

// What follows from a probability.
enum class BoardVerdict {
  kNo,     // it is no board, or not rightly measured
  kMaybe,  // measured, with a warning
  kSure
};

// Points of one field: log odds, 0 at best.
struct FieldPoints {
  const EvidenceField* field;
  double points;
};

// How likely a hypothesis is a crokinole board, rightly measured: a sum of points, which drawn boards and
// other things taught (docs/evidence.md).
class BoardScorecard {
 public:
  // Of a YAML text; file: for messages. Throws ModelError.
  BoardScorecard(const std::string& text, const std::filesystem::path& file);

  // That comes with the program.
  static const BoardScorecard& standard();

  double log_odds(const BoardEvidence& evidence) const;
  double probability(const BoardEvidence& evidence) const;
  BoardVerdict verdict(const BoardEvidence& evidence) const;

  // What speaks against it, the strongest first; none of those that hardly do.
  std::vector<FieldPoints> against(const BoardEvidence& evidence) const;

 private:
  struct Place {
    double at, points;
  };
  struct Card {
    const EvidenceField* field;
    std::vector<Place> places;  // at rises

    double points(const BoardEvidence& evidence) const;
  };

  double bias_, sure_, asked_;
  std::vector<Card> cards_;
};

}  // namespace ringside
