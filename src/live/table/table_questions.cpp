// SPDX-License-Identifier: MIT
#include <algorithm>

#include "live/table/table.h"

// What a table asks people, and what becomes of their answers.
namespace ringside {
namespace {

const char* const kCount = "count it";
const char* const kNotYet = "not yet";
const char* const kTwenty = "a twenty";
const char* const kNoTwenty = "no";
const char* const kCameBack = "the one that came back";
const char* const kRoundIsOver = "the round is over";

bool asks(const TableQuestion& question, const std::string& answer) {
  return std::find(question.answers.begin(), question.answers.end(), answer) != question.answers.end();
}

bool asks_whether_cleared(const TableQuestion& question) {
  return asks(question, kNotYet) && asks(question, kRoundIsOver);
}

template <typename IsOne>
bool any_of(const std::vector<TableQuestion>& questions, const IsOne& is_one) {
  return std::any_of(questions.begin(), questions.end(), is_one);
}

}  // namespace

bool Table::twenty_is_open() const {
  return any_of(view_.questions, [](const TableQuestion& question) { return !question.team.empty(); });
}

// Whether the last disc was lifted because it had come back.
bool Table::lifted_disc_is_open() const {
  return any_of(view_.questions, [](const TableQuestion& question) { return asks(question, kCameBack); });
}

// As many shots were seen as the players have discs.
void Table::ask_whether_over() {
  if (!all_likely_shot() || round_.asked) return;
  round_.asked = true;
  const std::string doubt = doubt_about(board());
  ask("all discs are shot" + (doubt.empty() ? "" : "; but " + doubt) + "; count the round?",
      doubt.empty() ? std::vector<std::string>{kCount, kNotYet} : std::vector<std::string>{kNotYet, kCount});
}

// The disc that was shot lies nowhere, and the hole looks a little different.
void Table::ask_about_hole(const std::string& team) {
  ask("did " + team + "'s disc fall into the hole? There it looks just like the floor", {kTwenty, kNoTwenty});
  view_.questions.back().team = team;
}

// The board is empty now: of a disc that had to go, or because the round is over.
void Table::ask_what_was_lifted() {
  std::erase_if(view_.questions, [](const TableQuestion& question) { return asks(question, kCount); });
  ask("a disc had left the deck and come back, then one was lifted: was it that one, which does not count?",
      {kCameBack, kRoundIsOver});
}

// Hands emptied the board before all discs were shot.
void Table::ask_whether_cleared() {
  if (any_of(view_.questions, asks_whether_cleared)) return;
  ask("the board is empty after " + std::to_string(round_.shots.seen()) + " of " +
          std::to_string(*shots_in_round()) + " shots; is the round over?",
      {kNotYet, kRoundIsOver});
}

// It was not: play goes on.
void Table::withdraw_whether_cleared() { std::erase_if(view_.questions, asks_whether_cleared); }

// The round is over, but something does not go together.
void Table::ask_to_count(const std::string& why) {
  const std::string text = "the round is not counted: " + why + "; count it now?";
  if (any_of(view_.questions, [&](const TableQuestion& question) { return question.text == text; })) return;
  ask(text, {kCount, kNotYet});
}

void Table::ask(const std::string& text, std::vector<std::string> answers) {
  view_.questions.push_back({++last_question_, text, std::move(answers)});
  tell(event(EventKind::kQuestion, text));
}

void Table::carry(const AnswerQuestion& command) {
  const auto asked = std::find_if(view_.questions.begin(), view_.questions.end(),
                                  [&](const TableQuestion& q) { return q.id == command.question; });
  if (asked == view_.questions.end()) throw TableError("this question stands no longer");
  if (!asks(*asked, command.answer))
    throw TableError("'" + command.answer + "' is no answer to that; choose one of those given");
  const std::string team = asked->team;
  view_.questions.erase(asked);
  if (command.answer == kCameBack) round_.before_lifting.reset();
  if (command.answer == kCount || command.answer == kCameBack || command.answer == kRoundIsOver)
    carry(EndRound{});
  if (command.answer == kTwenty) carry(ChangeTwenties{team, 1});
}

}  // namespace ringside
