// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <map>
#include <mutex>
#include <string>

#include "web/picture_cache.h"

namespace ringside {

// Limits the requests of one address by a token bucket: every request takes a token, and time refills it.
// Memory is bounded, however many addresses there are.
class RateLimit {
 public:
  struct Options {
    double most = 600;        // that a full bucket holds: 200 pages may open at once
    double per_second = 100;  // that flows in
    std::size_t addresses = 1024;
  };

  RateLimit(const Options& options, WebClock now) : options_(options), now_(std::move(now)) {}

  // Takes that much; false, and nothing taken, when it is not there.
  bool take(const std::string& address, double cost);

 private:
  using Time = std::chrono::steady_clock::time_point;
  struct Bucket {
    double level;
    Time when;
  };

  double level_of(const Bucket& bucket, Time now) const;
  Bucket& bucket_of(const std::string& address, Time now);

  Options options_;
  WebClock now_;
  std::mutex mutex_;
  std::map<std::string, Bucket> buckets_;
};

}  // namespace ringside
