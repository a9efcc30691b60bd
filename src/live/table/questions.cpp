// SPDX-License-Identifier: MIT
#include "live/table/questions.h"

#include <algorithm>

#include "live/table/edits.h"
#include "live/table/rounds.h"

namespace ringside::table {
namespace {

const char* const kCount = "count it";
const char* const kNotYet = "not yet";
const char* const kTwenty = "a twenty";
const char* const kNoTwenty = "no";
const char* const kCameBack = "the one that came back";
const char* const kRoundIsOver = "the round is over";

bool offers(const TableQuestion& question, const std::string& answer) {
  return std::find(question.answers.begin(), question.answers.end(), answer) != question.answers.end();
}

bool asks_whether_cleared(const TableQuestion& question) {
  return offers(question, kNotYet) && offers(question, kRoundIsOver);
}

template <typename IsOne>
bool any_question(const TableState& state, const IsOne& is_one) {
  return std::any_of(state.round.questions.begin(), state.round.questions.end(), is_one);
}

void ask(Step& step, const std::string& text, std::vector<std::string> answers, std::string team = {}) {
  TableState& state = step.state;
  state.round.questions.push_back({++state.last_question, text, std::move(answers), std::move(team)});
  report(step, event(step, EventKind::kQuestion, text));
}

}  // namespace

std::optional<std::string> team_of_open_twenty(const TableState& state) {
  std::optional<std::string> team;
  for (const TableQuestion& question : state.round.questions)
    if (!question.team.empty()) team = question.team;
  return team;
}

bool twenty_is_open(const TableState& state) { return team_of_open_twenty(state).has_value(); }

bool lifted_disc_is_open(const TableState& state) {
  return any_question(state, [](const TableQuestion& question) { return offers(question, kCameBack); });
}

void ask_whether_over(Step& step) {
  RoundInPlay& round = step.state.round;
  if (!all_likely_shot(step) || round.asked_whether_over) return;
  round.asked_whether_over = true;
  const std::string reason = reason_not_to_count(step, scored_board(step, board_now(step)));
  ask(step, "all discs are shot" + (reason.empty() ? "" : "; but " + reason) + "; count the round?",
      reason.empty() ? std::vector<std::string>{kCount, kNotYet} : std::vector<std::string>{kNotYet, kCount});
}

void ask_about_hole(Step& step, const std::string& team) {
  ask(step, "did " + team + "'s disc fall into the hole? There it looks just like the floor",
      {kTwenty, kNoTwenty}, team);
}

void ask_what_was_lifted(Step& step) {
  std::erase_if(step.state.round.questions,
                [](const TableQuestion& question) { return offers(question, kCount); });
  ask(step,
      "a disc had left the deck and come back, then one was lifted: was it that one, which does not count?",
      {kCameBack, kRoundIsOver});
}

void ask_whether_cleared(Step& step) {
  if (any_question(step.state, asks_whether_cleared)) return;
  ask(step,
      "the board is empty after " + std::to_string(step.state.round.shots.seen) + " of " +
          std::to_string(*step.match.shots_in_round()) + " shots; is the round over?",
      {kNotYet, kRoundIsOver});
}

void withdraw_whether_cleared(TableState& state) {
  std::erase_if(state.round.questions, asks_whether_cleared);
}

void ask_to_count(Step& step, const std::string& why) {
  const std::string text = "the round is not counted: " + why + "; count it now?";
  if (any_question(step.state, [&](const TableQuestion& question) { return question.text == text; })) return;
  ask(step, text, {kCount, kNotYet});
}

void take_answer(Step& step, const AnswerQuestion& answer) {
  const RoundInPlay earlier = step.state.round;
  auto& questions = step.state.round.questions;
  const auto asked = std::find_if(questions.begin(), questions.end(), [&](const TableQuestion& question) {
    return question.id == answer.question;
  });
  if (asked == questions.end()) throw TableError("this question stands no longer");
  if (!offers(*asked, answer.answer))
    throw TableError("'" + answer.answer + "' is no answer to that; choose one of those given");
  const std::string team = asked->team;
  questions.erase(asked);
  if (answer.answer == kCameBack) step.state.round.before_lifting.reset();
  if (answer.answer == kCount || answer.answer == kCameBack || answer.answer == kRoundIsOver)
    count_round(step, earlier);
  if (answer.answer == kTwenty) change_twenties(step, {team, 1});
}

}  // namespace ringside::table
