// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <vector>

#include "live/view/table_door.h"

namespace ringside::testing {

// A table without a camera: tests say what it shows, and it carries commands out on that.
class FakeTable : public TableDoor {
 public:
  explicit FakeTable(TableView view);

  std::shared_ptr<const TableView> newest() const override;
  std::shared_ptr<const TableView> newer_than(long revision,
                                              std::chrono::milliseconds patience) const override;
  using TableDoor::carry_out;
  std::shared_ptr<const TableView> carry_out(const TableCommand& command, const CommandKey& key) override;
  std::shared_ptr<const TableView> take_photo(const std::string& file, const CommandKey& key) override;
  std::string still_frame(bool marked) const override;
  std::string evidence(int disc) const override;
  std::string evidence_thumbnail(int disc) const override;

  // Something happens at the table.
  void change(const std::function<void(TableView&)>& happen);

  std::vector<TableCommand> carried_out() const;
  int times_asked() const;  // newer_than

  // What a photo says; PhotoCalls::id is given by the table. Called without a lock, as it may take long.
  std::function<PhotoCalls(const std::string& file, const TableView& view)> measure_photo =
      [](const std::string&, const TableView&) -> PhotoCalls {
    throw PhotoRefused("no board; take another");
  };

  std::string frame_bytes = "a frame";
  std::string marked_frame_bytes = "a marked frame";
  // What is drawn of a disc that lies there.
  std::function<std::string(const TableDisc&)> draw_evidence = [](const TableDisc&) { return "evidence"; };
  std::function<std::string(const TableDisc&)> draw_thumbnail = [](const TableDisc&) { return "thumbnail"; };

 private:
  std::string drawn(int disc, const std::function<std::string(const TableDisc&)>& draw) const;
  void show(TableView view);
  TableView after(const TableCommand& command) const;

  mutable std::mutex mutex_;
  mutable std::condition_variable changed_;
  std::shared_ptr<const TableView> view_;
  std::vector<TableView> before_;  // each command that can be undone
  std::vector<TableView> undone_;
  std::vector<TableCommand> carried_out_;
  CommandKeys keys_;
  int last_photo_ = 0;
  mutable int times_asked_ = 0;
};

// A photo that takes a disc of the view for clear of its line, by 0.9 mm.
PhotoCalls photo_of(const TableView& view, int disc);

// A round in full swing on a tournament board: twelve discs, one of them too close to call.
TableView view_in_play();

}  // namespace ringside::testing
