// SPDX-License-Identifier: MIT
#include "web/command_text.h"

#include <nlohmann/json.hpp>

#include "json/parse_json.h"

namespace ringside {

nlohmann::ordered_json command_object(std::string_view text, std::size_t most_values) {
  try {
    return parse_json(text,
                      {.bytes = 1 << 16, .depth = 4, .keys = 16, .values = most_values});  // depth: 3 is used
  } catch (const JsonError&) {
    throw BadCommand("the body is not JSON of a command; see docs/api.md");
  }
}

}  // namespace ringside
