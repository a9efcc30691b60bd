// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "app/score/score_job.h"
#include "jobs/private_folder.h"

namespace ringside {

// What says how photos are scored, as it travels with a job: options by their names, files with what they
// hold. Throws CommandError where that cannot be.
nlohmann::ordered_json carried_options(const ScoreArguments& arguments);

// Of options from outside; files are put into the folder. Throws JobError.
ScoreArguments arguments_of(const nlohmann::ordered_json& carried, const PrivateFolder& folder);

}  // namespace ringside
