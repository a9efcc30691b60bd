// SPDX-License-Identifier: MIT
#include "live/work/work_queue.h"

namespace ringside {

WorkQueue::WorkQueue(int workers) {
  for (int i = 0; i < workers; ++i)
    workers_.emplace_back([this](const std::stop_token& stop) { work(stop); });
}

WorkQueue::~WorkQueue() {
  for (std::jthread& worker : workers_) worker.request_stop();
}

int WorkQueue::new_table() {
  const std::lock_guard lock(mutex_);
  return tables_++;
}

void WorkQueue::add(int table, std::function<void()> task) {
  {
    const std::lock_guard lock(mutex_);
    line_.add(table, std::move(task));
  }
  added_.notify_one();
}

void WorkQueue::work(const std::stop_token& stop) {
  while (true) {
    std::function<void()> task;
    {
      std::unique_lock lock(mutex_);
      if (!added_.wait(lock, stop, [this] { return !line_.empty(); })) return;
      if (stop.stop_requested()) return;
      task = *line_.take();
    }
    task();
  }
}

TableWork::TableWork() : own_(std::make_shared<WorkQueue>(1)), queue_(own_.get()), table_(0) {}

TableWork::TableWork(WorkQueue& queue) : queue_(&queue), table_(queue.new_table()) {}

}  // namespace ringside
