// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>
#include <string>

#include "app/program/exit_code.h"

namespace ringside {

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

}  // namespace ringside
