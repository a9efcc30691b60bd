// SPDX-License-Identifier: MIT
#include "live/table/question_json.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "live/table/question_words.h"
#include "live/table/questions.h"
#include "live/table/round_json.h"

using namespace ringside;
using Json = nlohmann::ordered_json;

namespace {

std::vector<OpenQuestion> all_questions() {
  return {{.id = 1, .kind = QuestionKind::kAllShot},
          {.id = 2, .kind = QuestionKind::kAllShot, .why = "a disc may have fallen into the hole"},
          {.id = 3, .kind = QuestionKind::kTwenty, .team = "red"},
          {.id = 4, .kind = QuestionKind::kCameBack},
          {.id = 5, .kind = QuestionKind::kCleared, .shots_seen = 7, .shots_in_round = 16},
          {.id = 6,
           .kind = QuestionKind::kNotCounted,
           .why = "more shots were seen than the players have discs"}};
}

// As versions wrote them that knew them by these words.
constexpr const char* kOldQuestions = R"([
  {"id": 1, "text": "all discs are shot; count the round?", "answers": ["count it", "not yet"], "team": ""},
  {"id": 2, "text": "all discs are shot; but a disc may have fallen into the hole; count the round?",
   "answers": ["not yet", "count it"], "team": ""},
  {"id": 3, "text": "did red's disc fall into the hole? There it looks just like the floor",
   "answers": ["a twenty", "no"], "team": "red"},
  {"id": 4, "text": "a disc had left the deck and come back, then one was lifted: was it that one, which does not count?",
   "answers": ["the one that came back", "the round is over"], "team": ""},
  {"id": 5, "text": "the board is empty after 7 of 16 shots; is the round over?",
   "answers": ["not yet", "the round is over"], "team": ""},
  {"id": 6, "text": "the round is not counted: more shots were seen than the players have discs; count it now?",
   "answers": ["count it", "not yet"], "team": ""}])";

// The same questions, put in other words.
Json with_other_words(Json json) {
  json["text"] = "Ist die Runde zu Ende?";
  for (Json& answer : json["answers"]) answer = "vielleicht";
  return json;
}

}  // namespace

TEST_CASE("a question is the same in other words, and so is the game") {
  RoundInPlay round;
  round.questions = all_questions();
  Json json = table::to_json(round);
  for (Json& question : json["questions"]) question = with_other_words(question);
  TableState state;
  state.round = table::round_from_json(json);
  CHECK(state.round.questions == all_questions());
  CHECK(table::lifted_disc_is_open(state));
  CHECK(table::team_of_open_twenty(state) == "red");
  table::withdraw_whether_cleared(state);
  CHECK(state.round.questions.size() == 5);
}

TEST_CASE("questions in files of earlier versions are known by the words of then") {
  std::vector<OpenQuestion> read;
  for (const Json& question : Json::parse(kOldQuestions))
    read.push_back(table::question_from_json(question, 0).value());
  CHECK(read == all_questions());
}

TEST_CASE("earlier versions read the words of today") {
  Json questions = Json::array();
  for (const OpenQuestion& question : all_questions()) questions.push_back(table::to_json(question));
  const Json old = Json::parse(kOldQuestions);
  REQUIRE(questions.size() == old.size());
  for (std::size_t i = 0; i < old.size(); ++i)
    for (const auto& [name, value] : old[i].items()) CHECK(questions[i].at(name) == value);
}

TEST_CASE("a question of a later version is left out") {
  Json later = table::to_json(all_questions()[0]);
  later["kind"] = "shall_we_dance";
  CHECK_FALSE(table::question_from_json(later, 1));
}

TEST_CASE("each answer is known by its words, and only for the question that offers it") {
  for (const OpenQuestion& question : all_questions()) {
    const std::vector<std::string> words = in_words(question).answers;
    const std::vector<QuestionAnswer> answers = answers_to(question);
    REQUIRE(words.size() == answers.size());
    for (std::size_t i = 0; i < words.size(); ++i) CHECK(answer_in_words(question, words[i]) == answers[i]);
    CHECK_FALSE(answer_in_words(question, "maybe"));
  }
  CHECK_FALSE(answer_in_words(all_questions()[2], "count it"));
}
