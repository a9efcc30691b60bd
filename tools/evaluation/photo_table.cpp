// SPDX-License-Identifier: MIT
#include "evaluation/photo_table.h"

#include "evaluation/photo_line.h"
#include "evaluation/text_table.h"
#include "report/data/text.h"

namespace ringside::evaluation {
namespace {

std::string totals_word(const std::optional<bool>& exact) {
  if (!exact) return "-";
  return *exact ? "exact" : "wrong";
}

// The worst fault and how many more there are.
std::string note(const std::vector<std::string>& faults) {
  if (faults.empty()) return "";
  const std::string more = faults.size() == 1 ? "" : " (and " + std::to_string(faults.size() - 1) + " more)";
  return printable(faults.front()) + more;
}

std::string number_cell(const std::optional<double>& value, int decimals) {
  return value ? fixed(*value, decimals) : "-";
}

// Median and largest distance of the three lines, pixels.
std::string seen_lines_cell(const std::optional<SeenLineErrors>& errors) {
  if (!errors) return "-";
  std::string text;
  for (const Spread& line : errors->lines) {
    text += (text.empty() ? "" : ", ") + fixed(line.median, 1) + "/" + fixed(line.max, 1);
  }
  return text;
}

std::string quadrants_cell(const std::optional<SeenLineErrors>& errors) {
  if (!errors || errors->quadrants_visible == 0) return "-";
  const Spread spread = spread_of(errors->quadrant_deg);
  return std::to_string(spread.count) + "/" + std::to_string(errors->quadrants_visible) + " " +
         fixed(spread.max, 1);
}

std::vector<std::string> row(const PhotoLine& line) {
  return {printable(line.photo),
          line.board,
          std::to_string(line.discs.right),
          std::to_string(line.discs.wrong),
          std::to_string(line.discs.missed),
          totals_word(line.totals_exact),
          number_cell(line.worst_mm, 2),
          number_cell(line.near_edge ? std::optional(line.near_edge->rms) : std::nullopt, 3),
          seen_lines_cell(line.seen_lines),
          number_cell(line.seen_lines ? std::optional(line.seen_lines->worst_percent) : std::nullopt, 2),
          quadrants_cell(line.seen_lines),
          note(line.faults)};
}

}  // namespace

std::string photo_table(Photos photos) {
  TextTable table("llrrrrrrrrrl");
  table.add({"photo", "board", "right", "wrong", "missed", "totals", "worst mm", "edge mm",
             "lines px, median/max", "worst %", "quadrants deg", "note"});
  for (const PhotoLine& line : photo_lines(photos)) table.add(row(line));
  return table.text();
}

std::string unscored_text(Photos photos) {
  std::string text;
  for (const PhotoLine& line : photo_lines(photos)) {
    if (line.board == "found" || line.board == "none") continue;
    text += printable(line.photo + ": " + line.faults.front()) + '\n';
  }
  return text;
}

}  // namespace ringside::evaluation
