// SPDX-License-Identifier: MIT
#include "live/table/table.h"

// How a table goes on after the program ended, however it ended.
namespace ringside {
namespace {

// The ledger has other entries than when the state was saved: the program ended between the two, or somebody
// else wrote. What people did cannot be taken back any more; if a round was added, the one in play is it.
void follow_ledger(const Match& match, std::size_t entries, TableState& state) {
  if (match.entries.size() == entries) return;
  state.done.clear();
  state.undone.clear();
  for (std::size_t i = entries; i < match.entries.size(); ++i) {
    if (!std::holds_alternative<RoundPlayed>(match.entries[i].action)) continue;
    state.round = {};
    state.memory.start_round();
  }
}

bool is_of(const std::optional<SavedRound>& saved, const std::optional<StoredMatch>& playing) {
  return saved && saved->match == (playing ? std::optional(playing->uuid) : std::nullopt);
}

// Nobody wrote into the ledger after it.
bool is_up_to_date(const std::optional<SavedRound>& saved, const std::optional<StoredMatch>& playing) {
  return is_of(saved, playing) && (!playing || saved->entries == playing->match.entries.size());
}

}  // namespace

// What was prepared, if its entries have come into the ledger: the program ended just before it took the
// file's place.
std::optional<SavedRound> Table::round_on_disk() const {
  auto saved = round_file_.load();
  if (is_up_to_date(saved, match_.match())) return saved;
  auto prepared = round_file_.load_prepared();
  return prepared && prepared->match && is_up_to_date(prepared, match_.match()) ? prepared : saved;
}

// Where the ledger is ahead of the round's file, the command that was being kept is in the ledger: whoever
// sends it again must not find it forgotten.
CommandKeys Table::keys_from_disk(const std::optional<SavedRound>& saved) const {
  if (!is_up_to_date(saved, match_.match()))
    if (const auto prepared = round_file_.load_prepared()) return prepared->state.carried_out;
  return saved ? saved->state.carried_out : CommandKeys();
}

void Table::resume(std::optional<std::int64_t> match) {
  const std::lock_guard lock(mutex_);
  match_.go_on_with(match);
  keeps_round_ = true;
  auto saved = options_.folder.empty() ? std::nullopt : round_on_disk();
  const auto& playing = match_.match();
  CommandKeys keys = keys_from_disk(saved);
  if (is_of(saved, playing)) {
    state_ = restarted(std::move(saved->state));
    if (playing && saved->entries) follow_ledger(playing->match, *saved->entries, state_);
  }
  state_.carried_out = std::move(keys);
  apply({MatchTaken{}});
  publish();
}

}  // namespace ringside
