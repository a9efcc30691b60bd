// SPDX-License-Identifier: MIT
#pragma once

#include <thread>

#include "app/program/terminal_line.h"
#include "live/view/table_door.h"

namespace ringside {

// Shows how a table stands on a terminal's line for as long as it lives. It has a thread of its own: players
// and camera never wait for a terminal. Both must outlive it.
class StatusFollower {
 public:
  StatusFollower(const TableDoor& table, TerminalLine& line);

 private:
  std::jthread thread_;
};

}  // namespace ringside
