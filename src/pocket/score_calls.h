// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "flow/judged_photos.h"
#include "pocket/wishes.h"

namespace ringside {

// A picture that was drawn.
struct Drawn {
  std::string kind;  // "overlay", "disc" or "hole"
  int disc = 0;
  cv::Mat bgr;
};

// One or two photos of one position, measured; what is asked of them is counted and drawn as often as wished.
class ScoredPhotos {
 public:
  void measure(const std::vector<PhotoWish>& photos, std::vector<cv::Mat> pixels, const ScoreWish& wish,
               const OnStage& on_stage);

  // {"report": docs/json.md, "judgement": docs/judge.md or null, "roundText"}. Throws BadWish when nothing
  // was measured.
  nlohmann::ordered_json count(const ScoreWish& wish, const OnStage& on_stage);

  // Of the last count.
  const std::vector<Drawn>& drawn() const { return drawn_; }
  void forget_drawn() { drawn_.clear(); }

 private:
  std::vector<JudgedSource> sources_ = {};
  std::vector<FlowResult> results_ = {};
  std::vector<Drawn> drawn_ = {};
};

}  // namespace ringside
