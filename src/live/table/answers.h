// SPDX-License-Identifier: MIT
#pragma once

#include "live/table/step.h"
#include "live/view/table_command.h"

namespace ringside::table {

// What becomes of an answer to a question. Throws TableError.
void take_answer(Step& step, const AnswerQuestion& answer);

}  // namespace ringside::table
