// SPDX-License-Identifier: MIT
#include "live/table/match_keeper.h"

#include "board/model_error.h"
#include "ledger/ledger.h"
#include "rules/rule_library.h"
#include "rules/rules_error.h"

namespace ringside {
namespace {

template <typename Work>
auto as_table_error(const Work& work) {
  try {
    return work();
  } catch (const RulesError& error) {
    throw TableError(error.what());
  } catch (const LedgerError& error) {
    throw TableError(error.what());
  } catch (const ModelError& error) {
    throw TableError(error.what());
  }
}

}  // namespace

MatchSetup agreed(const StartMatch& wishes) {
  return as_table_error(
      [&] { return agree(RuleLibrary::standard().find(wishes.rules), wishes.players, wishes.wishes); });
}

// Frames, pages and commands wait meanwhile: a round that cannot be kept now is asked about.
Ledger MatchKeeper::ledger_now() const {
  constexpr LedgerPatience kOfTable{1500};
  return Ledger(ledger_, IfMissing::kMake, kOfTable);
}

void MatchKeeper::start(const MatchSetup& setup) {
  as_table_error([&] { set(ledger_now().create(setup, now_())); });
}

void MatchKeeper::go_on_with(std::optional<std::int64_t> id) {
  as_table_error([&] {
    const Ledger ledger(ledger_, id ? IfMissing::kRefuse : IfMissing::kMake);
    if (!id) id = ledger.latest();
    set(id ? std::optional(ledger.find(*id)) : std::nullopt);
  });
}

void MatchKeeper::add(const Action& action) {
  if (!match_) throw TableError("no match is being played; start one first");
  as_table_error([&] { set(ledger_now().append(match_->id, now_(), [&](const Match&) { return action; })); });
}

void MatchKeeper::set(std::optional<StoredMatch> match) {
  match_now_ = match ? MatchNow(match->id, match->match) : MatchNow();
  match_ = std::move(match);
}

}  // namespace ringside
