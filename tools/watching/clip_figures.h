// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "watching/verdict.h"

namespace ringside::watching {

// All clips' verdicts in one; its name is "all".
Verdict sum_of(const std::vector<Verdict>& verdicts);

// Two times found * true / (found + true); empty when there was no shot and none was told.
std::optional<double> shot_f1(const Verdict& verdict);

// A row per clip and one for all, for people; with every fault under it when `list` is set.
std::string clip_table(const std::vector<Verdict>& verdicts, bool list);

// The same figures for programs: times and memory stand apart under "cost".
nlohmann::ordered_json clip_json(const std::vector<Verdict>& verdicts);

}  // namespace ringside::watching
