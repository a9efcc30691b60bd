// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "app/program/exit_code.h"
#include "app/score/score_job.h"

namespace ringside {

// All that `ringside score` tells of a photo, wherever it was scored.
struct PhotoAnswer {
  std::shared_ptr<nlohmann::ordered_json> scoring;  // the fields of docs/json.md; of this answer alone
  std::string table;                                // for people; empty for a refused photo
  std::optional<Refusal::Cause> refused = {};
  bool is_open = false;  // people are asked something
};

PhotoAnswer answer_of(const PhotoReport& report, const std::optional<RoundRules>& rules);

// Of a photo, with the warnings by its rules.
FlowResult scored_by_rules(FlowResult result, const std::optional<RoundRules>& rules);

ExitCode exit_code_of(const std::vector<PhotoAnswer>& answers, bool strict);

// Warnings and reason on stderr; the table too where stdout is for people.
void tell(const std::filesystem::path& photo, const PhotoAnswer& answer, bool stdout_is_for_people);

}  // namespace ringside
