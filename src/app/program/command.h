// SPDX-License-Identifier: MIT
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <stdexcept>
#include <string>

#include "app/program/exit_code.h"

namespace ringside {

// One word of the command line: its parser, and what to do when it was given.
struct Command {
  CLI::App* parser;
  std::function<ExitCode()> run;
};

using AddCommand = Command (*)(CLI::App&);

// What ends a whole command: wrong usage, or a file that cannot be used. what() is one line "ABOUT: what is
// wrong; what to do", ABOUT being a file or an option.
class CommandError : public std::runtime_error {
 public:
  CommandError(const std::string& about, const std::string& message, ExitCode code = ExitCode::kWrongInput)
      : runtime_error(about + ": " + message), code_(code) {}

  ExitCode code() const { return code_; }

 private:
  ExitCode code_;
};

// Adds options that take a text to a parser.
class TextOptions {
 public:
  explicit TextOptions(CLI::App* parser) : parser_(parser) {}

  // `value` is how the help names what the option takes.
  CLI::Option* add(const std::string& name, std::string& target, const std::string& value,
                   const std::string& description) const {
    return parser_->add_option(name, target, description)->option_text(value);
  }

 private:
  CLI::App* parser_;
};

}  // namespace ringside
