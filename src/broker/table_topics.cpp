// SPDX-License-Identifier: MIT
#include "broker/table_topics.h"

#include <algorithm>

#include "text/typed_word.h"

namespace ringside {

bool TableTopics::is_for_answers(const std::string& topic) const {
  const std::string answers = root_ + "answers/";
  return topic.size() > answers.size() && topic.starts_with(answers) &&
         topic.find_first_of("+#") == std::string::npos;
}

std::optional<std::string> name_complaint(const std::string& name) {
  constexpr std::size_t kMostBytes = 64;
  const bool plain = std::none_of(name.begin(), name.end(), [](char c) {
    return static_cast<unsigned char>(c) < ' ' || c == 0x7f || c == '/' || c == '+' || c == '#' || c == '$';
  });
  if (!name.empty() && name.size() <= kMostBytes && plain && without_blanks_around(name) == name)
    return std::nullopt;
  return "is no name for topics; give 1 to " + std::to_string(kMostBytes) + " bytes without / + # $";
}

}  // namespace ringside
