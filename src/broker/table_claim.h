// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <string>

namespace ringside {

// Whether this program may speak as its table. A topic is nobody's own, so programs agree: who wants a table
// publishes a claim and reads it back, and everybody sees all claims and what became of them in one order.
// The broker's access list keeps strangers out; this keeps out a second program of the same name. Pure.
class TableClaim {
 public:
  using Time = std::chrono::steady_clock::time_point;

  explicit TableClaim(std::string session) : session_(std::move(session)) {}

  void forget();  // the connection is gone: nothing is known of others
  // Whether to publish a claim now.
  bool wants_to_ask(Time now);
  void saw_claim(const std::string& session, Time now);
  void saw_availability(const std::string& session, bool online);

  bool ours() const { return ours_; }
  bool asked() const { return asked_ != Time(); }  // on this connection
  // Another program speaks as this table.
  bool taken() const { return !ours_ && !holder_.empty(); }

 private:
  static constexpr std::chrono::seconds kPatience{
      5};  // from a claim to the availability that follows from it

  std::string session_;
  std::string holder_;  // other session that is online
  bool ours_ = false;
  Time asked_{}, rival_{};
};

}  // namespace ringside
