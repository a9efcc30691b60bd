// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "evaluation/judged_photo.h"

namespace ringside::evaluation {

// One line per photo, the worst first.
std::string photo_table(Photos photos);

// What was refused, what gave no answer and false boards, a line each; empty when there are none.
std::string unscored_text(Photos photos);

}  // namespace ringside::evaluation
