// SPDX-License-Identifier: MIT
#include "jobs/work_topics.h"

#include <algorithm>

namespace ringside {

std::string WorkTopics::worker_of(const std::string& topic) const {
  const std::string start = presence("");
  return topic.starts_with(start) ? topic.substr(start.size()) : "";
}

bool is_id(const std::string& text) {
  constexpr std::size_t kLength = 36;
  return text.size() == kLength && std::all_of(text.begin(), text.end(), [](char c) {
           return c == '-' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
         });
}

}  // namespace ringside
