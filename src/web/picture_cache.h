// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <mutex>
#include <string>

#include "web/tagged.h"

namespace ringside {

using WebClock = std::function<std::chrono::steady_clock::time_point()>;

// Pictures that cost time to draw. They are drawn one at a time, and kept for a while, of which the oldest
// are forgotten first. Those of one name are the same as long as they are kept, and so is their ETag.
class PictureCache {
 public:
  PictureCache(std::chrono::milliseconds fresh, WebClock now) : fresh_(fresh), now_(std::move(now)) {}

  // Without bytes where `draw` gives none; that is not kept.
  Tagged get(const std::string& name, const std::function<std::string()>& draw);

 private:
  struct Drawn {
    std::chrono::steady_clock::time_point when;
    Tagged picture;
  };

  void keep(const std::string& name, const Tagged& picture);

  std::chrono::milliseconds fresh_;
  WebClock now_;
  std::mutex mutex_;
  std::map<std::string, Drawn> drawn_;  // only fresh ones
};

}  // namespace ringside
