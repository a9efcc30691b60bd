// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "calibration/model/calibration.h"

namespace ringside {

// Edges in the picture that are no disc's and whose place the calibration knows; p: board frame, mm.
class KnownEdges {
 public:
  explicit KnownEdges(const Calibration& calibration);

  // A printed line beside a disc is often the stronger edge.
  bool on_printed_line(const Vec2& p) const;

  // Unlike a line the edge of the deck hides nothing: a ray there that shows no other edge speaks against a
  // disc.
  bool on_deck_edge(const Vec2& p) const;

 private:
  // All places that a line may cover lie between two circles: their radii, squared.
  struct Band {
    double least, most;
    bool holds(double square) const { return square > least && square < most; }
  };

  const Calibration& calibration_;
  double blur_;  // mm: how far it reaches beyond an edge
  std::array<Band, 3> lines_;
  Band deck_edge_;  // nowhere where it is not known
};

}  // namespace ringside
