// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "live/capture/frame_source.h"
#include "soaking/camera.h"
#include "soaking/crowd.h"
#include "soaking/disk_faults.h"
#include "soaking/evenings.h"
#include "soaking/scorekeeper.h"
#include "soaking/tally.h"
#include "soaking/watched_table.h"
#include "soaking/witness.h"

namespace ringside::soaking {

struct SoakOptions {
  double hours = 1;  // simulated
  std::uint64_t seed = 1;
  long first_evening = 0;
  Pictures pictures = {};
  std::filesystem::path folder;  // for matches and notes
  // Called after every act, with lines for a person.
  std::function<void(const std::string&)> progress = [](const std::string&) {};
  // Asked before every picture; what was begun is then not judged.
  std::function<bool()> is_to_stop = [] { return false; };
  // Called with every event that the table tells, and with every fault that begins.
  std::function<void(const std::string&)> heard = [](const std::string&) {};
};

// Evenings at a table, watched by the parts of `ringside watch` from the camera to the page, in simulated
// time.
class Soak final : FrameSource {
 public:
  explicit Soak(SoakOptions options);

  Tally run();

 private:
  NextFrame next() override;
  void watch();
  void start_table(bool resumes);
  TableOptions table_options();

  bool is_over() const;
  void begin_evening();
  void begin_act();
  void begin_fault(const Fault& fault);
  void begin_due_faults();
  void end_faults(bool all);
  void end_act();
  void report_progress();
  void count_round();
  void find(const std::string& what) { tally_.findings.push_back({act_number_, what}); }

  std::filesystem::path ledger() const { return options_.folder / "matches.db"; }

  SoakOptions options_;
  SimulatedClock clock_;
  Camera camera_;
  Witness witness_;
  std::unique_ptr<FrameSource> capture_;
  std::unique_ptr<WatchedTable> watched_;
  Scorekeeper scorekeeper_;
  Tally tally_;
  long act_number_, evening_number_ = -1;
  std::optional<Evening> evening_ = {};
  std::optional<Act> act_ = {};
  std::size_t next_fault_ = 0;  // of the act
  std::size_t told_findings_ = 0;
  double wall_clock_step_ = 0;  // s
  long rounds_before_ = 0;      // of the act, in the match
  std::optional<FullDisk> full_disk_ = {};
  std::optional<HeldLedger> held_ledger_ = {};
  std::optional<Crowd> crowd_ = {};
  Clock::Seconds disk_until_{0}, crowd_until_{0};
};

}  // namespace ringside::soaking
