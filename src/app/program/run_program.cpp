// SPDX-License-Identifier: MIT
#include "app/program/run_program.h"

#include <CLI/CLI.hpp>
#include <new>
#include <opencv2/core/utils/logger.hpp>

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

// Help and version go to stdout as CLI11 prints them; everything else is one line of ours.
ExitCode answer(const CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
    app.exit(error);
    return ExitCode::kAllScored;
  }
  const auto parsed = app.get_subcommands();
  const std::string command = parsed.empty() ? "ringside" : "ringside " + parsed.front()->get_name();
  say(complaint(app, error) + "; see " + command + " --help");
  return ExitCode::kWrongInput;
}

ExitCode run(int argc, char** argv, std::span<const AddCommand> to_add) {
  CLI::App app("Ringside, the camera referee for crokinole: scores a board from a photo.", "ringside");
  app.set_version_flag("--version", "ringside " + std::string(version()));
  app.require_subcommand(1);
  std::vector<Command> commands;
  for (const AddCommand add : to_add) commands.push_back(add(Parser(&app)));
  try {
    app.parse(argc, argv);
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
