// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace ringside {

struct JudgementFile {
  std::string_view name, text;
};

// models/judgements, part of the program: what was learned decides alike wherever it runs.
std::span<const JudgementFile> judgement_files();

// The text of one of them.
std::string judgement_file(std::string_view name);

}  // namespace ringside
