// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/score/photo_answer.h"

namespace ringside {

// The photo with most discs that a board can hold has 60 KB.
inline constexpr std::size_t kMostBytesOfAnswer = 1'000'000;

inline constexpr const char* kNoRoom = "no room";

// What a worker says to a job.
struct AnswerMessage {
  int photo = 0;
  std::optional<PhotoAnswer> answer = {};  // none: it has not scored it
  std::string declined = {};               // why, then; kNoRoom: another may have some
  std::string key = {};                    // whose it is, in a file of answers: answer_key()
};

std::string answer_payload(const AnswerMessage& message);

// Of a message from outside; an answer holds all that is asked of it later. Throws JobError.
AnswerMessage read_answer_message(std::string_view payload);

}  // namespace ringside
