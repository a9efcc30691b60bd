// SPDX-License-Identifier: MIT
#include "broker/event_log.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace ringside {

void EventLog::add(nlohmann::ordered_json event) {
  const std::lock_guard lock(mutex_);
  event["sequence"] = ++last_;
  kept_.push_back(std::make_shared<const nlohmann::ordered_json>(std::move(event)));
  if (kept_.size() > most_) kept_.pop_front();
}

long EventLog::last() const {
  const std::lock_guard lock(mutex_);
  return last_;
}

std::vector<nlohmann::ordered_json> EventLog::after(long number, std::size_t most) const {
  const std::lock_guard lock(mutex_);
  const long first_kept = last_ - static_cast<long>(kept_.size()) + 1;
  const long skipped = std::clamp(number + 1 - first_kept, 0L, static_cast<long>(kept_.size()));
  const auto begin = kept_.begin() + skipped;
  const auto count = std::min(static_cast<std::size_t>(kept_.end() - begin), most);
  std::vector<nlohmann::ordered_json> events;
  std::for_each_n(begin, count, [&](const auto& event) { events.push_back(*event); });
  return events;
}

}  // namespace ringside
