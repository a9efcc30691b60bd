// SPDX-License-Identifier: MIT
#pragma once

#include <exception>
#include <functional>
#include <optional>
#include <semaphore>
#include <thread>

#include "clips/story.h"

namespace ringside::soaking {

// A story that goes on by one instant whenever it is asked for one. It runs on a thread of its own, but never
// at the same time as who asks.
class ToldStory final : clips::Film {
 public:
  ToldStory(const clips::Look& look, const plans::Sides& sides, std::uint64_t seed,
            std::function<void(clips::Story&)> script);
  ~ToldStory() override;  // what was not told by then never happens
  ToldStory(const ToldStory&) = delete;
  ToldStory& operator=(const ToldStory&) = delete;

  // Empty at its end. What the script threw passes through.
  std::optional<clips::Instant> next();
  // What happened until now.
  const clips::Timeline& timeline() const { return story_.timeline(); }

 private:
  struct BrokenOff {};

  void take(const clips::Instant& instant) override;
  void tell(const std::function<void(clips::Story&)>& script);

  clips::Story story_;
  std::binary_semaphore asked_{0}, answered_{0};
  std::optional<clips::Instant> instant_ = {};
  std::exception_ptr failure_ = {};
  bool ended_ = false, broken_off_ = false;
  std::thread thread_;  // last: it uses all the others
};

}  // namespace ringside::soaking
