// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <random>

#include "live/view/table_door.h"

namespace ringside::halls {

inline constexpr int kShotsOfRound = 24;

// A table without a camera: what happens there is said. It takes no commands and has no pictures.
class SimulatedTable final : public TableDoor {
 public:
  explicit SimulatedTable(TableView view) : view_(std::make_shared<const TableView>(std::move(view))) {}

  std::shared_ptr<const TableView> newest() const override;
  std::shared_ptr<const TableView> newer_than(long revision,
                                              std::chrono::milliseconds patience) const override;
  using TableDoor::carry_out;
  std::shared_ptr<const TableView> carry_out(const TableCommand& command, const CommandKey& key) override;
  std::shared_ptr<const TableView> take_photo(const std::string& file, const CommandKey& key) override;
  std::string still_frame(bool) const override { return ""; }
  std::string evidence(int) const override { return ""; }
  std::string evidence_thumbnail(int) const override { return ""; }

  void change(const std::function<void(TableView&)>& happen);
  void begin(const StoredMatch& match);
  void end_round(const RoundPlayed& round, UtcTime made);

 private:
  mutable std::mutex mutex_;
  mutable std::condition_variable changed_;
  std::shared_ptr<const TableView> view_;
};

// A shot has come to rest: some of those discs lie there.
void shoot(const std::vector<ScoredDisc>& discs, std::mt19937& random, TableView& view);

// A round of sides black and red as it might end; eight discs are enough for it.
RoundPlayed random_round(std::mt19937& random);

}  // namespace ringside::halls
