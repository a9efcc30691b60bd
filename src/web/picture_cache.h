// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace ringside {

using WebClock = std::function<std::chrono::steady_clock::time_point()>;

// Pictures that cost time to draw. They are drawn one at a time, and kept for a moment.
class PictureCache {
 public:
  using Picture = std::shared_ptr<const std::string>;

  PictureCache(std::chrono::milliseconds fresh, WebClock now) : fresh_(fresh), now_(std::move(now)) {}

  Picture get(const std::string& name, const std::function<std::string()>& draw);

 private:
  struct Drawn {
    std::chrono::steady_clock::time_point when;
    Picture picture;
  };

  std::chrono::milliseconds fresh_;
  WebClock now_;
  std::mutex mutex_;
  std::map<std::string, Drawn> drawn_;  // only fresh ones
};

}  // namespace ringside
