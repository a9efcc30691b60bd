// SPDX-License-Identifier: MIT
#include "broker/event_log.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "match/uuid.h"
#include "report/json/json_parts.h"

namespace ringside {

EventLog::EventLog(std::size_t most) : most_(most), session_(random_uuid()) {}

void EventLog::add(nlohmann::ordered_json event) {
  const std::lock_guard lock(mutex_);
  event["sequence"] = ++last_;
  event["session"] = session_;
  kept_.push_back({last_, line_text(event)});
  if (kept_.size() > most_) kept_.pop_front();
}

long EventLog::last() const {
  const std::lock_guard lock(mutex_);
  return last_;
}

std::vector<LoggedEvent> EventLog::after(long number, std::size_t most) const {
  const std::lock_guard lock(mutex_);
  const long first_kept = last_ - static_cast<long>(kept_.size()) + 1;
  const long skipped = std::clamp(number + 1 - first_kept, 0L, static_cast<long>(kept_.size()));
  const auto begin = kept_.begin() + skipped;
  const auto count = std::min(static_cast<std::size_t>(kept_.end() - begin), most);
  return {begin, begin + static_cast<std::ptrdiff_t>(count)};
}

}  // namespace ringside
