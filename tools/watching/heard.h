// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "evaluation/answer.h"
#include "watching/clip_truth.h"

// What `ringside watch` told about a clip (docs/live.md): as much of it as is judged.
namespace ringside::watching {

struct HeardEvent {
  std::string what;
  long frame = 0;
  std::optional<std::string> team = {};
  std::string note = {};
  // Of discs_at_rest and round_over:
  std::vector<evaluation::FoundDisc> discs = {};
  Scores scores = {};
  bool withheld = false;
  bool open_calls = false;  // some are too close
};

class HeardError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// One JSON object a line. Throws HeardError: "line N is ...".
std::vector<HeardEvent> read_heard(std::string_view lines);

}  // namespace ringside::watching
