// SPDX-License-Identifier: MIT
// The body of POST /api/commands.
#include "fuzz/fuzz_target.h"
#include "web/command_json.h"

void ringside::fuzz::try_input(std::string_view input) {
  try {
    command_from(input);
  } catch (const BadCommand&) {
  }
}
