// SPDX-License-Identifier: MIT
#include "web/rate_limit.h"

#include <algorithm>

namespace ringside {

double RateLimit::level_of(const Bucket& bucket, Time now) const {
  const double seconds = std::chrono::duration<double>(now - bucket.when).count();
  return std::min(options_.most, bucket.level + seconds * options_.per_second);
}

RateLimit::Bucket& RateLimit::bucket_of(const std::string& address, Time now) {
  if (buckets_.size() >= options_.addresses && !buckets_.contains(address)) {
    // A full bucket is as good as none. If all are in use, new addresses share one.
    std::erase_if(buckets_, [&](const auto& item) { return level_of(item.second, now) >= options_.most; });
    if (buckets_.size() >= options_.addresses) return bucket_of(buckets_.begin()->first, now);
  }
  return buckets_.try_emplace(address, Bucket{options_.most, now}).first->second;
}

bool RateLimit::take(const std::string& address, double cost) {
  const std::lock_guard lock(mutex_);
  const Time now = now_();
  Bucket& bucket = bucket_of(address, now);
  bucket = {level_of(bucket, now), now};
  if (bucket.level < cost) return false;
  bucket.level -= cost;
  return true;
}

}  // namespace ringside
