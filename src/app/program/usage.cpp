// SPDX-License-Identifier: MIT
#include "app/program/usage.h"

#include <CLI/CLI.hpp>
#include <algorithm>

#include "app/program/typed.h"
#include "text/typed_word.h"

namespace ringside {
namespace {

// CLI11 keeps the words of CLI::IsMember only as its description: "{boards,discs,rules}".
std::vector<std::string> words_of(const std::string& type) {
  const auto open = type.find('{'), close = type.find('}');
  if (open == std::string::npos || close == std::string::npos || close < open) return {};
  return split(type.substr(open + 1, close - open - 1), ',');
}

// Of what CLI11 lists together, "-o,--output": the short ones first.
std::vector<std::string> names_of(const CLI::Option& option) {
  if (option.nonpositional()) return split(option.get_name(false, true), ',');
  return {option.get_name(true)};
}

bool takes_value(const CLI::Option& option) { return option.get_items_expected_max() > 0; }

}  // namespace

OptionUsage usage_of(const CLI::Option& option) {
  const std::string text = without_blanks_around(option.get_option_text());
  return {.names = names_of(option),
          .value = takes_value(option) ? text : "",
          .description = option.get_description(),
          .words = words_of(option.get_type_name()),
          .required = option.get_required(),
          .repeats = option.get_items_expected_max() > 1};
}

CommandUsage usage_of(const CLI::App& app) {
  CommandUsage usage{.name = app.get_name(),
                     .description = app.get_description(),
                     .options = {},
                     .commands = {},
                     .footer = app.get_footer(),
                     .elsewhere = app.get_prefix_command()};
  for (const CLI::Option* option : app.get_options({})) usage.options.push_back(usage_of(*option));
  for (const CLI::App* command : app.get_subcommands({})) usage.commands.push_back(usage_of(*command));
  return usage;
}

const CommandUsage* command_called(const std::string& name, const CommandUsage& usage) {
  const auto found = std::find_if(usage.commands.begin(), usage.commands.end(),
                                  [&](const CommandUsage& command) { return command.name == name; });
  return found == usage.commands.end() ? nullptr : &*found;
}

}  // namespace ringside
