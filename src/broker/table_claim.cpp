// SPDX-License-Identifier: MIT
#include "broker/table_claim.h"

namespace ringside {

void TableClaim::forget() {
  holder_.clear();
  ours_ = false;
  asked_ = rival_ = {};
}

bool TableClaim::wants_to_ask(Time now) {
  if (ours_ || !holder_.empty() || (asked_ != Time() && now - asked_ < kPatience)) return false;
  asked_ = now;
  return true;
}

void TableClaim::saw_claim(const std::string& session, Time now) {
  if (ours_) return;
  if (session != session_) {
    rival_ = now;  // came first: it may speak soon
  } else if (holder_.empty()) {
    ours_ = rival_ == Time() || now - rival_ >= kPatience;
  }
}

void TableClaim::saw_availability(const std::string& session, bool online) {
  if (session == session_ || ours_) return;
  if (online) {
    holder_ = session;
  } else if (session == holder_) {
    holder_.clear();
    asked_ = rival_ = {};
  }
}

}  // namespace ringside
