// SPDX-License-Identifier: MIT
#pragma once

#include "app/program/command.h"

namespace ringside {

Command add_worker_command(const Parser& program);

// `score` with --workers: hands the photos out.
Command add_handing_score_command(const Parser& program);

}  // namespace ringside
