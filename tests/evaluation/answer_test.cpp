// SPDX-License-Identifier: MIT
#include "evaluation/answer.h"

#include <doctest/doctest.h>

#include <functional>
#include <nlohmann/json.hpp>

#include "report/example_report.h"
#include "report/json/json.h"
#include "support/error_message.h"

namespace ringside {
namespace {

using evaluation::Answer;
using evaluation::AnswerError;
using evaluation::read_answer;
using nlohmann::json;

TEST_CASE("what the program writes is read back") {
  const PhotoReport report = testing::example_report();
  const Answer answer = read_answer(json_text({report}));
  CHECK(answer.width == report.width);
  CHECK(answer.height == report.height);
  CHECK(answer.timing.decode_ms == doctest::Approx(90));
  CHECK(answer.timing.total_ms == doctest::Approx(185));
  REQUIRE(answer.scored());
  CHECK(answer.scored()->totals == std::map<std::string, int>{{"black", 35}, {"red", 10}});
  REQUIRE(answer.scored()->discs.size() == 3);
  const evaluation::FoundDisc& disc = answer.scored()->discs[1];
  const ScoredDisc& written = report.scored()->discs[1];
  CHECK((disc.top - written.disc.seen_top.centre).norm() < 0.01);
  CHECK((disc.base - report.scored()->calibration.image_from_board * written.disc.base).norm() < 0.01);
  CHECK(disc.team == "red");
  CHECK(disc.zone == 10);
  CHECK(disc.line.line == LineName::kInner);
  CHECK(disc.line.margin == doctest::Approx(-0.2).epsilon(0.06));
  CHECK(disc.line.sigma == doctest::Approx(written.line.sigma).epsilon(0.05));
  CHECK(disc.call == Call::kTooClose);
  CHECK(disc.too_close());
  CHECK(disc.in_hole == HoleState::kNone);
}

TEST_CASE("the board is read back") {
  PhotoReport report = testing::example_report();
  Calibration& written = std::get<ScoredBoard>(report.outcome).calibration;
  Line& middle = written.lines[1];
  middle.sigma = 0.123;
  middle.coverage = 0.75;
  middle.harmonics = {0.1, -0.2, 0.3, 0, 0, 0, 0, -0.004};
  written.quadrant_lines[3].reset();
  written.deck_measured = true;
  const Answer answer = read_answer(json_text({report}));
  const Calibration& board = answer.scored()->calibration;
  CHECK(board.image_from_board.matrix() == written.image_from_board.matrix());
  CHECK(board.lines[1].radius == 203.2);
  CHECK(board.lines[1].width == 2);
  CHECK(board.lines[1].sigma == 0.123);
  CHECK(board.lines[1].coverage == 0.75);
  CHECK(board.lines[1].harmonics == middle.harmonics);
  CHECK(board.lines[2].radius == 304.8);
  REQUIRE(board.quadrant_lines[1]);
  CHECK((board.quadrant_lines[1]->end - written.quadrant_lines[1]->end).norm() < 0.01);
  CHECK_FALSE(board.quadrant_lines[3]);
  CHECK(board.hole.rim.radius == 17.5);
  CHECK(board.hole.measured);
  CHECK(board.deck_measured);
  CHECK(board.deck_radius == 330.2);
  CHECK(board.camera.centre == Vec3(0, 0, 1000));
  written.deck_measured = false;
  CHECK_FALSE(read_answer(json_text({report})).scored()->calibration.deck_measured);
}

TEST_CASE("a refusal is read back with its reason") {
  const Answer answer = read_answer(json_text({testing::refused_report()}));
  REQUIRE(answer.refused());
  CHECK(answer.refused()->reason == "no board found; show the whole board");
  CHECK(answer.width == 0);
}

// What is said of the example's JSON after a change.
std::string complaint(const std::function<void(json&)>& change) {
  json photo = json::parse(json_text({testing::example_report()}));
  change(photo);
  return test::error_message<AnswerError>([&] { read_answer(photo.dump()); });
}

TEST_CASE("nonsense is told from an answer") {
  const auto error = [](const std::string& text) {
    return test::error_message<AnswerError>([&] { read_answer(text); });
  };
  CHECK(error("") == "is no JSON");
  CHECK(error("Segmentation fault") == "is no JSON");
  CHECK(error("[]").starts_with("is not as docs/json.md says"));
  CHECK(error("{}").find("width") != std::string::npos);
  CHECK(complaint([](json& p) { p["status"] = "maybe"; }) == "uses the unknown status 'maybe'");
  CHECK(complaint([](json& p) { p["discs"][0]["call"] = "close"; }) == "uses the unknown word 'close'");
  CHECK(complaint([](json& p) { p["discs"][0]["line"] = 7; }).find("number") != std::string::npos);
  CHECK(complaint([](json& p) { p["discs"][2].erase("base_px"); }).find("base_px") != std::string::npos);
  CHECK(complaint([](json& p) { p["discs"][2]["margin_mm"] = nullptr; }).find("null") != std::string::npos);
  CHECK(complaint([](json& p) { p["calibration"].erase("image_from_board"); }).find("image_from_board") !=
        std::string::npos);
  CHECK(complaint([](json& p) { p.erase("totals"); }).find("totals") != std::string::npos);
}

}  // namespace
}  // namespace ringside
