// SPDX-License-Identifier: MIT
#include "halls/simulated_table.h"

#include "match/with_entry.h"

namespace ringside::halls {
namespace {

int below(std::uint_fast32_t most, std::mt19937& random) { return static_cast<int>(random() % most); }

}  // namespace

std::shared_ptr<const TableView> SimulatedTable::newest() const {
  const std::lock_guard lock(mutex_);
  return view_;
}

std::shared_ptr<const TableView> SimulatedTable::newer_than(long revision,
                                                            std::chrono::milliseconds patience) const {
  std::unique_lock lock(mutex_);
  changed_.wait_for(lock, patience, [&] { return view_->revision > revision; });
  return view_;
}

std::shared_ptr<const TableView> SimulatedTable::carry_out(const TableCommand&, const CommandKey&) {
  throw TableError("a simulated table takes no commands; ask a real one");
}

std::shared_ptr<const TableView> SimulatedTable::take_photo(const std::string&, const CommandKey&) {
  throw TableError("a simulated table takes no photos; ask a real one");
}

void SimulatedTable::change(const std::function<void(TableView&)>& happen) {
  const std::lock_guard lock(mutex_);
  TableView view = *view_;
  happen(view);
  ++view.revision;
  view_ = std::make_shared<const TableView>(std::move(view));
  changed_.notify_all();
}

void SimulatedTable::begin(const StoredMatch& match) {
  change([&](TableView& view) {
    view.match = match;
    view.standing = state_of(match.match);
    const auto colours = colours_of(match.match.setup.players);
    view.teams = {colours[0], colours[1]};
    view.twenties = {{colours[0], 0}, {colours[1], 0}};
    view.shots = 0;
  });
}

void SimulatedTable::end_round(const RoundPlayed& round, UtcTime made) {
  change([&](TableView& view) {
    view.match->match = with_entry(view.match->match, round, made);
    view.standing = state_of(view.match->match);
    view.discs.clear();
    view.shots = 0;
  });
}

void shoot(const std::vector<ScoredDisc>& discs, std::mt19937& random, TableView& view) {
  std::vector<ScoredDisc> lying;
  view.motion = TableMotion::kStill;
  view.discs.clear();
  for (const ScoredDisc& disc : discs) {
    if (below(4, random) == 0) continue;
    lying.push_back(disc);
    view.discs.push_back({disc, false});
  }
  view.totals = total_up(lying, view.twenties);
  view.round = round_result(view.totals);
  view.shooter = view.teams[static_cast<std::size_t>(view.shots % 2)];
  ++view.shots;
}

RoundPlayed random_round(std::mt19937& random) {
  const int black = 5 * below(12, random), red = 5 * below(12, random);
  const int black_twenties = below(4, random), red_twenties = below(4, random);
  return {.board = {{"black", black}, {"red", red}},
          .twenties = {{"black", black_twenties}, {"red", red_twenties}}};
}

}  // namespace ringside::halls
