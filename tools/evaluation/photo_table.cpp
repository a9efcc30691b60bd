// SPDX-License-Identifier: MIT
#include "evaluation/photo_table.h"

#include "evaluation/photo_line.h"
#include "evaluation/text_table.h"
#include "report/text.h"

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

std::vector<std::string> row(const PhotoLine& line) {
  return {printable(line.photo),
          line.board,
          std::to_string(line.discs.right),
          std::to_string(line.discs.wrong),
          std::to_string(line.discs.missed),
          totals_word(line.totals_exact),
          line.worst_mm ? fixed(*line.worst_mm, 2) : "-",
          note(line.faults)};
}

}  // namespace

std::string photo_table(Photos photos) {
  TextTable table("llrrrrrl");
  table.add({"photo", "board", "right", "wrong", "missed", "totals", "worst mm", "note"});
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
