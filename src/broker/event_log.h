// SPDX-License-Identifier: MIT
#pragma once

#include <deque>
#include <memory>
#include <mutex>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace ringside {

// What a table told since the program began, numbered from 1. Any thread may use it. The oldest make room:
// a game has some hundreds.
class EventLog {
 public:
  explicit EventLog(std::size_t most = 10'000) : most_(most) {}

  void add(nlohmann::ordered_json event);
  long last() const;  // number of the newest, 0: none
  // Those behind that number that are kept, the oldest first, at most so many: each with its number as
  // `sequence`.
  std::vector<nlohmann::ordered_json> after(long number, std::size_t most) const;

 private:
  std::size_t most_;
  mutable std::mutex mutex_;
  std::deque<std::shared_ptr<const nlohmann::ordered_json>> kept_;
  long last_ = 0;
};

}  // namespace ringside
