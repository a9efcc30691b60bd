// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <chrono>
#include <string>

#include "web/http.h"
#include "web/text_feed.h"
#include "web/web_options.h"

namespace ringside {

// Who follows a feed by server-sent events, so many at a time.
class Followers {
 public:
  // called: what they follow, "table".
  Followers(const WebOptions& options, std::string called)
      : most_(options.most_listeners), heartbeat_(options.heartbeat), called_(std::move(called)) {}

  void follow(const TextFeed& feed, httplib::Response& response);

 private:
  std::size_t most_;
  std::chrono::milliseconds heartbeat_;
  std::string called_;
  std::atomic<std::size_t> there_ = 0;
};

}  // namespace ringside
