// SPDX-License-Identifier: MIT
#include "app/program/command_line.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <sstream>

#include "app/program/messages.h"

namespace ringside {
namespace {

// What is wrong with a command line that CLI11 refused.
std::string complaint(const CLI::App& app, const CLI::ParseError& error) {
  const auto parsed = app.get_subcommands();
  const auto unknown = app.remaining();
  if (!parsed.empty() || unknown.empty()) return error.what();
  const std::string first = "'" + unknown.front() + "'";
  return first + (unknown.front().front() == '-' ? " is no option here" : " is no command of ringside");
}

// "ringside match add": the command whose help lists the options that were typed.
std::string command_of(const CLI::App& app) {
  std::string command = app.get_name();
  const auto parsed = app.get_subcommands();
  return parsed.empty() ? command : command.append(" ").append(command_of(*parsed.front()));
}

// The first word that names no command of the command before it.
std::optional<std::string> unknown_command(const CLI::App& app, const Words& words) {
  const CLI::App* at = &app;
  for (const std::string& word : words) {
    if (at->get_prefix_command()) return std::nullopt;  // another program knows
    try {
      at = at->get_subcommand(word);
    } catch (const CLI::OptionNotFound&) {
      return word;
    }
  }
  return std::nullopt;
}

}  // namespace

Words without_help_word(const CLI::App& app, Words words) {
  if (words.empty() || words.front() != "help") return words;
  if (words.size() > 1 && words[1].starts_with('-')) return words;  // about `help` itself
  words.erase(words.begin());
  if (const auto unknown = unknown_command(app, words))
    throw CLI::ExtrasError("'" + *unknown + "' is no command of ringside", CLI::ExitCodes::ExtrasError);
  words.emplace_back("--help");
  return words;
}

bool asks_for_help(const Words& words) {
  return (!words.empty() && words.front() == "help") ||
         std::any_of(words.begin(), words.end(), [](const auto& word) {
           return word == "-h" || word == "--help" || word == "--version";
         });
}

std::optional<std::string> typed_value(const std::string& option, const Words& words) {
  for (std::size_t i = 0; i < words.size() && words[i] != "--"; ++i) {
    if (words[i].starts_with(option + "=")) return words[i].substr(option.size() + 1);
    if (words[i] == option && i + 1 < words.size()) return words[i + 1];
  }
  return std::nullopt;
}

// As CLI11 writes help and version, without its empty last lines.
ExitCode answer(const CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
    std::ostringstream text;
    app.exit(error, text);
    const std::string help = text.str();
    std::cout << help.substr(0, help.find_last_not_of('\n') + 1) << '\n';
    return ExitCode::kAllScored;
  }
  say(complaint(app, error) + "; see " + command_of(app) + " --help");
  return ExitCode::kWrongInput;
}

}  // namespace ringside
