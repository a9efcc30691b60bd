// SPDX-License-Identifier: MIT
#include "match/example_match.h"

#include <nlohmann/json.hpp>

#include "report/example_report.h"
#include "report/json/json.h"

namespace ringside::testing {

std::string scoring_of(const std::vector<std::pair<std::string, int>>& discs) {
  const double kReach[]{300, 250, 150, 50};  // of discs worth 0, 5, 10 and 15
  std::vector<Disc> placed;
  for (const auto& [team, zone] : discs)
    placed.push_back(full_disc(static_cast<int>(placed.size()) + 1, {kReach[zone / 5], 0}, team));
  return to_json(report_of(scored_board(placed, {}))).dump();
}

std::string scoring_with_open_hole(const std::vector<std::pair<std::string, int>>& discs,
                                   const std::string& team) {
  auto scoring = nlohmann::ordered_json::parse(scoring_of(discs));
  scoring["hole"] = {{"state", "unsure"}, {"maybe", team}};
  return scoring.dump();
}

std::string scoring_with_maybe_disc(const std::vector<std::pair<std::string, int>>& discs,
                                    const std::string& team, int zone) {
  auto with = discs;
  with.emplace_back(team, zone);
  auto scoring = nlohmann::ordered_json::parse(scoring_of(with));
  auto maybe = scoring["discs"].back();
  scoring["discs"].erase(scoring["discs"].size() - 1);
  maybe["is_disc"] = nullptr;
  scoring["maybe_discs"] = {maybe};
  return scoring.dump();
}

}  // namespace ringside::testing
