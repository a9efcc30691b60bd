// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "flow/judged_photos.h"
#include "flow/photo_flow.h"
#include "report/example_report.h"

namespace ringside {
namespace {

// A photo that was measured: black 15, red 10 that may be 15, and a red disc that may lie in the hole.
FlowResult measured_photo() {
  Detection detection;
  detection.discs = {testing::full_disc(1, {30, 40}, "black"), testing::full_disc(2, {84.9, 0}, "red")};
  detection.maybe_in_hole = "red";
  FlowResult result;
  result.report.photo = "p.jpg";
  result.measured = {testing::example_board(), detection};
  return result;
}

FlowResult counted(const FlowOptions& options) {
  FlowResult result = measured_photo();
  count_again(result, options);
  return result;
}

FlowOptions ruling(const Rulings& rulings, const std::map<std::string, int>& twenties = {}) {
  FlowOptions options;
  options.rulings = rulings;
  options.twenties = twenties;
  return options;
}

TEST_CASE("what was measured is counted by the options that are given") {
  const FlowResult plain = counted({});
  REQUIRE(plain.report.scored() != nullptr);
  CHECK(plain.report.scored()->totals.at("red").board == 10);
  CHECK(plain.report.scored()->maybe_in_hole == "red");
  CHECK(plain.report.warnings.size() == 1);

  const FlowResult ruled = counted(ruling({{2, Call::kClear}}, {{"red", 1}}));
  CHECK(ruled.report.scored()->totals.at("red").total() == 35);
  CHECK_FALSE(ruled.report.scored()->maybe_in_hole);
  CHECK(ruled.report.warnings.empty());
}

// Black 15, red 10, and what may be another red disc in the 10.
FlowResult photo_with_maybe_disc() {
  Detection detection;
  detection.discs = {testing::full_disc(1, {30, 40}, "black"), testing::full_disc(2, {0, -150}, "red")};
  detection.maybe_discs = {testing::full_disc(3, {100, 110}, "red")};
  FlowResult result;
  result.measured = {testing::example_board(), detection};
  return result;
}

TEST_CASE("what may be a disc is asked about and counts as none") {
  FlowResult result = photo_with_maybe_disc();
  count_again(result, {});
  const ScoredBoard& board = *result.report.scored();
  CHECK(board.discs.size() == 2);
  CHECK(board.totals.at("red").board == 10);
  REQUIRE(board.maybe_discs.size() == 1);
  CHECK(is_open(board));
  REQUIRE(board.open);
  CHECK(board.open->winner_is_open());
  REQUIRE(result.report.warnings.size() == 1);
  CHECK(result.report.warnings[0] ==
        "may be a red disc in the 10 between 1 and 2 o'clock: is it one? "
        "Add --rulings 3=disc if it is, 3=none if it is not");
}

TEST_CASE("people say whether it is a disc, and what it is worth") {
  const auto board_ruled = [](const RulingWord& word) {
    FlowResult result = photo_with_maybe_disc();
    count_again(result, ruling({{3, word}}));
    REQUIRE(result.report.scored() != nullptr);
    CHECK(result.report.warnings.empty());
    CHECK_FALSE(is_open(*result.report.scored()));
    return *result.report.scored();
  };
  const ScoredBoard yes = board_ruled(Existence::kDisc);
  CHECK(yes.discs.size() == 3);
  CHECK(yes.totals.at("red").board == 20);
  CHECK(yes.maybe_discs.at(0).is_disc == true);
  CHECK(board_ruled(15).totals.at("red").board == 25);
  CHECK(board_ruled(Call::kTouching).totals.at("red").board == 15);  // the middle line
  for (const RulingWord& no : {RulingWord(Existence::kNone), RulingWord(0)}) {
    const ScoredBoard none = board_ruled(no);
    CHECK(none.discs.size() == 2);
    CHECK(none.totals.at("red").board == 10);
    CHECK(none.maybe_discs.at(0).is_disc == false);
  }
}

TEST_CASE("that a disc is one is ruled only where it was asked, and messages count all") {
  FlowResult result = photo_with_maybe_disc();
  count_again(result, ruling({{2, Existence::kNone}}));
  REQUIRE(result.report.refused() != nullptr);
  CHECK(result.report.refused()->reason.find("whether disc 2 is one is no question") == 0);
  count_again(result, ruling({{4, Existence::kNone}}));
  CHECK(result.report.refused()->reason.find("discs are 1 to 3") != std::string::npos);
}

TEST_CASE("photos that are judged together keep the question and take the ruling") {
  FlowResult result = photo_with_maybe_disc();
  count_again(result, without_rulings(ruling({{3, Existence::kDisc}})));
  CHECK(result.report.warnings.empty());  // whoever judges says it
  const JudgedPhotos asked = judge_together({{"p.jpg", ""}}, {result}, {});
  CHECK(is_open(asked.judgement.board));
  const CallEvidence evidence =
      evidence_of(asked, asked.judgement.board.maybe_discs.at(0), FlowOptions{}, UtcTime{});
  CHECK(evidence.views.size() == 1);
  CHECK(evidence.question == "3 may be a red disc in the 10 between 1 and 2 o'clock: is it one?");
  const JudgedPhotos told = judge_together({{"p.jpg", ""}}, {result}, ruling({{3, Existence::kDisc}}));
  CHECK(told.judgement.board.totals.at("red").board == 20);
}

TEST_CASE("counting again forgets the counting before") {
  FlowResult result = counted(ruling({{2, Call::kClear}}));
  count_again(result, {});
  CHECK(result.report.scored()->totals.at("red").board == 10);
  CHECK(result.report.warnings.size() == 1);
}

TEST_CASE("a ruling on a disc that is not there is a refusal until it is taken back") {
  FlowResult result = counted(ruling({{7, Call::kClear}}));
  REQUIRE(result.report.refused() != nullptr);
  CHECK(result.report.refused()->reason.find("there is no disc 7") == 0);
  count_again(result, {});
  CHECK(result.report.scored() != nullptr);
}

TEST_CASE("a photo that was refused stays so") {
  FlowResult result;
  result.report.outcome = Refusal{Refusal::Cause::kNotScorable, "no board; show it"};
  count_again(result, {});
  CHECK(result.report.refused() != nullptr);
}

TEST_CASE("stages are told as they begin, and a photo that cannot be had is a refusal") {
  std::vector<std::string> stages;
  const FlowResult result = score_photo(
      "gone.jpg", []() -> Photo { throw UnreadableFile("no such file; check the name"); }, {},
      [&](std::string_view stage) { stages.emplace_back(stage); });
  CHECK(stages.empty());
  REQUIRE(result.report.refused() != nullptr);
  CHECK(result.report.refused()->cause == Refusal::Cause::kUnusableFile);
  CHECK(result.report.photo == "gone.jpg");

  const auto grey = [] { return Photo{cv::Mat(300, 400, CV_8UC3, cv::Scalar(128, 128, 128)), {}, "grey"}; };
  const FlowResult none =
      score_photo("grey", grey, {}, [&](std::string_view stage) { stages.emplace_back(stage); });
  CHECK(stages == std::vector<std::string>{"board"});
  CHECK(none.report.refused() != nullptr);
  CHECK(none.pixels.cols == 400);
}

}  // namespace
}  // namespace ringside
