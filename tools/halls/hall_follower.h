// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <thread>

namespace ringside::halls {

// Follows /api/hall/events of this machine as the wall's page does, and again where that breaks off.
class HallFollower {
 public:
  using Came = std::function<void(const std::string& view)>;  // JSON, on a thread of its own

  HallFollower(int port, Came came);

 private:
  void follow(const std::stop_token& stop);
  void take(const std::string& lines);

  int port_;
  Came came_;
  std::string waiting_;  // of a line that is not whole yet
  std::jthread thread_;
};

}  // namespace ringside::halls
