// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

#include "evaluation/ask.h"
#include "evaluation/photo_set.h"

namespace ringside::evaluation {

// Asks the program about every photo and judges its answers, in the order of the cases.
std::vector<JudgedPhoto> evaluate(
    const std::vector<PhotoCase>& cases, const AskOptions& options,
    const std::function<void(std::size_t)>& begun = [](std::size_t) {});

}  // namespace ringside::evaluation
