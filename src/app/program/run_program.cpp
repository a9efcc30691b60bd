// SPDX-License-Identifier: MIT
#include "app/program/run_program.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <new>
#include <opencv2/core/utils/logger.hpp>
#include <optional>
#include <sstream>

#include "app/program/command_error.h"
#include "app/program/messages.h"
#include "board/model_error.h"
#include "ledger/ledger_error.h"
#include "photo/large_pages.h"
#include "report/version.h"

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

// Help and version go to stdout as CLI11 writes them, without its empty last lines; everything else is one
// line of ours.
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

constexpr const char* kHelp = "help";

// The first word that names no command of the command before it.
std::optional<std::string> unknown_command(const CLI::App& app, std::span<const std::string> words) {
  const CLI::App* at = &app;
  for (const std::string& word : words) {
    try {
      at = at->get_subcommand(word);
    } catch (const CLI::OptionNotFound&) {
      return word;
    }
  }
  return std::nullopt;
}

// `help COMMAND` as `COMMAND --help`, other words as they are. Throws CLI::ParseError when there is no such
// command.
std::vector<std::string> without_help_word(const CLI::App& app, std::vector<std::string> words) {
  if (words.empty() || words.front() != kHelp) return words;
  if (words.size() > 1 && words[1].starts_with('-')) return words;  // about `help` itself
  words.erase(words.begin());
  if (const auto unknown = unknown_command(app, words))
    throw CLI::ExtrasError("'" + *unknown + "' is no command of ringside", CLI::ExitCodes::ExtrasError);
  words.emplace_back("--help");
  return words;
}

void parse(CLI::App& app, std::vector<std::string> words) {
  words = without_help_word(app, std::move(words));
  std::reverse(words.begin(), words.end());  // as CLI11 wants them
  app.parse(std::move(words));
}

ExitCode run(int argc, char** argv, std::span<const AddCommand> to_add) {
  CLI::App app("Ringside, the camera referee for crokinole: scores a board from a photo.", "ringside");
  app.set_version_flag("--version", "ringside " + std::string(version()));
  app.require_subcommand(1);
  std::vector<Command> commands;
  for (const AddCommand add : to_add) commands.push_back(add(Parser(&app)));
  app.add_subcommand(kHelp, "Say how a command is used: help score, help match add.");
  try {
    parse(app, {argv + std::min(argc, 1), argv + argc});
  } catch (const CLI::ParseError& error) {
    return answer(app, error);
  }
  for (const Command& command : commands) {
    if (command.parser.parsed()) return command.run();
  }
  return ExitCode::kWrongInput;
}

}  // namespace

ExitCode run_program(int argc, char** argv, std::span<const AddCommand> commands) {
  use_large_pages();
  cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
  try {
    return run(argc, argv, commands);
  } catch (const CommandError& error) {
    say(error.what());
    return error.code();
  } catch (const ModelError& error) {
    say(error.what());
  } catch (const LedgerError& error) {
    say(error.what());
  } catch (const std::bad_alloc&) {
    say("not enough memory; use smaller pictures");
  } catch (const std::exception& error) {
    say("internal error (" + std::string(error.what()) + "); please report it");
  }
  return ExitCode::kWrongInput;
}

}  // namespace ringside
