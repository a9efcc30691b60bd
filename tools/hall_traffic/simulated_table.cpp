// SPDX-License-Identifier: MIT
#include "simulated_table.h"

#include "live/view/table_command.h"
#include "match/with_entry.h"

namespace ringside {
namespace {

constexpr int kShotsOfRound = 24;

void end_round(TableView& view, std::mt19937& random) {
  view.shots = 0;
  const auto points = [&random] { return 5 * static_cast<int>(random() % 12); };
  const RoundPlayed round{.board = {{view.teams[0], points()}, {view.teams[1], points()}}};
  const bool over = view.standing && view.standing->end.over;
  view.match->match = with_entry(over ? Match{view.match->match.setup} : view.match->match, round, UtcTime{});
  view.standing = state_of(view.match->match);
}

}  // namespace

SimulatedTable::SimulatedTable(TableView view, ScoredBoard board)
    : view_(std::make_shared<const TableView>(std::move(view))), board_(std::move(board)) {}

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

std::string SimulatedTable::still_frame(bool) const { return ""; }
std::string SimulatedTable::evidence(int) const { return ""; }
std::string SimulatedTable::evidence_thumbnail(int) const { return ""; }

template <typename Happen>
void SimulatedTable::change(const Happen& happen) {
  const std::lock_guard lock(mutex_);
  TableView view = *view_;
  happen(view);
  ++view.revision;
  view_ = std::make_shared<const TableView>(std::move(view));
  changed_.notify_all();
}

void SimulatedTable::move(TableMotion motion) {
  change([motion](TableView& view) { view.motion = motion; });
}

void SimulatedTable::shoot(std::mt19937& random) {
  change([&](TableView& view) {
    view.motion = TableMotion::kStill;
    view.discs.clear();
    std::vector<ScoredDisc> scored;
    for (const ScoredDisc& disc : board_.discs) {
      if (random() % 4 == 0) continue;
      view.discs.push_back({disc, false});
      scored.push_back(disc);
    }
    view.totals = total_up(scored, view.twenties);
    view.round = round_result(view.totals);
    view.shooter = view.teams[static_cast<std::size_t>(view.shots % 2)];
    if (++view.shots == kShotsOfRound) end_round(view, random);
  });
}

}  // namespace ringside
