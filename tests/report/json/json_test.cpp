// SPDX-License-Identifier: MIT
#include "report/json/json.h"

#include <doctest/doctest.h>

#include <limits>
#include <nlohmann/json.hpp>

#include "report/data/version.h"
#include "report/example_report.h"

namespace ringside {
namespace {

using Json = nlohmann::ordered_json;

Json parsed(const std::vector<PhotoReport>& reports) { return Json::parse(json_text(reports)); }
Json example() { return parsed({testing::example_report()}); }

TEST_CASE("the frame of a scored photo") {
  const Json json = example();
  CHECK(json["ringside"] == version());
  CHECK(json["photo"] == "p.jpg");
  CHECK(json["width"] == 1600);
  CHECK(json["height"] == 1400);
  CHECK(json["status"] == "scored");
  CHECK(json["warnings"].empty());
  CHECK_FALSE(json.contains("reason"));
  CHECK(json["timing_ms"].dump() == R"({"decode":90.0,"calibrate":40.0,"detect":50.0,"total":185.0})");
}

TEST_CASE("what a terminal could obey is written out, and read back as it was") {
  PhotoReport report = testing::example_report();
  const std::string name =
      "a\x7f\xc2\x80"
      "b\xc2\x9b"
      "31m\u00a0\x1b\u00e9.jpg";
  report.photo = name;
  const std::string text = json_text({report});
  CHECK(text.find("a\\u007f\\u0080b\\u009b31m\u00a0\\u001b\u00e9.jpg") != std::string::npos);
  CHECK(Json::parse(text)["photo"] == name);
}

TEST_CASE("the calibration in pixels and millimetres") {
  const Json calibration = example()["calibration"];
  CHECK(calibration["board"] == "tournament-26");
  CHECK(calibration["scale"] == "model");
  CHECK(calibration["camera_mm"] == Json({0, 0, 1000}));
  CHECK(calibration["hole"].dump() == R"({"centre_mm":[0.0,0.0],"radius_mm":17.5,"measured":true})");
  CHECK(calibration["image_from_board"].dump() == "[[2.0,0.0,800.0],[0.0,-2.0,700.0],[0.0,0.0,1.0]]");
  CHECK(calibration["deck_radius_mm"].is_null());
  const Json middle = calibration["lines"][1];
  CHECK(middle["name"] == "middle");
  CHECK(middle["radius_mm"] == 203.2);
  CHECK(middle["width_mm"] == 2.0);
  CHECK(middle["ellipse_px"][0] == 800.0);
  CHECK(middle["ellipse_px"][1] == 700.0);
  CHECK(middle["ellipse_px"][2] == 406.4);
  CHECK(middle["ellipse_px"][3] == 406.4);
}

TEST_CASE("how well a line was measured, and its shape") {
  PhotoReport report = testing::example_report();
  Calibration& board = std::get<ScoredBoard>(report.outcome).calibration;
  board.lines[2].sigma = 0.1234;
  board.lines[2].coverage = 0.75;
  board.lines[2].harmonics = {0, 0, 0.0504, -0.2, 0, 0, 0, 1};
  board.deck_measured = true;
  const Json calibration = parsed({report})["calibration"];
  const Json outer = calibration["lines"][2];
  CHECK(outer["sigma_mm"] == 0.123);
  CHECK(outer["coverage"] == 0.75);
  CHECK(outer["harmonics_mm"].dump() == "[0.0,0.0,0.05,-0.2,0.0,0.0,0.0,1.0]");
  CHECK(calibration["deck_radius_mm"] == 330.2);
}

TEST_CASE("the map from the board is not rounded, and its last entry is 1") {
  PhotoReport report = testing::example_report();
  Homography& image_from_board = std::get<ScoredBoard>(report.outcome).calibration.image_from_board;
  Mat3 matrix = image_from_board.matrix();
  matrix(2, 0) = 1.23456789e-5;
  image_from_board = Homography(Mat3(4 * matrix));
  const Json rows = parsed({report})["calibration"]["image_from_board"];
  CHECK(rows[2][0].get<double>() == doctest::Approx(1.23456789e-5).epsilon(1e-12));
  CHECK(rows[2][2] == 1.0);
  CHECK(rows[0][2] == doctest::Approx(800));
}

TEST_CASE("a line off the common centre has its ellipse there") {
  PhotoReport report = testing::example_report();
  ScoredBoard& board = std::get<ScoredBoard>(report.outcome);
  board.calibration.lines[0].harmonics[0] = 0.5;  // cos 1: half a millimetre to the right
  const Json inner = parsed({report})["calibration"]["lines"][0];
  CHECK(inner["ellipse_px"][0] == 801.0);
  CHECK(inner["ellipse_px"][1] == 700.0);
}

TEST_CASE("an ellipse's angle is given once, between -90 and 90 degrees") {
  PhotoReport report = testing::example_report();
  Homography& image_from_board = std::get<ScoredBoard>(report.outcome).calibration.image_from_board;
  const Homography upright = image_from_board;
  Mat3 stretched = Mat3::Identity();
  stretched(0, 0) = 2;
  for (const double expected : {-89.0, -30.0, 0.0, 60.0, 89.0}) {
    image_from_board = Homography::rotation(radians(expected)) * Homography(stretched) * upright;
    const Json ellipse = parsed({report})["calibration"]["lines"][0]["ellipse_px"];
    CHECK(ellipse[4].get<double>() == doctest::Approx(expected));
  }
}

TEST_CASE("a quadrant line runs outward in pixels, and is null when it was not found") {
  PhotoReport report = testing::example_report();
  std::get<ScoredBoard>(report.outcome).calibration.quadrant_lines[2].reset();
  const Json lines = parsed({report})["calibration"]["quadrant_lines_px"];
  REQUIRE(lines.size() == 4);
  CHECK(lines[0].dump() == "[1087.37,412.63,1231.05,268.95]");
  CHECK(lines[2].is_null());
}

TEST_CASE("a disc's fields") {
  const Json disc = example()["discs"][0];
  CHECK(disc["id"] == 1);
  CHECK(disc["team"] == "black");
  CHECK(disc["colour"] == "#1c1b0a");
  CHECK(disc["base_px"].dump() == "[860.0,620.0]");
  CHECK(disc["base_mm"].dump() == "[30.0,40.0]");
  CHECK(disc["top_px"].dump() == "[862.0,620.0]");
  CHECK(disc["top_radius_px"] == 31.8);
  CHECK(disc["zone"] == 15);
  CHECK(disc["line"] == "inner");
  CHECK(disc["margin_mm"] == 34.7);
  CHECK(disc["sigma_mm"] == 0.3);
  CHECK(disc["call"] == "clear");
  CHECK(disc["other_zone"] == 10);
  CHECK(disc["in_hole"] == "none");
  CHECK(disc["confidence"] == 0.98);
  CHECK(disc["leans"] == false);
  CHECK(disc["stacked"] == false);
}

TEST_CASE("the round") {
  const Json json = example();
  CHECK(json["totals"].dump() ==
        R"({"black":{"board":15,"twenties":1,"total":35},"red":{"board":10,"twenties":0,"total":10}})");
  CHECK(json["round"].dump() == R"({"winner":"black","difference":25,"points":{"black":2,"red":0}})");
  CHECK(json["too_close"] == Json({2}));
  CHECK(json["discs"][1]["call"] == "too close");
}

TEST_CASE("a tie has no winner and an empty board no points") {
  const Json round = parsed({testing::report_of(testing::scored_board({}, {}))})["round"];
  CHECK(round["winner"].is_null());
  CHECK(round["points"].is_object());
}

TEST_CASE("three colours have totals but no round") {
  const auto twenties = std::map<std::string, int>{{"black", 1}, {"red", 1}, {"white", 0}};
  const Json json = parsed({testing::report_of(testing::scored_board({}, twenties))});
  CHECK(json["totals"].size() == 3);
  CHECK(json["round"].is_null());
}

TEST_CASE("quadrant lines of which none was seen are unknown") {
  PhotoReport report = testing::example_report();
  CHECK(parsed({report})["calibration"]["quadrants"] == "measured");
  std::get<ScoredBoard>(report.outcome).calibration.quadrant_lines = {};
  CHECK(parsed({report})["calibration"]["quadrants"] == "unknown");
}

TEST_CASE("a refused photo says why and nothing about a board") {
  const Json json = parsed({testing::refused_report()});
  CHECK(json["status"] == "refused");
  CHECK(json["reason"] == "no board found; show the whole board");
  CHECK(json["warnings"] == Json({"the picture is dark"}));
  CHECK(json["width"].is_null());
  CHECK_FALSE(json.contains("calibration"));
  CHECK_FALSE(json.contains("totals"));
}

TEST_CASE("a refused photo says what was seen of a board, and what is missing") {
  const Json seen = parsed({testing::refused_report()})["seen"];
  CHECK(seen["missing"] == Json({"inner line"}));
  REQUIRE(seen["circles"].size() == 5);
  CHECK(seen["circles"][0]["name"] == "middle");
  CHECK(seen["circles"][4]["name"].is_null());
  CHECK(seen["circles"][4]["coverage"] == 0.7);
  const Calibration board = testing::example_board();
  const Vec2 middle = board.image_from_board * Vec2::Zero();
  CHECK(seen["circles"][0]["ellipse_px"][0].get<double>() == doctest::Approx(middle.x()).epsilon(0.01));
  CHECK(seen["quadrant_lines_px"][0].size() == 4);
  CHECK(seen["pegs_px"].size() == 1);
}

TEST_CASE("a file that is no picture shows nothing of a board") {
  PhotoReport report = testing::refused_report();
  report.outcome = Refusal{Refusal::Cause::kNoPicture, "no picture"};
  CHECK(parsed({report})["seen"].is_null());
}

TEST_CASE("one photo is an object, several are an array in the same order") {
  CHECK(example().is_object());
  const Json both = parsed({testing::refused_report(), testing::example_report()});
  REQUIRE(both.is_array());
  CHECK(both[0]["photo"] == "q.jpg");
  CHECK(both[1]["photo"] == "p.jpg");
}

TEST_CASE("any file name gives valid JSON") {
  PhotoReport report = testing::refused_report();
  report.photo = std::string("a\xff\"\n\xc3.jpg");
  CHECK(parsed({report})["photo"] == "a\ufffd\"\n\ufffd.jpg");
}

TEST_CASE("what could not be computed is null, and there is no negative zero") {
  PhotoReport report = testing::example_report();
  ScoredBoard& board = std::get<ScoredBoard>(report.outcome);
  board.discs[0].line.margin = std::numeric_limits<double>::quiet_NaN();
  board.discs[1].line.margin = -0.001;
  const Json discs = parsed({report})["discs"];
  CHECK(discs[0]["margin_mm"].is_null());
  CHECK(discs[1]["margin_mm"].dump() == "0.0");
}

}  // namespace
}  // namespace ringside
