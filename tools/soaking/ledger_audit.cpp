// SPDX-License-Identifier: MIT
#include "soaking/ledger_audit.h"

#include <SQLiteCpp/SQLiteCpp.h>

#include "ledger/ledger.h"
#include "match/match_state.h"
#include "photo/sha256.h"
#include "rules/rules_error.h"

namespace ringside::soaking {
namespace {

namespace fs = std::filesystem;

void check_file(const fs::path& ledger, std::vector<std::string>& wrong) {
  SQLite::Database database(ledger.string(), SQLite::OPEN_READWRITE);
  SQLite::Statement check(database, "PRAGMA integrity_check");
  while (check.executeStep())
    if (const std::string word = check.getColumn(0).getString(); word != "ok") wrong.push_back(word);
}

void check_pictures(const MatchState& match, const fs::path& pictures, std::vector<std::string>& wrong) {
  for (const RoundState& round : match.rounds) {
    const auto& evidence = round.played.evidence;
    if (!evidence) continue;
    const fs::path file = pictures / evidence->photo;
    if (!fs::exists(file) || sha256_of_file(file) != evidence->sha256)
      wrong.push_back(evidence->photo + ": the picture of a round is gone or another one");
  }
}

}  // namespace

std::vector<std::string> audit(const fs::path& ledger, const fs::path& pictures, long rounds) {
  std::vector<std::string> wrong;
  check_file(ledger, wrong);
  long kept = 0;
  for (const StoredMatch& match : Ledger::to_read(ledger).all()) {
    try {
      const MatchState state = state_of(match.match);
      kept += static_cast<long>(state.rounds.size());
      check_pictures(state, pictures, wrong);
    } catch (const RulesError& error) {
      wrong.emplace_back(error.what());
    }
  }
  if (kept != rounds)
    wrong.push_back("the ledger has " + std::to_string(kept) + " rounds of " + std::to_string(rounds));
  return wrong;
}

long rounds_of_newest_match(const fs::path& ledger) {
  if (!fs::exists(ledger)) return 0;
  const Ledger opened = Ledger::to_read(ledger);
  const auto latest = opened.latest();
  return latest ? static_cast<long>(state_of(opened.find(*latest).match).rounds.size()) : 0;
}

}  // namespace ringside::soaking
