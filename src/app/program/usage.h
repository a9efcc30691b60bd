// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

// How the program is used, as plain values: what --help, the man pages and the completion of words have in
// common. The parser is the one source.
namespace ringside {

struct OptionUsage {
  std::vector<std::string> names;  // "-o", "--output"; of an argument without a dash "PHOTO"
  std::string value;               // how the help names what it takes; empty for a flag
  std::string description;
  std::vector<std::string> words = {};  // that it takes, where there are no others
  bool required = false;
  bool repeats = false;

  bool is_argument() const { return !names.front().starts_with('-'); }
  const std::string& longest_name() const { return names.back(); }
};

struct CommandUsage {
  std::string name;
  std::string description;
  std::vector<OptionUsage> options;  // arguments without a dash too, in their order
  std::vector<CommandUsage> commands;
  std::string footer;
  bool elsewhere = false;  // another program knows the rest
};

OptionUsage usage_of(const CLI::Option& option);
CommandUsage usage_of(const CLI::App& app);

// The command of that name; null when there is none.
const CommandUsage* command_called(const std::string& name, const CommandUsage& usage);

}  // namespace ringside
