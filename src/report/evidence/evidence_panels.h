// SPDX-License-Identifier: MIT
#pragma once

#include "report/evidence/call_evidence.h"

// The pictures on a sheet of evidence.
namespace ringside {

// Which line decides, in words: "the middle line", "the hole's rim".
std::string decided_by(const ScoredDisc& scored);

// What is drawn: a view, and what of it decides.
struct PanelSource {
  const EvidenceView& view;
  const ScoredDisc& scored;
  DiscShape shape;

  bool at_hole() const { return scored.disc.in_hole == HoleState::kUnsure; }
};

// The disc in the photo's own pixels, enlarged, with marks.
cv::Mat photo_panel(const PanelSource& source, int side);

// The deck as seen from straight above, outwards up, with marks.
cv::Mat straight_panel(const PanelSource& source, int side);

// The same without words.
cv::Mat thumbnail_panel(const PanelSource& source, const cv::Size& size);

// The place where bottom edge and line meet, larger: the left half as it is, the right one with marks.
cv::Mat meeting_panel(const PanelSource& source, const cv::Size& size);

}  // namespace ringside
