// SPDX-License-Identifier: MIT
#include "report/shot_report.h"

#include <nlohmann/json.hpp>
#include <sstream>

#include "report/data/text.h"
#include "report/data/version.h"
#include "report/json/json_parts.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

std::string discs_text(const std::vector<int>& ids) {
  std::vector<std::string> words;
  for (const int id : ids) words.push_back(std::to_string(id));
  return (ids.size() == 1 ? "disc " : "discs ") + joined(words);
}

void write_totals(std::ostream& out, const Totals& totals) {
  const char* separator = "  total now: ";
  for (const auto& [team, total] : totals) {
    out << separator << printable(team) << ' ' << total.total();
    separator = ", ";
  }
  out << '\n';
}

Json placement_json(const std::optional<Placement>& placement) {
  if (!placement) return nullptr;
  return {
      {"verdict", to_string(placement->verdict)},
      {"why", placement->why},
      {"seat", to_string(placement->seat)},
      {"off_outer_line_mm", length(placement->off_outer_line)},
      {"over_quadrant_line_mm", placement->over_quadrant ? length(*placement->over_quadrant) : Json(nullptr)},
      {"diameter_mm", length(placement->diameter)}};
}

}  // namespace

std::string shot_text(const ShotReport& report) {
  const ShotJudgement& judgement = report.judgement;
  std::ostringstream out;
  out << (judgement.open ? "open shot of " : "shot of ") << report.shooter << ", " << printable(report.rules)
      << ": " << to_string(judgement.verdict) << '\n';
  out << "  " << printable(judgement.why) << '\n';
  if (report.placement) {
    out << "  placed at the " << to_string(report.placement->seat) << ": "
        << to_string(report.placement->verdict) << "; " << report.placement->why << '\n';
  }
  if (!judgement.removed.empty()) {
    out << "  leaves the board: " << discs_text(judgement.removed) << " of "
        << printable(report.after.string()) << '\n';
  }
  for (const auto& [team, count] : judgement.twenties)
    out << "  " << printable(team) << " gains " << count << (count == 1 ? " twenty\n" : " twenties\n");
  write_totals(out, judgement.totals);
  return out.str();
}

std::string shot_json(const ShotReport& report) {
  const ShotJudgement& judgement = report.judgement;
  const Json json{{"ringside", version()},
                  {"before", report.before.string()},
                  {"after", report.after.string()},
                  {"shooter", report.shooter},
                  {"rules", report.rules},
                  {"verdict", to_string(judgement.verdict)},
                  {"open", judgement.open},
                  {"why", judgement.why},
                  {"removed", judgement.removed},
                  {"twenties", Json(judgement.twenties)},
                  {"totals", totals_json(judgement.totals)},
                  {"placement", placement_json(report.placement)}};
  return file_text(json);
}

}  // namespace ringside
