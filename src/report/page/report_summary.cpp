// SPDX-License-Identifier: MIT
#include "report/page/report_summary.h"

#include <nlohmann/json.hpp>

#include "text/columns.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

void count_result(const Json& scoring, ReportSummary& summary) {
  const Json& round = scoring.at("round");
  const Json& open = scoring.at("open_calls");
  if (round.is_null()) {
    ++summary.no_winner;
  } else if (!open.is_null() && open.at("winner_is_open").get<bool>()) {
    ++summary.winner_open;
  } else if (round.at("winner").is_null()) {
    ++summary.ties;
  } else {
    ++summary.wins[round.at("winner").get<std::string>()];
  }
}

}  // namespace

std::size_t number_of_open_calls(const Json& scoring) {
  std::size_t maybe_discs = 0;
  // Entries of earlier versions have none.
  for (const Json& maybe : scoring.value("maybe_discs", Json::array()))
    maybe_discs += maybe.at("is_disc").is_null() && maybe.at("worths").size() > 1 ? 1 : 0;
  const std::size_t hole = scoring.at("hole").at("maybe").is_null() ? 0 : 1;
  return scoring.at("too_close").size() + hole + maybe_discs;
}

bool has_open_calls(const Json& scoring) { return number_of_open_calls(scoring) > 0; }

ReportSummary summary_of(const std::vector<Json>& entries) {
  ReportSummary summary;
  for (const Json& entry : entries) {
    const Json& scoring = entry.at("scoring");
    ++summary.photos;
    if (scoring.at("status") != "scored") {
      ++summary.refused;
      continue;
    }
    ++summary.scored;
    if (has_open_calls(scoring)) ++summary.with_open_calls;
    count_result(scoring, summary);
  }
  return summary;
}

std::vector<std::pair<std::string, int>> summary_rows(const ReportSummary& summary) {
  std::vector<std::pair<std::string, int>> rows{{"photos", summary.photos},
                                                {"scored", summary.scored},
                                                {"refused", summary.refused},
                                                {"with open calls", summary.with_open_calls}};
  for (const auto& [team, wins] : summary.wins) rows.emplace_back(team + " wins", wins);
  if (summary.ties > 0) rows.emplace_back("ties", summary.ties);
  if (summary.winner_open > 0) rows.emplace_back("winner open", summary.winner_open);
  if (summary.no_winner > 0) rows.emplace_back("more than two colours", summary.no_winner);
  return rows;
}

std::string summary_text(const ReportSummary& summary) {
  std::vector<TextRow> rows;
  for (const auto& [what, count] : summary_rows(summary)) rows.push_back({what, std::to_string(count)});
  return "all photos\n" + aligned(rows, {{}, {.right = true}});
}

}  // namespace ringside
