// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/program/exit_code.h"

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

// Words typed on a command line, and what is said when they are wrong.
namespace ringside {

using Words = std::vector<std::string>;

// `help COMMAND` as `COMMAND --help`, other words as they are. Throws CLI::ParseError when there is no such
// command.
Words without_help_word(const CLI::App& app, Words words);

bool asks_for_help(const Words& words);

// What follows that option among the words, before they are parsed. Empty when it is not there.
std::optional<std::string> typed_value(const std::string& option, const Words& words);

// Help and version go to stdout, everything else is one line of ours on stderr.
ExitCode answer(const CLI::App& app, const CLI::ParseError& error);

}  // namespace ringside
