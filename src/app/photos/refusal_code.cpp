// SPDX-License-Identifier: MIT
#include "app/photos/refusal_code.h"

namespace ringside {

ExitCode exit_code_of(const Refusal& refusal) {
  return refusal.cause == Refusal::Cause::kNotScorable ? ExitCode::kNotScored : ExitCode::kWrongInput;
}

}  // namespace ringside
