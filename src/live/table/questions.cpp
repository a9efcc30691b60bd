// SPDX-License-Identifier: MIT
#include "live/table/questions.h"

#include <algorithm>

#include "live/table/question_words.h"
#include "report/words/maybe_text.h"

namespace ringside::table {
namespace {

auto is_of(QuestionKind kind) {
  return [kind](const OpenQuestion& question) { return question.kind == kind; };
}

template <typename IsOne>
bool any_question(const TableState& state, const IsOne& is_one) {
  return std::any_of(state.round.questions.begin(), state.round.questions.end(), is_one);
}

void ask(Step& step, OpenQuestion question) {
  TableState& state = step.state;
  question.id = ++state.last_question;
  const std::string text = text_of(question);
  state.round.questions.push_back(std::move(question));
  report(step, event(step, EventKind::kQuestion, text));
}

}  // namespace

std::optional<std::string> team_of_open_twenty(const TableState& state) {
  std::optional<std::string> team;
  for (const OpenQuestion& question : state.round.questions)
    if (question.kind == QuestionKind::kTwenty) team = question.team;
  return team;
}

bool twenty_is_open(const TableState& state) { return any_question(state, is_of(QuestionKind::kTwenty)); }

bool lifted_disc_is_open(const TableState& state) {
  return any_question(state, is_of(QuestionKind::kCameBack));
}

void ask_whether_all_shot(Step& step, const std::string& why) {
  ask(step, {.kind = QuestionKind::kAllShot, .why = why});
}

void ask_about_hole(Step& step, const std::string& team) {
  ask(step, {.kind = QuestionKind::kTwenty, .team = team});
}

void ask_what_was_lifted(Step& step) {
  std::erase_if(step.state.round.questions, [](const OpenQuestion& question) {
    return question.kind == QuestionKind::kAllShot || question.kind == QuestionKind::kNotCounted;
  });
  ask(step, {.kind = QuestionKind::kCameBack});
}

void ask_whether_cleared(Step& step) {
  if (any_question(step.state, is_of(QuestionKind::kCleared))) return;
  ask(step, {.kind = QuestionKind::kCleared,
             .shots_seen = step.state.round.shots.seen,
             .shots_in_round = *step.match.shots_in_round()});
}

void withdraw_whether_cleared(TableState& state) {
  std::erase_if(state.round.questions, is_of(QuestionKind::kCleared));
}

void ask_about_maybe_discs(Step& step) {
  auto& questions = step.state.round.questions;
  const DiscMemory& memory = step.state.memory;
  const auto is_about = [](int id) {
    return [id](const OpenQuestion& question) {
      return question.kind == QuestionKind::kMaybeDisc && question.disc == id;
    };
  };
  std::erase_if(questions, [&](const OpenQuestion& question) {
    return question.kind == QuestionKind::kMaybeDisc &&
           std::none_of(memory.maybe.begin(), memory.maybe.end(),
                        [&](const TableDisc& maybe) { return maybe.scored.disc.id == question.disc; });
  });
  for (const TableDisc& maybe : memory.open_maybe()) {
    const int id = maybe.scored.disc.id;
    if (any_question(step.state, is_about(id))) continue;
    ask(step, {.kind = QuestionKind::kMaybeDisc,
               .why = maybe_question(maybe.scored, calibration_of(step)),
               .disc = id});
  }
}

bool stands(const OpenQuestion& question, const TableState& state) {
  return question.kind != QuestionKind::kMaybeDisc || state.memory.find_open_maybe(question.disc) != nullptr;
}

void ask_to_count(Step& step, const std::string& why) {
  const auto is_the_same = [&](const OpenQuestion& question) {
    return question.kind == QuestionKind::kNotCounted && question.why == why;
  };
  if (any_question(step.state, is_the_same)) return;
  ask(step, {.kind = QuestionKind::kNotCounted, .why = why});
}

}  // namespace ringside::table
