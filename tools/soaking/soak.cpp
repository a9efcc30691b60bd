// SPDX-License-Identifier: MIT
#include "soaking/soak.h"

#include <nlohmann/json.hpp>

#include "board/models.h"
#include "live/capture/agreeing_frames.h"
#include "live/capture/fresh_frames.h"
#include "live/capture/reconnecting.h"
#include "live/watch_game.h"
#include "report/data/text.h"
#include "rules/rule_library.h"
#include "soaking/ledger_audit.h"

namespace ringside::soaking {
namespace {

constexpr double kHour = 3600;  // s

}  // namespace

Soak::Soak(SoakOptions options)
    : options_(std::move(options)),
      camera_(clock_, options_.pictures.frames_per_second),
      witness_(camera_, options_.folder),
      capture_(std::make_unique<AgreeingFrames>(std::make_unique<FreshFrames>(
          std::make_unique<Reconnecting>([this] { return camera_.open(); }, clock_), clock_))),
      act_number_(options_.first_evening * kActsOfEvening - 1) {}

Tally Soak::run() {
  start_table(false);
  watch();
  end_faults(true);
  tally_.hours = clock_.now().count() / kHour;
  tally_.pictures = camera_.pictures();
  for (const std::string& wrong : audit(ledger(), options_.folder / "live", tally_.rounds)) find(wrong);
  if (const std::string grew = growth(tally_.footprints); !grew.empty()) find(grew);
  return std::move(tally_);
}

// A table that falls is started again, as a service is.
void Soak::watch() {
  while (true) {
    try {
      watch_game(*this, watched_->analyzer, watched_->table);
      return;
    } catch (const std::exception& error) {
      find(std::string("watching fell: ") + error.what());
    }
    end_faults(true);
    start_table(true);
  }
}

TableOptions Soak::table_options() {
  return {
      .rules = RuleLibrary::standard().find("nca"),
      .disc_shape = ModelLibrary::standard().disc("tournament").shape,
      .ledger = ledger(),
      .folder = options_.folder / "live",
      .now = [this] {
        constexpr std::chrono::seconds kBegin{1'800'000'000};
        return UtcTime(kBegin + std::chrono::seconds(std::llround(clock_.now().count() + wall_clock_step_)));
      }};
}

void Soak::start_table(bool resumes) {
  watched_.reset();
  watched_ = std::make_unique<WatchedTable>(
      table_options(), [this](const nlohmann::ordered_json& event, const cv::Mat& measured) {
        options_.heard(event.dump());
        witness_.hear(event, measured, evening_->look.viewpoint.width);
      });
  scorekeeper_.move_to(watched_->server.port());
  if (resumes) watched_->table.resume(std::nullopt);
}

NextFrame Soak::next() {
  if (options_.is_to_stop()) return {FrameOutcome::kEnd, {}, {}};
  while (!act_ || camera_.has_shown_all()) {
    if (act_) end_act();
    if (is_over()) return {FrameOutcome::kEnd, {}, {}};
    begin_act();
  }
  end_faults(false);
  begin_due_faults();
  return capture_->next();
}

bool Soak::is_over() const { return clock_.now().count() >= options_.hours * kHour; }

void Soak::begin_evening() {
  evening_number_ = act_number_ / kActsOfEvening;
  evening_ = evening_of(options_.seed, evening_number_, options_.pictures);
  camera_.stand_over(evening_->look);
  camera_.unplug(evening_->break_before);
  if (const std::string refused = scorekeeper_.begin_match(evening_->sides); !refused.empty())
    find("no match could be begun: " + refused);
  ++tally_.matches;
}

void Soak::begin_act() {
  ++act_number_;
  if (act_number_ / kActsOfEvening != evening_number_) begin_evening();
  act_ = act_of(options_.seed, act_number_);
  next_fault_ = 0;
  rounds_before_ = rounds_of_newest_match(ledger());
  camera_.begin(std::make_unique<ToldStory>(evening_->look, evening_->sides, act_->seed, act_->script),
                plans::Dice(act_->seed));
}

void Soak::begin_due_faults() {
  for (; next_fault_ < act_->faults.size(); ++next_fault_) {
    const Fault& fault = act_->faults[next_fault_];
    if (fault.from > camera_.seconds_of_story()) return;
    ++tally_.faults[fault.kind];
    options_.heard(std::string(to_string(fault.kind)) + ", " + fixed(fault.seconds, 1) + " s");
    begin_fault(fault);
  }
}

void Soak::begin_fault(const Fault& fault) {
  const Clock::Seconds until = clock_.now() + Clock::Seconds(fault.seconds);
  switch (fault.kind) {
    case FaultKind::kClockStep:
      camera_.jump_clock(fault.seconds);
      wall_clock_step_ += fault.seconds;
      return;
    case FaultKind::kFullDisk:
      full_disk_.emplace();
      disk_until_ = until;
      return;
    case FaultKind::kLockedLedger: {
      constexpr double kShare = 0.01;  // of the simulated time: that other program is as fast as this one
      held_ledger_.emplace(ledger(), std::chrono::milliseconds(std::lround(1e3 * kShare * fault.seconds)));
      return;
    }
    case FaultKind::kCrowd: {
      constexpr int kMostPeople = 500;
      plans::Dice dice(act_->seed);
      crowd_.emplace(watched_->server.port(), dice.count(1, kMostPeople), act_->seed);
      crowd_until_ = until;
      return;
    }
    default:
      camera_.begin_fault(fault);
  }
}

void Soak::end_faults(bool all) {
  if (full_disk_ && (all || clock_.now() >= disk_until_)) full_disk_.reset();
  if (crowd_ && (all || clock_.now() >= crowd_until_)) crowd_.reset();
  if (all) held_ledger_.reset();
}

void Soak::end_act() {
  end_faults(true);
  ++tally_.acts;
  const clips::ClipPlan plan{.name = "act",
                             .difficulty = "faults",
                             .look = evening_->look,
                             .sides = evening_->sides,
                             .discs_per_side = 8};
  add(tally_, act_number_, witness_.verdict(plan));
  count_round();
  witness_.forget();  // what people did
  if (act_number_ % kActsOfEvening == kActsOfEvening - 1) tally_.footprints.push_back(footprint());
  report_progress();
}

void Soak::report_progress() {
  for (; told_findings_ < tally_.findings.size(); ++told_findings_)
    options_.progress("found: " + tally_.findings[told_findings_].what);
  options_.progress("act " + std::to_string(act_number_) + " of evening " + std::to_string(evening_number_) +
                    ", " + fixed(clock_.now().count() / kHour, 2) + " h, " + fixed(footprint().megabytes, 0) +
                    " MB");
}

// A round that the table did not count by itself is ended by people.
void Soak::count_round() {
  const auto counted = [&] { return rounds_of_newest_match(ledger()) - rounds_before_; };
  const long wanted = act_->is_round ? 1 : 0;
  tally_.rounds += wanted;
  if (counted() < wanted) {
    ++tally_.ended_by_people;
    if (const std::string refused = scorekeeper_.end_round(); !refused.empty())
      find("a round could not be ended: " + refused);
  }
  if (counted() != wanted) find("rounds in the ledger of this act: " + std::to_string(counted()));
}

}  // namespace ringside::soaking
