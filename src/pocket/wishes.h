// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "flow/photo_flow.h"
#include "report/words/round_text.h"

namespace ringside {

// What a page asks for makes no sense. what(): what is wrong; what to do.
class BadWish : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// What the page says of a photo beside its pixels (docs/pocket.md).
struct PhotoWish {
  std::string name;
  std::string sha256;
  std::string taken;
  std::optional<double> focal_35mm;
  std::optional<double> focal_px;
  cv::Size colour_cell = {1, 1};
};

PhotoWish photo_wish(const nlohmann::ordered_json& json);

// How photos are to be scored and what is to be drawn.
struct ScoreWish {
  FlowOptions flow;
  std::optional<RoundRules> rules;
  std::vector<int> evidence;   // ids of discs, 0 for the hole
  bool open_evidence = false;  // of all that is open instead
  bool overlay = true;
};

// Throws BadWish, ModelError or RulesError.
ScoreWish score_wish(const nlohmann::ordered_json& options);

// [{"name": "Ann", "team": "black"}, ...], seats clockwise.
std::vector<Player> players_wish(const nlohmann::ordered_json& json);

}  // namespace ringside
