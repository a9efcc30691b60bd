// SPDX-License-Identifier: MIT
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <utility>

namespace ringside {

// Whose task is next where several tables wait: they take turns. A table gets into the line with its first
// task; when one was taken and it has more, it goes to the line's end. So the table that has waited longest
// is next, and before a table's task at most one of each other table is taken, however many those have.
template <typename Task>
class FairLine {
 public:
  void add(int table, Task task) {
    std::deque<Task>& waiting = waiting_[table];
    if (waiting.empty()) line_.push_back(table);
    waiting.push_back(std::move(task));
  }

  // Of one table the earliest first; empty when nobody waits.
  std::optional<Task> take() {
    if (line_.empty()) return std::nullopt;
    const int table = line_.front();
    line_.pop_front();
    std::deque<Task>& waiting = waiting_.at(table);
    Task task = std::move(waiting.front());
    waiting.pop_front();
    if (!waiting.empty()) line_.push_back(table);
    return task;
  }

  bool empty() const { return line_.empty(); }

 private:
  std::map<int, std::deque<Task>> waiting_;
  std::deque<int> line_;  // tables with tasks, each once
};

}  // namespace ringside
