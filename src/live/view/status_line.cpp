// SPDX-License-Identifier: MIT
#include "live/view/status_line.h"

#include <vector>

#include "report/data/text.h"

namespace ringside {
namespace {

std::string against(const std::string& first, int a, const std::string& second, int b) {
  return first + " " + std::to_string(a) + " : " + std::to_string(b) + " " + second;
}

std::string score_of(const Totals& totals) {
  if (totals.empty()) return "no discs on the board";
  const auto& [first, a] = *totals.begin();
  if (totals.size() == 1) return first + " " + std::to_string(a.total());
  const auto& [second, b] = *totals.rbegin();
  return against(first, a.total(), second, b.total());
}

std::string open_calls_of(const OpenCalls& open) {
  std::vector<std::string> ids;
  for (const int id : open.open) ids.push_back(std::to_string(id));
  return (ids.size() == 1 ? "disc " : "discs ") + joined(ids) + " too close to call";
}

std::string match_of(const MatchState& standing, const std::vector<Player>& players) {
  const std::string &one = team_of_side(players, 0), &other = team_of_side(players, 1);
  return against(shown_names_of(one, players), at_or_0(standing.score, one), shown_names_of(other, players),
                 at_or_0(standing.score, other));
}

}  // namespace

std::string status_line(const TableView& view) {
  std::vector<std::string> parts;
  if (view.camera == CameraStatus::kEnded)
    parts.push_back(view.camera_note.empty() ? "the video has ended" : view.camera_note);
  if (view.withheld.empty()) {
    parts.push_back(score_of(view.totals));
    if (view.open) parts.push_back(open_calls_of(*view.open));
  } else {
    parts.push_back("no score now: " + view.withheld);
  }
  for (const TableQuestion& question : view.questions) parts.push_back(question.text);
  for (const std::string& warning : view.warnings) parts.push_back("warning: " + warning);
  if (view.match && view.standing) parts.push_back(match_of(*view.standing, view.standing->setup.players));
  parts.push_back("shots " + std::to_string(view.shots));
  if (view.calibration) parts.push_back("lines within " + fixed(view.residual_mm, 2) + " mm");
  return joined(parts, " | ");
}

}  // namespace ringside
