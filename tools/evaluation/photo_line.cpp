// SPDX-License-Identifier: MIT
#include "evaluation/photo_line.h"

#include <algorithm>
#include <tuple>

#include "evaluation/faults.h"
#include "evaluation/line_figures.h"
#include "evaluation/place_figures.h"

namespace ringside::evaluation {
namespace {

std::string board_word(const JudgedPhoto& photo) {
  if (photo.answer.missing()) return "no answer";
  if (photo.truth.decoy) return photo.board_false() ? "false" : "none";
  return photo.board_found() ? "found" : "refused";
}

int wrong_calls(const Matching& matching) {
  return static_cast<int>(std::count_if(matching.matches.begin(), matching.matches.end(), call_wrong));
}

std::optional<double> worst_foot(const JudgedPhoto& photo) {
  std::optional<double> worst;
  for (const DiscMatch& match : photo.matching.matches) {
    const auto error = foot_error(match, photo.truth);
    if (error) worst = std::max(worst.value_or(0), error->mm);
  }
  return worst;
}

std::optional<Spread> near_edge(const JudgedPhoto& photo) {
  const Spread spread = line_figures({&photo, 1}).near_edge.error;
  return spread.count > 0 ? std::optional(spread) : std::nullopt;
}

// How bad, in falling order; the name settles ties.
auto badness(const PhotoLine& line) {
  return std::tuple(line.board == "no answer", line.board == "false" || line.board == "refused",
                    line.wrong_calls, line.totals_exact == false, line.discs.wrong + line.discs.missed,
                    line.worst_mm.value_or(0));
}

}  // namespace

PhotoLine photo_line(const JudgedPhoto& photo) {
  return {.photo = photo.folder + "/" + photo.name,
          .board = board_word(photo),
          .discs = count(photo.matching),
          .wrong_calls = wrong_calls(photo.matching),
          .totals_exact = totals_exact(photo),
          .worst_mm = worst_foot(photo),
          .near_edge = near_edge(photo),
          .seen_lines = seen_line_errors(photo),
          .faults = faults_of(photo)};
}

std::vector<PhotoLine> photo_lines(Photos photos) {
  std::vector<PhotoLine> lines;
  for (const JudgedPhoto& photo : photos) lines.push_back(photo_line(photo));
  std::stable_sort(lines.begin(), lines.end(),
                   [](const PhotoLine& a, const PhotoLine& b) { return badness(a) > badness(b); });
  return lines;
}

}  // namespace ringside::evaluation
