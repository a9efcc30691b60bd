// SPDX-License-Identifier: MIT
#include "calibration/model/utc_time.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace ringside {
namespace {

constexpr std::string_view kForm = "0000-00-00T00:00:00Z";

bool has_form(const std::string& text) {
  if (text.size() != kForm.size()) return false;
  for (std::size_t i = 0; i < kForm.size(); ++i) {
    const bool digit = std::isdigit(static_cast<unsigned char>(text[i])) != 0;
    if (kForm[i] == '0' ? !digit : text[i] != kForm[i]) return false;
  }
  return true;
}

std::string digits(int value, std::size_t count) {
  const std::string text = std::to_string(value);
  return std::string(count - std::min(count, text.size()), '0') + text;
}

}  // namespace

std::string to_iso_8601(UtcTime time) {
  const auto day = std::chrono::floor<std::chrono::days>(time);
  const std::chrono::year_month_day date(day);
  const std::chrono::hh_mm_ss clock(time - day);
  return digits(static_cast<int>(date.year()), 4) + '-' +
         digits(static_cast<int>(static_cast<unsigned>(date.month())), 2) + '-' +
         digits(static_cast<int>(static_cast<unsigned>(date.day())), 2) + 'T' +
         digits(static_cast<int>(clock.hours().count()), 2) + ':' +
         digits(static_cast<int>(clock.minutes().count()), 2) + ':' +
         digits(static_cast<int>(clock.seconds().count()), 2) + 'Z';
}

std::optional<UtcTime> parse_iso_8601(const std::string& text) {
  const auto time = parse_iso_8601_of_any_year(text);
  return time && *time >= UtcTime{} ? time : std::nullopt;
}

std::optional<UtcTime> parse_iso_8601_of_any_year(const std::string& text) {
  if (!has_form(text)) return std::nullopt;
  const auto part = [&](std::size_t at, std::size_t count) { return std::stoi(text.substr(at, count)); };
  const std::chrono::year_month_day date(std::chrono::year(part(0, 4)),
                                         std::chrono::month(static_cast<unsigned>(part(5, 2))),
                                         std::chrono::day(static_cast<unsigned>(part(8, 2))));
  const int hour = part(11, 2), minute = part(14, 2), second = part(17, 2);
  const bool exists = date.ok() && hour < 24 && minute < 60 && second < 60;
  if (!exists) return std::nullopt;
  return std::chrono::sys_days(date) + std::chrono::hours(hour) + std::chrono::minutes(minute) +
         std::chrono::seconds(second);
}

}  // namespace ringside
