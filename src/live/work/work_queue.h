// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <thread>
#include <type_traits>
#include <vector>

#include "live/work/fair_line.h"

namespace ringside {

// What takes as long as many frames (reading a board at rest, looking for one), done beside the frames by a
// few workers for all tables of the program. Tables take turns (FairLine).
class WorkQueue {
 public:
  // workers: threads, at least one; so many tasks are worked on side by side.
  explicit WorkQueue(int workers);
  // Waits for what is being worked on; what still waits is dropped.
  ~WorkQueue();
  WorkQueue(const WorkQueue&) = delete;
  WorkQueue& operator=(const WorkQueue&) = delete;

  int new_table();  // a number that no other table has
  void add(int table, std::function<void()> task);

 private:
  void work(const std::stop_token& stop);

  std::mutex mutex_;
  std::condition_variable_any added_;
  FairLine<std::function<void()>> line_;
  int tables_ = 0;
  std::vector<std::jthread> workers_;  // last: they use all the others
};

// One table's place in a queue. Copies are the same table's.
class TableWork {
 public:
  TableWork();                           // alone in a queue of its own, with one worker
  explicit TableWork(WorkQueue& queue);  // which must outlive it

  // What `work` returns or throws is the future's. A future that is let go waits for nothing: `work` holds
  // all that it needs.
  template <typename Work>
  auto begin(Work work) const -> std::future<std::invoke_result_t<Work>> {
    // A function object is copied; a task cannot be.
    auto task = std::make_shared<std::packaged_task<std::invoke_result_t<Work>()>>(std::move(work));
    auto future = task->get_future();
    queue_->add(table_, [task] { (*task)(); });
    return future;
  }

  // The same, and waits for it: for a thread that has nothing else to do meanwhile. Not to be called by work.
  template <typename Work>
  std::invoke_result_t<Work> do_now(Work work) const {
    return begin(std::move(work)).get();
  }

 private:
  std::shared_ptr<WorkQueue> own_ = {};  // empty: another's
  WorkQueue* queue_;
  int table_;
};

}  // namespace ringside
