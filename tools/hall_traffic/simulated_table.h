// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <mutex>
#include <random>

#include "live/view/table_door.h"
#include "report/data/photo_report.h"

namespace ringside {

// A table without a camera, whose board is that of a photo. Takes no commands.
class SimulatedTable : public TableDoor {
 public:
  SimulatedTable(TableView view, ScoredBoard board);

  std::shared_ptr<const TableView> newest() const override;
  std::shared_ptr<const TableView> newer_than(long revision,
                                              std::chrono::milliseconds patience) const override;
  std::shared_ptr<const TableView> carry_out(const TableCommand& command, const CommandKey& key) override;
  std::string still_frame(bool marked) const override;
  std::string evidence(int disc) const override;
  std::string evidence_thumbnail(int disc) const override;

  void move(TableMotion motion);
  // A shot has come to rest: other discs lie there. The last one of a round ends it, and a match that is over
  // begins anew.
  void shoot(std::mt19937& random);

 private:
  template <typename Happen>
  void change(const Happen& happen);

  mutable std::mutex mutex_;
  mutable std::condition_variable changed_;
  std::shared_ptr<const TableView> view_;
  ScoredBoard board_;
};

}  // namespace ringside
