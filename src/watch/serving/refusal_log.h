// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <mutex>
#include <string>

namespace ringside {

// What of the requests that a server refused is reported. Of an address the first is, then for a minute how
// many more there were: a program that tries tokens makes a thousand a second. Any thread may use it.
class RefusalLog {
 public:
  using Time = std::chrono::steady_clock::time_point;
  using Tell = std::function<void(const std::string& line)>;

  explicit RefusalLog(Tell tell) : tell_(std::move(tell)) {}
  ~RefusalLog() { finish(); }
  RefusalLog(const RefusalLog&) = delete;
  RefusalLog& operator=(const RefusalLog&) = delete;

  // line: "ADDRESS METHOD PATH: STATUS MESSAGE".
  void refused(const std::string& line, Time now);
  // Reports what was only counted, though its minute is not over.
  void finish();

 private:
  struct Counted {
    Time since;
    long more = 0;
  };

  void tell_of(const std::string& address, long more);
  void close_minutes(Time now);

  Tell tell_;
  std::mutex mutex_;
  std::map<std::string, Counted> addresses_;
};

}  // namespace ringside
