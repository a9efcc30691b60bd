// SPDX-License-Identifier: MIT
#include "watch/serving/refusal_log.h"

namespace ringside {
namespace {

constexpr std::chrono::minutes kCountedFor{1};
// Beyond these they are counted together: whoever has many addresses gets no line for each.
constexpr std::size_t kMostAddresses = 32;
const char* const kOthers = "other addresses";

}  // namespace

void RefusalLog::refused(const std::string& line, Time now) {
  const std::lock_guard lock(mutex_);
  close_minutes(now);
  std::string address = line.substr(0, line.find(' '));
  if (addresses_.size() >= kMostAddresses && !addresses_.contains(address)) address = kOthers;
  const auto [counted, is_first] = addresses_.try_emplace(address, Counted{now});
  if (is_first) return tell_("refused " + line);
  ++counted->second.more;
}

void RefusalLog::finish() {
  const std::lock_guard lock(mutex_);
  for (const auto& [address, counted] : addresses_) tell_of(address, counted.more);
  addresses_.clear();
}

void RefusalLog::tell_of(const std::string& address, long more) {
  if (more > 0) tell_("refused " + std::to_string(more) + " more of " + address + " within a minute");
}

void RefusalLog::close_minutes(Time now) {
  for (auto at = addresses_.begin(); at != addresses_.end();) {
    if (now - at->second.since < kCountedFor) {
      ++at;
      continue;
    }
    tell_of(at->first, at->second.more);
    at = addresses_.erase(at);
  }
}

}  // namespace ringside
