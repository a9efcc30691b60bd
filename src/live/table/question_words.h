// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "live/table/open_question.h"
#include "live/view/table_view.h"

// How questions are put to people. Nothing else depends on these words.
namespace ringside {

std::string text_of(const OpenQuestion& question);
TableQuestion in_words(const OpenQuestion& question);

// Which of a question's answers these words are; empty: none.
std::optional<QuestionAnswer> answer_in_words(const OpenQuestion& question, const std::string& words);

}  // namespace ringside
