// SPDX-License-Identifier: MIT
#include "calibration/unlike_board.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "calibration/evidence/board_scorecard.h"
#include "text/enumerated.h"

namespace ringside {
namespace {

// Fields whose points are added up to find what is worst.
struct Group {
  std::string_view beginning;  // of the fields' names, parted by spaces
  std::string_view wrong, advice;
};
constexpr std::array kGroups{
    Group{"quadrant_", "no quadrant lines are seen as a board has them",
          "take the photo from above with the whole board in it, or name the board (--board)"},
    Group{"rings_ print_ steps_ ink_ bare_", "more circles or other zones than a board's lie about them", ""},
    Group{"peg", "no pegs are seen on the inner one", ""},
    Group{"hole", "no hole is seen in the middle", ""},
    Group{"deck", "no deck ends about them as a board's does", ""},
    Group{"least_coverage width_ residual inner_ middle_", "they do not show clearly",
          "take a sharper photo without hands, glare or shadow on the lines"},
    Group{"eye", "as a whole it does not look like a board", ""},
};

bool belongs(std::string_view field, const Group& group) {
  std::string_view rest = group.beginning;
  while (!rest.empty()) {
    const auto end = std::min(rest.find(' '), rest.size());
    if (field.starts_with(rest.substr(0, end))) return true;
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return false;
}

double points_of(const Group& group, const std::vector<BoardScorecard::FieldPoints>& against) {
  double sum = 0;
  for (const BoardScorecard::FieldPoints& field : against)
    if (belongs(field.field->name, group)) sum += field.points;
  return sum;
}

}  // namespace

Unlikeness unlikeness_of(const BoardEvidence& evidence) {
  constexpr double kWorthAWord = 0.3;  // of the worst's points
  constexpr std::size_t kMost = 3;
  const auto against = board_scorecard().against(evidence);
  std::vector<std::pair<double, const Group*>> groups;
  for (const Group& group : kGroups) groups.emplace_back(points_of(group, against), &group);
  std::stable_sort(groups.begin(), groups.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::erase_if(groups, [worst = groups.front().first](const auto& group) {
    return group.first > kWorthAWord * worst;
  });
  if (groups.size() > kMost) groups.resize(kMost);
  std::vector<std::string> wrong;
  for (const auto& group : groups) wrong.emplace_back(group.second->wrong);
  return {enumerated(wrong), std::string(groups.front().second->advice)};
}

}  // namespace ringside
