// SPDX-License-Identifier: MIT
#include "watch/doctor/finding.h"

#include <algorithm>

#include "report/data/text.h"
#include "text/columns.h"

namespace ringside {
namespace {

const char* word_of(Finding::State state) {
  switch (state) {
    case Finding::State::kFine:
      return "ok";
    case Finding::State::kDoubtful:
      return "LOOK";
    case Finding::State::kWrong:
      return "WRONG";
  }
  return "";
}

std::string closing(std::size_t to_see_to) {
  if (to_see_to == 0) return "All is well.\n";
  return std::to_string(to_see_to) + (to_see_to == 1 ? " thing" : " things") + " to see to.\n";
}

}  // namespace

bool all_fine(const Findings& findings) {
  return std::all_of(findings.begin(), findings.end(),
                     [](const Finding& finding) { return finding.state == Finding::State::kFine; });
}

std::string findings_text(const Findings& findings) {
  std::vector<TextRow> rows;
  std::size_t to_see_to = 0;
  for (const Finding& finding : findings) {
    rows.push_back({word_of(finding.state), finding.what, printable(finding.found)});
    if (finding.state == Finding::State::kFine) continue;
    rows.push_back({"", "", "-> " + printable(finding.advice)});
    ++to_see_to;
  }
  return aligned(rows, {{}, {}, {}}) + closing(to_see_to);
}

}  // namespace ringside
