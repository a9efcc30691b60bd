// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "web/bad_command.h"

namespace ringside {

// The JSON of a command's body, of at most so many values. Throws BadCommand.
nlohmann::ordered_json command_object(std::string_view text, std::size_t most_values = 64);

}  // namespace ringside
