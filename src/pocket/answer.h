// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "pocket/score_calls.h"

namespace ringside {

// The program as a page has it: pixels and JSON in, JSON and pictures out. It remembers the photos that were
// scored last.
class Engine {
 public:
  explicit Engine(OnStage on_stage) : on_stage_(std::move(on_stage)) {}

  // The next call's first photo, then its second.
  void take(cv::Mat bgr) { pixels_.push_back(std::move(bgr)); }

  // {"call": name, ...} -> what the call gives, or {"error": one line for a person}. The calls are those of
  // docs/pocket.md. Never throws.
  std::string answer(std::string_view request);

  // That the last answer tells of.
  const std::vector<Drawn>& pictures() const { return photos_.drawn(); }
  void forget_pictures() { photos_.forget_drawn(); }

 private:
  nlohmann::ordered_json call(const nlohmann::ordered_json& request);

  OnStage on_stage_;
  std::vector<cv::Mat> pixels_ = {};
  ScoredPhotos photos_ = {};
};

}  // namespace ringside
