// SPDX-License-Identifier: MIT
#include "evaluation/answer.h"

#include <nlohmann/json.hpp>

#include "evaluation/found_board.h"
#include "evaluation/word.h"

namespace ringside::evaluation {
namespace {

using nlohmann::json;

constexpr std::array kCalls{Call::kClear, Call::kTouching, Call::kTooClose};

template <typename Value, std::size_t kCount>
Value meaning_of(const json& word, const std::array<Value, kCount>& values) {
  const auto& text = word.get_ref<const std::string&>();
  const std::optional<Value> value = value_of_word(text, values);
  if (!value) throw AnswerError("uses the unknown word '" + text + "'");
  return *value;
}

Vec2 point(const json& p) { return {p.at(0).get<double>(), p.at(1).get<double>()}; }

FoundDisc found_disc(const json& disc) {
  return {.top = point(disc.at("top_px")),
          .base = point(disc.at("base_px")),
          .team = disc.at("team").get<std::string>(),
          .zone = disc.at("zone").get<int>(),
          .line = {.line = meaning_of(disc.at("line"), kLineNames),
                   .margin = disc.at("margin_mm").get<double>(),
                   .sigma = disc.at("sigma_mm").get<double>()},
          .call = meaning_of(disc.at("call"), kCalls),
          .in_hole = meaning_of(disc.at("in_hole"), kHoleStates)};
}

ScoredPhoto scored_photo(const json& photo) {
  ScoredPhoto scored;
  scored.calibration = read_calibration(photo.at("calibration"));
  scored.hole = meaning_of(photo.at("hole").at("state"), kHoleStates);
  scored.discs = read_found_discs(photo.at("discs"));
  for (const auto& [team, total] : photo.at("totals").items()) {
    scored.totals[team] = total.at("total").get<int>();
  }
  return scored;
}

Timing timing(const json& times) {
  return {.decode_ms = times.at("decode").get<double>(),
          .calibrate_ms = times.at("calibrate").get<double>(),
          .detect_ms = times.at("detect").get<double>(),
          .total_ms = times.at("total").get<double>()};
}

int size(const json& pixels) { return pixels.is_null() ? 0 : pixels.get<int>(); }

Answer answer(const json& photo) {
  Answer answer{.said = RefusedPhoto{},
                .width = size(photo.at("width")),
                .height = size(photo.at("height")),
                .timing = timing(photo.at("timing_ms"))};
  const auto& status = photo.at("status").get_ref<const std::string&>();
  if (status == "scored") {
    answer.said = scored_photo(photo);
  } else if (status == "refused") {
    answer.said = RefusedPhoto{photo.at("reason").get<std::string>()};
  } else {
    throw AnswerError("uses the unknown status '" + status + "'");
  }
  return answer;
}

}  // namespace

std::vector<FoundDisc> read_found_discs(const json& discs) {
  std::vector<FoundDisc> found;
  for (const json& disc : discs) found.push_back(found_disc(disc));
  return found;
}

Answer read_answer(std::string_view text) {
  const json photo = json::parse(text, nullptr, false);
  if (photo.is_discarded()) throw AnswerError("is no JSON");
  try {
    return answer(photo);
  } catch (const json::exception& error) {
    throw AnswerError("is not as docs/json.md says: " + std::string(error.what()));
  }
}

}  // namespace ringside::evaluation
