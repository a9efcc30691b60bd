// SPDX-License-Identifier: MIT
#include "live/table/answers.h"

#include <algorithm>

#include "live/table/edits.h"
#include "live/table/question_words.h"
#include "live/table/questions.h"
#include "live/table/rounds.h"

namespace ringside::table {

void take_answer(Step& step, const AnswerQuestion& answer) {
  const RoundInPlay earlier = step.state.round;
  auto& questions = step.state.round.questions;
  const auto asked = std::find_if(questions.begin(), questions.end(), [&](const OpenQuestion& question) {
    return question.id == answer.question && stands(question, step.state);
  });
  if (asked == questions.end()) throw TableError("this question stands no longer");
  const auto chosen = answer_in_words(*asked, answer.answer);
  if (!chosen) throw TableError("'" + answer.answer + "' is no answer to that; choose one of those given");
  const std::string team = asked->team;
  const int disc = asked->disc;
  // One about a disc rests as long as the answer holds, which can be taken back.
  if (asked->kind != QuestionKind::kMaybeDisc) questions.erase(asked);
  switch (*chosen) {
    case QuestionAnswer::kCameBack:
      step.state.round.before_lifting.reset();
      count_round(step, earlier);
      break;
    case QuestionAnswer::kCount:
    case QuestionAnswer::kRoundIsOver:
      count_round(step, earlier);
      break;
    case QuestionAnswer::kTwenty:
      change_twenties(step, {team, 1});
      break;
    case QuestionAnswer::kDisc:
      take_for_disc(step.state, disc);
      break;
    case QuestionAnswer::kNoDisc:
      take_for_none(step.state, disc);
      break;
    case QuestionAnswer::kNotYet:
    case QuestionAnswer::kNoTwenty:
      break;
  }
}

}  // namespace ringside::table
