// SPDX-License-Identifier: MIT
#include "evaluation/cells.h"

#include "report/data/text.h"

namespace ringside::evaluation {
namespace {

const std::string kNothing = "-";

// "1 / 2 / 3"
std::string list(const std::vector<std::string>& values) {
  std::string text;
  for (const std::string& value : values) text += (text.empty() ? "" : " / ") + value;
  return text;
}

std::string list(const std::vector<int>& values) {
  std::vector<std::string> texts;
  for (const int value : values) texts.push_back(std::to_string(value));
  return list(texts);
}

}  // namespace

std::string percent_cell(const Share& share) {
  const auto value = share.value();
  return value ? fixed(100 * *value, 1) + " % of " + std::to_string(share.of) : kNothing;
}

std::string count_cell(const Share& share) {
  return share.of == 0 ? kNothing : std::to_string(share.count) + " of " + std::to_string(share.of);
}

std::string spread_cell(const Spread& spread, int decimals) {
  if (spread.count == 0) return kNothing;
  return list({fixed(spread.rms, decimals), fixed(spread.median, decimals), fixed(spread.max, decimals)});
}

std::string median_cell(const Spread& spread, int decimals) {
  if (spread.count == 0) return kNothing;
  return list({fixed(spread.median, decimals), fixed(spread.max, decimals)});
}

std::string calls_cell(const CallCounts& calls) {
  return calls.judged == 0 ? kNothing : list({calls.wrong, calls.too_close, calls.judged});
}

std::string hole_cell(const HoleSaid& said) {
  return said == HoleSaid{} ? kNothing : list({said.none, said.flat, said.hanger, said.unsure});
}

std::string hole_cell(const HoleAnswers& answers) {
  const std::vector<int> values{answers.right, answers.unsure, answers.wrong, answers.missed};
  return values == std::vector<int>(4, 0) ? kNothing : list(values);
}

std::string value_cell(double value, int decimals, int judged) {
  return judged == 0 ? kNothing : fixed(value, decimals);
}

std::string name_of(const Band& band, int decimals) {
  const std::string from = fixed(band.from, decimals);
  return band.to ? from + " to " + fixed(*band.to, decimals) : from + " and more";
}

}  // namespace ringside::evaluation
