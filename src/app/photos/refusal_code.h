// SPDX-License-Identifier: MIT
#pragma once

#include "app/program/exit_code.h"
#include "report/data/photo_report.h"

namespace ringside {

ExitCode exit_code_of(const Refusal& refusal);

}  // namespace ringside
