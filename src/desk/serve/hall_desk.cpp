// SPDX-License-Identifier: MIT
#include "desk/serve/hall_desk.h"

#include "desk/tables/match_result.h"
#include "hall/next_round.h"
#include "hall/state_of.h"
#include "ledger/ledger_error.h"
#include "report/data/text.h"
#include "rules/rules_error.h"

namespace ringside::hall {
namespace {

// Topics of which something was told: 256 tables have four each.
constexpr std::size_t kMostTold = 1'024;
constexpr std::size_t kMostTopicShown = 120;  // bytes, of one that is none of a table

std::vector<Action> actions_of(const HallCommand& command, const Tournament& tournament) {
  if (command.seen && *command.seen != static_cast<int>(tournament.entries.size()))
    throw RulesError("the tournament has gone on meanwhile; look at it and send the command again");
  if (const auto* action = std::get_if<Action>(&command.what)) return {*action};
  return {RoundPaired{next_round(state_of(tournament))}};
}

}  // namespace

HallDesk::HallDesk(HallLedger ledger, std::optional<std::int64_t> tournament, HallDeskOptions options)
    : ledger_(std::move(ledger)), options_(std::move(options)) {
  now_.view.broker_trouble = "not connected yet";
  if (tournament) now_.tournament = ledger_.find(*tournament);
  show();
}

void HallDesk::show() {
  ++now_.revision;
  shown_ = std::make_shared<const HallShown>(now_);
  changed_.notify_all();
}

// The same line again and again says nothing. Nor does it help to hear of topics without end.
void HallDesk::tell_once(const std::string& key, const std::string& about, const std::string& line) {
  if (line.empty() && !told_.contains(key)) return;
  const bool is_new = !told_.contains(key);
  if (is_new && told_.size() > kMostTold) return;
  std::string& told = told_[key];
  if (told == line) return;
  told = line;
  if (!line.empty()) options_.tell(printable(about.substr(0, kMostTopicShown)) + ": " + printable(line));
  if (is_new && told_.size() > kMostTold)
    options_.tell("no more is told of further topics; see who publishes so many");
}

void HallDesk::append(const std::function<std::vector<Action>(const Tournament&)>& decide) {
  if (!now_.tournament) throw RulesError("no tournament is open; begin one with ringside hall new");
  now_.tournament = ledger_.append(now_.tournament->id, options_.now(), decide);
}

void HallDesk::take_match(const TakenMessage& taken) {
  if (!taken.match || !now_.tournament) return;
  const std::string about = "table " + taken.table;
  try {
    std::string remark;
    append([&](const Tournament& tournament) {
      const MatchResult result = result_of_match(tournament, taken.table, *taken.match);
      remark = result.remark;
      return result.action ? std::vector<Action>{*result.action} : std::vector<Action>();
    });
    tell_once(about, remark.empty() ? "" : "its match is no result: " + remark);
  } catch (const RulesError& error) {
    tell_once(about, std::string("its match is no result: ") + error.what());
  } catch (const LedgerError& error) {
    tell_once(about, std::string("its match cannot be kept: ") + error.what());
  }
}

void HallDesk::keep_board(const TakenMessage& taken) {
  const auto table = now_.view.tables.find(taken.table);
  if (table == now_.view.tables.end() || !table->second.glance) boards_.erase(taken.table);
  if (taken.board) boards_[taken.table] = taken.board;
}

void HallDesk::follow(const std::string& table) {
  if (!table.empty() && !now_.view.tables.contains(table))
    throw RulesError("no table is called '" + table + "'; give one that the hall shows");
  now_.followed = table;
}

void HallDesk::take(const MqttMessage& message) {
  const std::lock_guard lock(mutex_);
  const HallView before = now_.view;
  const std::size_t entries = now_.tournament ? now_.tournament->tournament.entries.size() : 0;
  const TakenMessage taken = hall::take(message, options_.hall, options_.now(), now_.view);
  tell_once(taken.table.empty() ? taken.complaint : message.topic, message.topic, taken.complaint);
  take_match(taken);
  keep_board(taken);
  const bool same =
      now_.view == before && (!now_.tournament || now_.tournament->tournament.entries.size() == entries);
  if (!same) show();
}

void HallDesk::broker_is(const std::string& trouble) {
  const std::lock_guard lock(mutex_);
  if (now_.view.broker_trouble == trouble) return;
  now_.view.broker_trouble = trouble;
  tell_once("broker", trouble.empty() ? "is there" : trouble);
  show();
}

void HallDesk::look_again() {
  const std::lock_guard lock(mutex_);
  if (!now_.tournament) return;
  try {
    if (ledger_.entries_of(now_.tournament->id) == now_.tournament->tournament.entries.size()) return;
    now_.tournament = ledger_.find(now_.tournament->id);
    show();
  } catch (const LedgerError& error) {
    tell_once("tournament", error.what());
  }
}

std::shared_ptr<const HallShown> HallDesk::newest() const {
  const std::lock_guard lock(mutex_);
  return shown_;
}

std::shared_ptr<const HallShown> HallDesk::newer_than(long revision,
                                                      std::chrono::milliseconds patience) const {
  std::unique_lock lock(mutex_);
  changed_.wait_for(lock, patience, [&] { return shown_->revision > revision; });
  return shown_;
}

std::shared_ptr<const nlohmann::ordered_json> HallDesk::board_of(const std::string& table) const {
  const std::lock_guard lock(mutex_);
  const auto found = boards_.find(table);
  return found == boards_.end() ? nullptr : found->second;
}

std::shared_ptr<const HallShown> HallDesk::carry_out(const HallCommand& command, const CommandKey& key) {
  const std::lock_guard lock(mutex_);
  if (is_known(keys_, key)) return shown_;
  if (const auto* chosen = std::get_if<FollowTable>(&command.what))
    follow(chosen->table);
  else
    append([&](const Tournament& tournament) { return actions_of(command, tournament); });
  keep_key(keys_, key);
  show();
  return shown_;
}

}  // namespace ringside::hall
