// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#include "live/view/table_door.h"

namespace ringside {

// The table's views as text for any number of listeners. One thread of its own reads the table, so the table
// has one listener whatever there are here. Each view is written once. Slow clients miss views, never the
// newest.
class ViewFeed {
 public:
  using Text = std::shared_ptr<const std::string>;

  struct Update {
    long number = 0;  // larger with every update
    Text view;
  };

  // At most one update per `pause`: eyes need no more, and a table in motion changes with every frame.
  ViewFeed(const TableDoor& door, std::chrono::milliseconds pause);
  ~ViewFeed();
  ViewFeed(const ViewFeed&) = delete;
  ViewFeed& operator=(const ViewFeed&) = delete;

  // The newest update as soon as its number is above the given one; after `patience` one without a view.
  // Empty once closed.
  std::optional<Update> newer_than(long number, std::chrono::milliseconds patience) const;

  // The JSON of a view; that of the newest one is written once.
  Text text_of(const TableView& view) const;

  void close();

 private:
  void follow();

  const TableDoor& door_;
  std::chrono::milliseconds pause_;
  mutable std::mutex text_mutex_;
  mutable long text_revision_ = -1;
  mutable Text text_;
  mutable std::mutex mutex_;
  mutable std::condition_variable changed_;
  Update newest_;
  bool closed_ = false;
  std::thread thread_;
};

}  // namespace ringside
