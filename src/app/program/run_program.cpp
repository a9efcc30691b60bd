// SPDX-License-Identifier: MIT
#include "app/program/run_program.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <new>
#include <opencv2/core/utils/logger.hpp>

#include "app/program/apply_settings.h"
#include "app/program/command_error.h"
#include "app/program/command_line.h"
#include "app/program/completion.h"
#include "app/program/messages.h"
#include "app/program/output.h"
#include "app/program/program_commands.h"
#include "board/model_error.h"
#include "ledger/ledger_error.h"
#include "photo/large_pages.h"
#include "report/data/version.h"

namespace ringside {
namespace {

namespace fs = std::filesystem;

constexpr const char* kConfig = "--config";
constexpr const char* kLogLevel = "--log-level";
const std::vector<std::string> kLogLevels{"error", "warning", "info", "debug"};  // as LogLevel

// A program as it is being run.
class RunningProgram {
 public:
  RunningProgram(const CommandSet& program, Words words)
      : program_(program),
        words_(std::move(words)),
        app_("Ringside, the camera referee for crokinole: scores a board from a photo.", "ringside") {
    app_.set_version_flag("--version", "ringside " + std::string(version()) + "\n" RINGSIDE_LIBRARIES);
    app_.add_option(kConfig, config_, "settings in place of those in ~/.config and /etc (ringside config)")
        ->option_text("FILE");
    app_.add_option(kLogLevel, log_level_, "what is said: error, warning, info or debug; default: info")
        ->option_text("LEVEL")
        ->check(CLI::IsMember(kLogLevels));
    app_.require_subcommand(1);
    app_.fallthrough();  // both may also be typed after the command
    for (const AddCommand add : program.commands) commands_.push_back(add(Parser(&app_)));
    add_own_commands(app_, own_);
    Parser(&app_).shorten_help();  // the commands take most of a screen
    usage_ = usage_of(app_);
  }

  ExitCode run() {
    if (is_asked_for_words()) return offer_words();
    try {
      if (!asks_for_help(words_)) read_files();
      require_less(app_, settings_);
      words_ = without_help_word(app_, words_);
      app_.parse(Words(words_.rbegin(), words_.rend()));  // as CLI11 wants them
    } catch (const CLI::ParseError& error) {
      return answer(app_, error);
    }
    apply_settings(app_, settings_);
    heed_log_level();
    for (const fs::path& file : read_) trace(file, "settings read");
    return run_command();
  }

 private:
  void read_files() {
    const auto typed = typed_value(kConfig, words_);
    files_ = typed ? std::vector<fs::path>{*typed} : settings_files();
    for (const fs::path& file : files_) {
      std::error_code error;
      if (!typed && !fs::exists(file, error)) continue;
      const Settings more = settings_in(file);
      settings_.insert(settings_.end(), more.begin(), more.end());
      read_.push_back(file);
    }
  }

  Settings settings_in(const fs::path& file) const {
    Settings settings = read_settings(file, usage_, program_.is_part);
    for (const Command& command : commands_) {
      const CommandUsage* usage = command_called(command.parser.name(), usage_);
      if (!command.settings_of.empty()) settings = shared(std::move(settings), command.settings_of, *usage);
    }
    return settings;
  }

  void heed_log_level() {
    const auto level = std::find(kLogLevels.begin(), kLogLevels.end(), log_level_);
    if (level != kLogLevels.end()) set_log_level(static_cast<LogLevel>(level - kLogLevels.begin()));
  }

  // Shells ask so: help --complete -- WORD...
  bool is_asked_for_words() const {
    return words_.size() > 3 && words_[0] == "help" && words_[1] == "--complete" && words_[2] == "--";
  }

  ExitCode offer_words() {
    if (const Command* command = words_.size() > 4 ? elsewhere(words_[3]) : nullptr)
      return command->elsewhere(words_);
    write_stdout(completions(usage_, std::span(words_).subspan(3)));
    return ExitCode::kAllScored;
  }

  // The command of that name when another program always carries it out, else null.
  const Command* elsewhere(const std::string& name) const {
    for (const Command& command : commands_)
      if (command.elsewhere && !command.is_elsewhere && command.parser.name() == name) return &command;
    return nullptr;
  }

  ExitCode run_command() {
    for (const Command& command : commands_) {
      if (!command.parser.parsed()) continue;
      const bool elsewhere = command.elsewhere && (!command.is_elsewhere || command.is_elsewhere());
      return elsewhere ? command.elsewhere(words_) : command.run();
    }
    if (app_.got_subcommand("config")) return say_settings();
    if (own_.manual.empty()) throw CommandError("help", "nothing is asked; see ringside --help");
    write_manual(own_.manual, usage_, program_.is_part);
    return ExitCode::kAllScored;
  }

  ExitCode say_settings() {
    if (const Command* command = own_.config.empty() ? nullptr : elsewhere(own_.config.front()))
      return command->elsewhere(words_);
    write_stdout(settings_text(own_.config, usage_, settings_, files_));
    return ExitCode::kAllScored;
  }

  CommandSet program_;
  Words words_;
  CLI::App app_;
  std::vector<Command> commands_;
  OwnArguments own_;
  CommandUsage usage_;
  std::string config_;
  std::string log_level_;
  std::vector<fs::path> files_;  // of settings, that are looked for
  std::vector<fs::path> read_;   // those of them that are there
  Settings settings_;
};

}  // namespace

ExitCode run_program(int argc, char** argv, const CommandSet& program) {
  use_large_pages();
  cv::utils::logging::setLogLevel(cv::utils::logging::LOG_LEVEL_SILENT);
  try {
    return RunningProgram(program, {argv + std::min(argc, 1), argv + argc}).run();
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
