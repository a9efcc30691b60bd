// SPDX-License-Identifier: MIT
// A match from a file, and all that is written of one that was taken in.
#include "report/match/match_file.h"

#include <nlohmann/json.hpp>

#include "fuzz/fuzz_target.h"
#include "json/parse_json.h"
#include "report/match/match_cmn.h"
#include "report/match/match_csv.h"
#include "report/match/match_text.h"
#include "rules/rules_error.h"

namespace {

void write_all_views(const ringside::StoredMatch& stored) {
  match_text(stored);
  history_text(stored);
  match_csv_text(stored);
  try {
    match_cmn_text(stored);
  } catch (const ringside::RulesError&) {
  }
}

}  // namespace

void ringside::fuzz::try_input(std::string_view input) {
  StoredMatch stored;
  try {
    stored = read_match_file(parse_json(input));
  } catch (const JsonError&) {
    return;
  } catch (const RulesError&) {
    return;
  }
  const std::string text = match_file_text(stored);
  require(match_file_text(read_match_file(parse_json(text))) == text, "a match comes back as it was written");
  write_all_views(stored);
}
