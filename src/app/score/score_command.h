// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "app/program/command.h"
#include "app/score/photo_answer.h"

namespace ringside {

// Where the answers of a job's photos go, in their order.
struct AnswerSink {
  std::function<void(std::size_t photo)> waits;  // for its answer
  std::function<void(std::size_t photo, PhotoAnswer answer)> take;
};

// Has the photos scored by others. Throws CommandError.
using ScoreAway =
    std::function<void(const ScoreArguments& arguments, const ScoreJob& job, const AnswerSink& sink)>;

Command add_score_command(const Parser& program);

// The same where `away` scores the photos. Empty: here; and the second program does it with --workers.
Command score_command(const Parser& program, const ScoreAway& away);

}  // namespace ringside
