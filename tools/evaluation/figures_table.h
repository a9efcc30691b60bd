// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "evaluation/judged_photo.h"

namespace ringside::evaluation {

// The figures for people: one column per folder and, when there are several, one for all.
std::string figures_table(Photos photos);

}  // namespace ringside::evaluation
