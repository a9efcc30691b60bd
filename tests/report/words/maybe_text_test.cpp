// SPDX-License-Identifier: MIT
#include "report/words/maybe_text.h"

#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "report/example_report.h"
#include "report/json/json.h"
#include "report/judgement.h"
#include "report/page/report_entry.h"
#include "report/page/report_summary.h"
#include "report/words/table.h"

namespace ringside {
namespace {

using testing::report_with_maybe_disc;
using Json = nlohmann::ordered_json;

bool tells(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

const char* const kQuestion = "may be a red disc in the 10 between 1 and 2 o'clock: is it one?";

TEST_CASE("the table asks apart from the discs that are counted, and says what hangs on it") {
  const std::string table = table_text(report_with_maybe_disc());
  CHECK(tells(table, "  may be discs, for you to decide:\n    3: " + std::string(kQuestion) +
                         " Counted as none; if it is one, +10 for red\n"));
  CHECK(tells(table, "  disc 3 decides: 15:10 if it is no disc, 15:20 if it is one (black:red)\n"));
  CHECK_FALSE(tells(table, "too close to call"));
  CHECK(tells(table, "red         0   0   1   0   0"));
}

TEST_CASE("answered, it is said in the table and asked no more") {
  const std::string yes = table_text(report_with_maybe_disc(true)),
                    no = table_text(report_with_maybe_disc(false));
  CHECK(tells(yes, "  3: a red disc, by ruling, between 1 and 2 o'clock\n"));
  CHECK(tells(yes, "red wins by 5"));
  CHECK(tells(no, "  3: no red disc, by ruling, between 1 and 2 o'clock\n"));
  CHECK(tells(no, "black wins by 5"));
  for (const std::string& text : {yes, no}) CHECK_FALSE(tells(text, "may be"));
}

TEST_CASE("ways to decide are told one by one where a call hangs on another") {
  PhotoReport report = report_with_maybe_disc();
  ScoredBoard& board = std::get<ScoredBoard>(report.outcome);
  board.discs[0].call = Call::kTooClose;
  board.discs[0].other_zone = 10;
  count_up(board, {});
  const std::string table = table_text(report);
  CHECK(tells(table, "discs 1 and 3 decide: black by 5 to red by 10 (black:red)\n"));
  CHECK(tells(table, "    15:20 when disc 1 is clear, 3 is a disc\n"));
}

TEST_CASE("a photo's JSON lists what may be a disc with its place and the answer to it") {
  const Json open = to_json(report_with_maybe_disc());
  REQUIRE(open.at("maybe_discs").size() == 1);
  const Json& maybe = open.at("maybe_discs").at(0);
  CHECK(maybe.at("id") == 3);
  CHECK(maybe.at("team") == "red");
  CHECK(maybe.at("is_disc").is_null());
  CHECK(maybe.at("worths") == Json{0, 10});
  CHECK(maybe.at("clock") == Json{1, 2});
  CHECK(maybe.at("base_mm") == Json{100, 110});
  CHECK(open.at("discs").size() == 2);
  CHECK(open.at("open_calls").at("deciding") == Json{3});
  CHECK(open.at("open_calls").at("outcomes").at(1).at("zones").at(0) == Json{{"disc", 3}, {"zone", 10}});
  const Json told = to_json(report_with_maybe_disc(true));
  CHECK(told.at("maybe_discs").at(0).at("is_disc") == true);
  CHECK(told.at("discs").size() == 3);
  CHECK(told.at("open_calls").is_null());
}

TEST_CASE("a judgement asks, too, in words and JSON") {
  const PhotoReport report = report_with_maybe_disc();
  Judgement judgement{.photos = {{"p.jpg", "ab"}}, .board = *report.scored()};
  judgement.maybe_discs = judgement.board.maybe_discs;
  const std::string text = judgement_text(judgement);
  CHECK(tells(text, "  3: " + std::string(kQuestion)));
  CHECK_FALSE(tells(text, "the nearest"));
  CHECK(Json::parse(judgement_json(judgement)).at("maybe_discs").size() == 1);
}

TEST_CASE("a report's entry shows it among the calls, and the report counts it as open") {
  EntryFacts facts{.number = 1, .sha256 = "", .made_with = ""};
  facts.pictures.calls = {{.disc = 3, .evidence = "e.png", .thumbnail = "t.jpg"}};
  const Json entry = entry_json(report_with_maybe_disc(), facts);
  CHECK(entry.at("calls").at(0).at("call") == "3 " + std::string(kQuestion));
  CHECK(entry.at("result") == "winner still open");
  CHECK(number_of_open_calls(entry.at("scoring")) == 1);
  CHECK(summary_of({entry}).with_open_calls == 1);
  const Json told =
      entry_json(report_with_maybe_disc(false), EntryFacts{.number = 1, .sha256 = "", .made_with = ""});
  CHECK_FALSE(has_open_calls(told.at("scoring")));
}

}  // namespace
}  // namespace ringside
