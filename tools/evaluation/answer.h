// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "report/data/photo_report.h"

// What `ringside score --json` said about one photo (docs/json.md): as much of it as is judged.
namespace ringside::evaluation {

struct FoundDisc {
  Vec2 top;   // centre of the top face, pixels
  Vec2 base;  // centre of the foot, pixels
  std::string team;
  int zone;
  LineMargin line;
  Call call;
  HoleState in_hole;

  bool too_close() const { return call == Call::kTooClose; }
};

struct ScoredPhoto {
  std::vector<FoundDisc> discs;
  std::map<std::string, int> totals;  // by team, twenties included
  Calibration calibration = {};       // as much of it as is judged
  HoleState hole = HoleState::kNone;
};

struct RefusedPhoto {
  std::string reason;
};

// The program crashed, took too long or answered nonsense.
struct NoAnswer {
  std::string what;
};

struct Answer {
  std::variant<NoAnswer, RefusedPhoto, ScoredPhoto> said;
  int width = 0;  // of the picture; 0 when the program could not read it
  int height = 0;
  Timing timing = {};

  const ScoredPhoto* scored() const { return std::get_if<ScoredPhoto>(&said); }
  const RefusedPhoto* refused() const { return std::get_if<RefusedPhoto>(&said); }
  const NoAnswer* missing() const { return std::get_if<NoAnswer>(&said); }
};

class AnswerError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Throws AnswerError when the text is not one photo's JSON object.
Answer read_answer(std::string_view text);

// The field `discs` of a photo's JSON object. Throws AnswerError and json::exception.
std::vector<FoundDisc> read_found_discs(const nlohmann::json& discs);

}  // namespace ringside::evaluation
