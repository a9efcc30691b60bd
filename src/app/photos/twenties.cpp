// SPDX-License-Identifier: MIT
#include "app/photos/twenties.h"

#include "app/program/command_error.h"
#include "app/program/typed.h"
#include "flow/team_checks.h"

namespace ringside {
namespace {

[[noreturn]] void refuse_twenties(const std::string& message) { throw CommandError("--twenties", message); }

int parse_count(const std::string& team, const std::string& text) {
  if (const auto count = whole_number_in(text, 0, kMostDiscsOfSide)) return *count;
  refuse_twenties("'" + text + "' is no number of discs for " + team + "; give a whole number from 0 to " +
                  std::to_string(kMostDiscsOfSide));
}

}  // namespace

std::map<std::string, int> parse_twenties(const std::string& text) {
  std::map<std::string, int> twenties;
  if (text.empty()) return twenties;
  for (const std::string& item : split(text, ',')) {
    const auto parts = around_equals(item);
    if (!parts) refuse_twenties("'" + item + "' is not COLOUR=NUMBER; write for example black=1,red=2");
    const std::string team = colour_word("--twenties", parts->first);
    if (!twenties.emplace(team, parse_count(team, parts->second)).second)
      refuse_twenties(team + " is given twice; give each colour once");
  }
  return twenties;
}

}  // namespace ringside
