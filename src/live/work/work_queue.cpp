// SPDX-License-Identifier: MIT
#include "live/work/work_queue.h"

#include <sys/resource.h>
#include <unistd.h>

namespace ringside {

WorkQueue::WorkQueue(const WorkQueueOptions& options) : options_(options) {
  for (int i = 0; i < options.workers; ++i)
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
  // Linux has it for each thread; where it is not granted, work goes on as before.
  if (options_.niceness > 0)
    setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), getpriority(PRIO_PROCESS, 0) + options_.niceness);
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

TableWork::TableWork()
    : own_(std::make_shared<WorkQueue>(WorkQueueOptions{})), queue_(own_.get()), table_(0) {}

TableWork::TableWork(WorkQueue& queue) : queue_(&queue), table_(queue.new_table()) {}

}  // namespace ringside
