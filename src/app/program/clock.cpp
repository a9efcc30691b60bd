// SPDX-License-Identifier: MIT
#include "app/program/clock.h"

#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "app/program/command_error.h"

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

}  // namespace

UtcTime time_for_files() {
  const char* const fixed = std::getenv(kVariable);
  if (fixed != nullptr && *fixed != '\0') return time_of(fixed);
  return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
}

}  // namespace ringside
