// SPDX-License-Identifier: MIT
#include "web/command_json.h"

#include <doctest/doctest.h>

#include "support/error_message.h"
#include "support/has.h"

namespace ringside {
namespace {

using test::has;

std::string refusal_of(const std::string& text) {
  return test::error_message<BadCommand>([&] { command_from(text); });
}

template <typename Command>
Command read(const std::string& text) {
  return std::get<Command>(command_from(text));
}

TEST_CASE("commands of one word") {
  CHECK(std::holds_alternative<EndRound>(command_from(R"({"command":"end_round"})")));
  CHECK(std::holds_alternative<PauseTable>(command_from(R"({"command":"pause"})")));
  CHECK(std::holds_alternative<ResumeTable>(command_from(R"({"command":"resume"})")));
  CHECK(std::holds_alternative<UndoLast>(command_from(R"({"command":"undo"})")));
  CHECK(std::holds_alternative<RedoLast>(command_from(R"({"command":"redo"})")));
}

TEST_CASE("commands on discs") {
  const auto rule = read<RuleDisc>(R"({"command":"rule_disc","disc":3,"zone":10})");
  CHECK(rule.disc == 3);
  CHECK(rule.zone == 10);
  const auto add = read<AddDisc>(R"({"command":"add_disc","team":"red","base_mm":[12.5,-30]})");
  CHECK(add.team == "red");
  CHECK(add.base == Vec2(12.5, -30));
  const auto move = read<MoveDisc>(R"({"command":"move_disc","disc":3,"base_mm":[1,2]})");
  CHECK(move.disc == 3);
  CHECK(move.base == Vec2(1, 2));
  CHECK(read<RemoveDisc>(R"({"command":"remove_disc","disc":7})").disc == 7);
  CHECK(read<RecolourDisc>(R"({"command":"recolour_disc","disc":7,"team":"black"})").team == "black");
}

TEST_CASE("twenties, answers and matches") {
  const auto twenties = read<ChangeTwenties>(R"({"command":"change_twenties","team":"red","by":-1})");
  CHECK(twenties.team == "red");
  CHECK(twenties.by == -1);
  const auto answer = read<AnswerQuestion>(R"({"command":"answer_question","question":2,"answer":"Yes"})");
  CHECK(answer.question == 2);
  CHECK(answer.answer == "Yes");
  const auto match = read<StartMatch>(
      R"({"command":"start_match","rules":"nca","players":[{"name":"Ann","team":"black"},
          {"name":"Zoë","team":"red"}],"rounds":4,"starter":"Ann"})");
  CHECK(match.rules == "nca");
  CHECK(match.players[1].name == "Zoë");
  CHECK(match.wishes.rounds == 4);
  CHECK_FALSE(match.wishes.target.has_value());
  CHECK(match.wishes.starter == "Ann");
}

TEST_CASE("what is no command is refused and the field is named") {
  const auto refused = [](const std::string& text, const std::string& part) {
    CHECK_MESSAGE(has(refusal_of(text), part), text << " -> " << refusal_of(text));
  };
  refused("", "not JSON");
  refused("{", "not JSON");
  refused("[1]", "object is wanted");
  refused("{}", "\"command\" is missing");
  refused(R"({"command":7})", "\"command\"");
  refused(R"({"command":"format_disk"})", "none that is known");
  refused(R"({"command":"rule_disc","disc":3})", "\"zone\" is missing");
  refused(R"({"command":"rule_disc","disc":3,"zone":12})", "\"zone\" is no zone");
  refused(R"({"command":"rule_disc","disc":0,"zone":10})", "\"disc\"");
  refused(R"({"command":"rule_disc","disc":3.5,"zone":10})", "\"disc\"");
  refused(R"({"command":"rule_disc","disc":1e300,"zone":10})", "\"disc\"");
  refused(R"({"command":"rule_disc","disc":"3","zone":10})", "\"disc\"");
  refused(R"({"command":"rule_disc","disc":3,"zone":10,"by":"me"})", "no meaning");
  refused(R"({"command":"change_twenties","team":"red","by":0})", "\"by\"");
  refused(R"({"command":"change_twenties","team":"red","by":18446744073709551615})", "\"by\"");
  refused(R"({"command":"change_twenties","team":"rde","by":1})", "red");
  refused(R"({"command":"add_disc","team":"red","base_mm":[1]})", "\"base_mm\"");
  refused(R"({"command":"add_disc","team":"red","base_mm":[1,1e9]})", "\"base_mm\"");
  refused(R"({"command":"add_disc","team":"red","base_mm":["1",2]})", "\"base_mm\"");
  refused(R"({"command":"answer_question","question":1,"answer":"a\nb"})", "\"answer\"");
}

TEST_CASE("a match from a web page can name no file of this machine") {
  for (const char* rules : {"../../etc/passwd", "/etc/x.yaml", "x.yaml", "", "NCA"}) {
    const std::string text =
        std::string(R"({"command":"start_match","players":[],"rules":")") + rules + "\"}";
    CHECK_MESSAGE(has(refusal_of(text), "\"rules\""), rules);
  }
}

TEST_CASE("what is long or deep is refused before it costs anything") {
  const std::string long_name(100, 'a');
  CHECK(has(refusal_of(R"({"command":"start_match","rules":"nca","players":[{"name":")" + long_name +
                       R"(","team":"red"}]})"),
            "\"name\""));
  CHECK(has(refusal_of(std::string(60'000, '[')), "not JSON"));
  CHECK(has(refusal_of(R"({"command":"start_match","rules":"nca","players":[1,2,3,4,5]})"), "at most 4"));
}

}  // namespace
}  // namespace ringside
