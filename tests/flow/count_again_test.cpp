// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

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
