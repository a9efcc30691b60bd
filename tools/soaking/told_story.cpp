// SPDX-License-Identifier: MIT
#include "soaking/told_story.h"

#include <utility>

namespace ringside::soaking {

ToldStory::ToldStory(const clips::Look& look, const plans::Sides& sides, std::uint64_t seed,
                     std::function<void(clips::Story&)> script)
    : story_(look, sides, seed, *this), thread_([this, script = std::move(script)] { tell(script); }) {}

ToldStory::~ToldStory() {
  broken_off_ = true;
  asked_.release();
  thread_.join();
}

std::optional<clips::Instant> ToldStory::next() {
  if (ended_) return std::nullopt;
  asked_.release();
  answered_.acquire();
  if (failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
  return std::exchange(instant_, std::nullopt);
}

void ToldStory::take(const clips::Instant& instant) {
  instant_ = instant;
  answered_.release();
  asked_.acquire();
  if (broken_off_) throw BrokenOff();
}

void ToldStory::tell(const std::function<void(clips::Story&)>& script) {
  asked_.acquire();
  try {
    if (!broken_off_) script(story_);
  } catch (const BrokenOff&) {
    return;
  } catch (...) {
    failure_ = std::current_exception();
  }
  ended_ = true;
  answered_.release();
}

}  // namespace ringside::soaking
