// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <nlohmann/json.hpp>

#include "live/disc_memory.h"
#include "live/eyes.h"
#include "live/hole_memory.h"
#include "live/table_door.h"
#include "report/photo_report.h"
#include "rules/rule_set.h"

namespace ringside {

struct TableOptions {
  ScoringOptions scoring = {};
  RuleSet rules;  // by which shots are judged as long as no match is played
};

// An event as programs get it: docs/live.md.
using Tell = std::function<void(const nlohmann::ordered_json&)>;

// The one place that keeps the state of a live table: what lies on the board, the round, the match. Takes
// what the eyes see, one frame after another, and what people decide, from any thread.
class Table {
 public:
  Table(TableOptions options, Tell tell);

  void take(const Sight& sight, const Frame& frame, const Eyes& eyes);
  void camera_lost(const std::string& why);
  void camera_ended(const Sight& last);

  std::shared_ptr<const TableView> newest() const;

 private:
  // What a round is made of besides the discs on the deck.
  struct Round {
    ByTeam twenties = {};  // set aside
    int shots = 0;
    // As it was before the first disc was lifted by hand since the last shot, and how many were.
    std::optional<ScoredBoard> before_lifting = {};
    int lifted = 0;
  };

  void read(const RestReading& reading);
  std::vector<ScoredDisc> score(const RestReading& reading, bool& flat);
  void forget_board();
  void begin_shot();
  void take_shot(const RestReading& reading, std::vector<DiscChange> changes, HoleChange hole);
  void take_hands(const std::vector<DiscChange>& changes, HoleChange hole, const ScoredBoard& before);
  void fill_hole(const RestReading& reading, std::vector<DiscChange>& changes);
  void lift_out_of_hole();
  void judge(const ScoredBoard& before, const std::vector<DiscChange>& changes);
  void end_round(const ScoredBoard& board);
  ScoredBoard board() const;

  void tell(TableEvent event, nlohmann::ordered_json more = {});
  TableEvent event(EventKind kind, std::string note = {}) const;
  TableEvent about(EventKind kind, const DiscChange& change) const;
  nlohmann::ordered_json board_json() const;
  void publish();

  TableOptions options_;
  Tell tell_;
  std::shared_ptr<const Calibration> calibration_ = {};
  std::optional<SmallBoard> small_;
  cv::Mat last_small_;  // the picture at the last reading
  TeamPalette palette_;
  DiscMemory memory_;
  HoleMemory hole_;
  Round round_;
  double seconds_ = 0;
  long frame_ = 0;
  bool camera_open_ = false;

  mutable std::mutex mutex_;
  mutable std::condition_variable changed_;
  TableView view_;
  std::shared_ptr<const TableView> newest_;
};

}  // namespace ringside
