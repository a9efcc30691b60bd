// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "calibration/model/calibration.h"
#include "detection/outline/voting.h"
#include "detection/outline/without_height.h"
#include "detection/view/rectified.h"
#include "imaging/edges.h"

namespace ringside {

// Something round of a disc's size, as it appears projected on the deck (board frame, mm): the disc's outline
// is displaced by its height, so this is a start for the outline fit, good to 2 mm.
struct Candidate {
  Circle outline;
  double coverage;     // share of 48 angles with an edge there, all of one sign
  float votes;         // that brought it; see voting.h
  bool whole = false;  // of top and foot together, see SeenFromAside; otherwise of either or both
};

// About where the foot of a disc is that is seen so.
inline Vec2 base_of(const Candidate& candidate, double height, const Vec3& camera) {
  return base_below(candidate.outline.centre, height / 2, camera);
}

// What is looked for: how clear edges must be, and of which radii (mm).
struct CandidateSearch {
  EdgeStrength edges = EdgeStrength::kClear;
  double least_radius = 12.5, most_radius = 24;  // measured sets have 14.1 to 18.3, one picture 22.5
  float least_votes = kUsualVotes;
};

// Looks for discs in one view, as often as asked: its usual gradient is taken once. The view must outlive it.
class CandidateFinder {
 public:
  CandidateFinder(const RectifiedView& view, const Calibration& calibration, const DiscShape& usual);

  // Discs, the best first: gradient voting at many radii, then a fit to the edges around each peak, whose
  // radius may be any that discs have. The faintest edges are those of a smoother view, and where grain or
  // noise is strong so are all.
  std::vector<Candidate> find(const CandidateSearch& search = {}) const;

 private:
  bool may_stand_on_deck(const Vec2& seen) const;
  std::vector<Candidate> among(const Edges& edges, const CandidateSearch& search) const;

  const RectifiedView& view_;
  SeenFromAside aside_;
  double limit_;  // greatest distance of a disc's middle from the board's, mm
  bool edge_is_known_;
  Gradient usual_;
};

}  // namespace ringside
