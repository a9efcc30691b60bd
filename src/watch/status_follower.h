// SPDX-License-Identifier: MIT
#pragma once

#include <thread>

#include "app/program/terminal_line.h"
#include "live/view/table_door.h"

namespace ringside {

// Shows how a table stands on a terminal's line for as long as it lives, on a thread of its own: who plays
// and what the camera sees never wait for a terminal. Both must outlive it.
class StatusFollower {
 public:
  StatusFollower(const TableDoor& table, TerminalLine& line);

 private:
  std::jthread thread_;
};

}  // namespace ringside
