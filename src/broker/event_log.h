// SPDX-License-Identifier: MIT
#pragma once

#include <deque>
#include <mutex>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace ringside {

struct LoggedEvent {
  long sequence;
  std::string text;  // JSON, with `sequence` and `session`
};

// What a table told since the program began, numbered from 1. Any thread may use it. The oldest make room:
// a game has some hundreds.
class EventLog {
 public:
  explicit EventLog(std::size_t most = 10'000);

  // Of this run of the program: random.
  const std::string& session() const { return session_; }

  void add(nlohmann::ordered_json event);
  long last() const;  // number of the newest, 0: none
  // Those behind that number that are kept, the oldest first, at most so many.
  std::vector<LoggedEvent> after(long number, std::size_t most) const;

 private:
  std::size_t most_;
  std::string session_;
  mutable std::mutex mutex_;
  std::deque<LoggedEvent> kept_;
  long last_ = 0;
};

}  // namespace ringside
