// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "halls/hall_follower.h"

namespace ringside::halls {

// When tables' motions changed, by names of tables, as a wall sees them later. Any thread may use it.
class ChangeTimes {
 public:
  void changed(const std::string& table, const std::string& motion);
  // ms since the newest change of that table, if it was to that motion; below 0: it was not.
  double ms_since(const std::string& table, const std::string& motion) const;

 private:
  struct Change {
    std::string motion;
    std::int64_t at_us;
  };
  mutable std::mutex mutex_;
  std::map<std::string, Change> newest_;
};

// A hall's page as a browser has it open: it follows /api/hall/events as long as this lives, and takes the
// time from a table's change to the view that shows it.
class SeenWall {
 public:
  SeenWall(int port, const ChangeTimes& changes);

  struct Seen {
    std::size_t views = 0, bytes = 0;
    std::size_t tables = 0;  // that are online, in the newest view
    std::vector<double> delays_ms = {};
  };
  Seen since_last();

 private:
  void take(const std::string& view);

  const ChangeTimes& changes_;
  std::mutex mutex_;
  Seen seen_;
  std::map<std::string, std::string> motions_;  // by tables, as shown last
  HallFollower follower_;
};

}  // namespace ringside::halls
