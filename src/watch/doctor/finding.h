// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace ringside {

// One thing that a table with a camera needs, as it was found.
struct Finding {
  enum class State {
    kFine,
    kDoubtful,  // it works, but not as well as it could
    kWrong,     // so nothing can be watched, served or kept
  };

  State state;
  std::string what;  // a word: "camera", "focus"
  std::string found;
  std::string advice = {};  // what to do; empty where all is fine
};

using Findings = std::vector<Finding>;

inline Finding fine(const std::string& what, const std::string& found) {
  return {Finding::State::kFine, what, found, ""};
}
inline Finding doubtful(const std::string& what, const std::string& found, const std::string& advice) {
  return {Finding::State::kDoubtful, what, found, advice};
}
inline Finding wrong(const std::string& what, const std::string& found, const std::string& advice) {
  return {Finding::State::kWrong, what, found, advice};
}

bool all_fine(const Findings& findings);

// For a terminal: a line for each, with what to do below it, and how many there are to see to.
std::string findings_text(const Findings& findings);

}  // namespace ringside
