// SPDX-License-Identifier: MIT
#include "app/program/clock.h"

#include <algorithm>
#include <atomic>
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <string_view>

#include "app/program/command_error.h"
#include "app/program/messages.h"

namespace ringside {
namespace {

constexpr const char* kVariable = "SOURCE_DATE_EPOCH";
constexpr std::int64_t kMost = 253'402'300'799;  // the last second of the year 9999

UtcTime time_of(std::string_view text) {
  std::int64_t seconds = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, seconds);
  if (error != std::errc() || rest != end || seconds < 0 || seconds > kMost) {
    throw CommandError(kVariable, "is set, but to no number of seconds since 1970; correct or unset it");
  }
  return UtcTime(std::chrono::seconds(seconds));
}

void warn_once_of(UtcTime kept) {
  static std::atomic<bool> said = false;
  if (said.exchange(true)) return;
  warn("this computer's clock is wrong; set it. Until then files say " + to_iso_8601(kept));
}

// A computer without a battery may begin anywhere. A time that no file of ours can hold becomes the nearest
// that it can. Not std::chrono's clock: that counts nanoseconds and overflows in 2262.
UtcTime time_of_clock() {
  timespec now{};
  clock_gettime(CLOCK_REALTIME, &now);
  const std::int64_t seconds = std::clamp<std::int64_t>(now.tv_sec, 0, kMost);
  if (seconds != now.tv_sec) warn_once_of(UtcTime(std::chrono::seconds(seconds)));
  return UtcTime(std::chrono::seconds(seconds));
}

}  // namespace

UtcTime time_for_files() {
  const char* const fixed = std::getenv(kVariable);
  if (fixed != nullptr && *fixed != '\0') return time_of(fixed);
  return time_of_clock();
}

}  // namespace ringside
