// SPDX-License-Identifier: MIT
#pragma once

#include <mutex>

#include "live/view/table_door.h"
#include "web/text_feed.h"

namespace ringside {

// The table's views as text for any number of listeners.
class ViewFeed {
 public:
  using Text = TextFeed::Text;
  using Update = TextFeed::Update;

  ViewFeed(const TableDoor& door, std::chrono::milliseconds pause);

  const TextFeed& texts() const { return texts_; }
  std::optional<Update> newer_than(long number, std::chrono::milliseconds patience) const {
    return texts_.newer_than(number, patience);
  }

  // The JSON of a view; that of the newest one is written once.
  Text text_of(const TableView& view) const;

  void close() { texts_.close(); }

 private:
  const TableDoor& door_;
  mutable std::mutex mutex_;
  mutable long text_revision_ = -1;
  mutable Text text_;
  TextFeed texts_;  // last: its thread uses the others
};

}  // namespace ringside
