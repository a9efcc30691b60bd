// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <utility>
#include <vector>

namespace ringside {

// What the photos of a report come to. A round whose winner hangs on open calls is nobody's yet.
struct ReportSummary {
  int photos = 0, scored = 0, refused = 0;
  int with_open_calls = 0;
  std::map<std::string, int> wins;  // by team
  int ties = 0;
  int winner_open = 0;
  int no_winner = 0;  // more than two colours
};

// Of entries as report/page/report_entry.h makes them. Throws nlohmann::json::exception where one is none.
ReportSummary summary_of(const std::vector<nlohmann::ordered_json>& entries);

// What is counted and how many, in the order in which people read it; what did not happen is left out.
std::vector<std::pair<std::string, int>> summary_rows(const ReportSummary& summary);

std::string summary_text(const ReportSummary& summary);  // for a terminal

// Whether people still have to decide something.
// That people are asked: discs too close to call, what may lie in the hole, what may be a disc.
std::size_t number_of_open_calls(const nlohmann::ordered_json& scoring);
bool has_open_calls(const nlohmann::ordered_json& scoring);

}  // namespace ringside
