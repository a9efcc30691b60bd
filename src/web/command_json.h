// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "live/view/table_command.h"
#include "web/bad_command.h"

namespace ringside {

// In the order of the alternatives of TableCommand.
inline constexpr std::array<std::string_view, 15> kCommandNames{
    "start_match",     "end_round",         "pause",         "resume",        "change_twenties",
    "rule_disc",       "add_disc",          "remove_disc",   "recolour_disc", "move_disc",
    "answer_question", "accept_photo_call", "dismiss_photo", "undo",          "redo"};

// A command from the JSON of docs/api.md, from anybody: every field is checked for kind, range and length,
// and an unknown one is refused. Throws BadCommand.
TableCommand command_from(std::string_view text);

}  // namespace ringside
