// SPDX-License-Identifier: MIT
#include "live/table/question_words.h"

namespace ringside {
namespace {

std::string words_of(QuestionAnswer answer) {
  switch (answer) {
    case QuestionAnswer::kCount:
      return "count it";
    case QuestionAnswer::kNotYet:
      return "not yet";
    case QuestionAnswer::kTwenty:
      return "a twenty";
    case QuestionAnswer::kNoTwenty:
      return "no";
    case QuestionAnswer::kCameBack:
      return "the one that came back";
    case QuestionAnswer::kDisc:
      return "a disc";
    case QuestionAnswer::kNoDisc:
      return "no disc";
    case QuestionAnswer::kRoundIsOver:
      break;
  }
  return "the round is over";
}

}  // namespace

std::string text_of(const OpenQuestion& question) {
  switch (question.kind) {
    case QuestionKind::kAllShot:
      return "all discs are shot" + (question.why.empty() ? "" : "; but " + question.why) +
             "; count the round?";
    case QuestionKind::kTwenty:
      return "did " + question.team + "'s disc fall into the hole? There it looks just like the floor";
    case QuestionKind::kCameBack:
      return "a disc had left the deck and come back, then one was lifted: was it that one, which does not "
             "count?";
    case QuestionKind::kCleared:
      return "the board is empty after " + std::to_string(question.shots_seen) + " of " +
             std::to_string(question.shots_in_round) + " shots; is the round over?";
    case QuestionKind::kMaybeDisc:
      return "disc " + std::to_string(question.disc) + " " + question.why;
    case QuestionKind::kNotCounted:
      break;
  }
  return "the round is not counted: " + question.why + "; count it now?";
}

TableQuestion in_words(const OpenQuestion& question) {
  TableQuestion put{.id = question.id, .text = text_of(question), .answers = {}, .team = question.team};
  for (const QuestionAnswer answer : answers_to(question)) put.answers.push_back(words_of(answer));
  return put;
}

std::optional<QuestionAnswer> answer_in_words(const OpenQuestion& question, const std::string& words) {
  for (const QuestionAnswer answer : answers_to(question))
    if (words_of(answer) == words) return answer;
  return std::nullopt;
}

}  // namespace ringside
