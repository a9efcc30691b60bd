// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace ringside {

struct JudgementFile {
  std::string_view name, text;
};

// models/judgements, part of the program: what was learned decides alike wherever it runs.
std::span<const JudgementFile> judgement_files();

}  // namespace ringside
