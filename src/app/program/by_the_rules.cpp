// SPDX-License-Identifier: MIT
#include "app/program/by_the_rules.h"

#include "app/program/command_error.h"
#include "rules/rules_error.h"

namespace ringside {

ExitCode by_the_rules(const std::string& about, const std::function<void()>& run) {
  try {
    run();
  } catch (const RulesError& error) {
    throw CommandError(about, error.what());
  }
  return ExitCode::kAllScored;
}

}  // namespace ringside
