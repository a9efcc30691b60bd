// SPDX-License-Identifier: MIT
#include "calibration/file/calibration_file.h"

#include <doctest/doctest.h>

#include <sstream>

#include "calibration/version_1_file.h"
#include "drawing/view.h"
#include "geometry/apart.h"
#include "support/error_message.h"
#include "support/temp_folder.h"

namespace ringside {
namespace {

using test::apart;
using test::entries_apart;

// Every field differs from its default and from every other.
Calibration example() {
  const drawing::View view = drawing::look_from({.tilt_deg = 12, .roll_deg = 3, .looked_at = {5, -8}});
  Calibration c;
  c.board = "tournament-26";
  c.scale = ScaleSource::kModel;
  c.width = view.width;
  c.height = view.height;
  c.image_from_board = view.image_from_board();
  for (std::size_t i = 0; i < c.lines.size(); ++i) {
    const auto k = static_cast<double>(i + 1);
    c.lines[i] = {
        101.6123456 * k, {0.1 * k, -0.2, 0.03, 0.04, 0.05, 0.06, 0.07, 0.08}, 1.6 + 0.1 * k, 0.11 * k,
        0.9 - 0.01 * k,  LinePrior{{2.2 + 0.01 * k, 1.01 * k}, 0.071 * k},    kLineKinds[i]};
  }
  c.quadrant_lines[1] = QuadrantLine{{-143.1, 143.2}, {-215.3, 215.4}};
  c.quadrant_lines[3] = QuadrantLine{{143.5, -143.6}, {215.7, -215.8}};
  c.hole = {{{0.31, -0.42}, 17.43}, true};
  c.pegs = {{{94.1, 38.9}, 3.61, 0.27}, {{-38.7, 94.2}, 3.62, 0.31}};
  c.empty_hole = EmptyHolePicture{};
  for (std::size_t i = 0; i < EmptyHolePicture::kSide * EmptyHolePicture::kRowBytes; ++i)
    c.empty_hole->rgb.push_back(static_cast<std::uint8_t>(i % 251));
  c.deck_radius = 330.9;
  c.deck_measured = true;
  c.camera = {view.camera, 0.03, "exif", view.eye(), view.pose.tilt()};
  c.residual_px = 0.21;
  c.residual_mm = 0.19;
  c.line_points = 1071;
  c.outer_line_in_picture = 0.97;
  c.photos = {{"round: 1 \"final\".jpg", std::string(64, 'a')}, {"2.png", ""}};
  c.made = UtcTime(std::chrono::seconds(1795183389));
  c.lens =
      Lens{view.width, view.height, {1234.5, {641.5, 478.25}}, {-0.08, 0.011, 2e-4, -3e-4, 0.001}, 0.0012};
  return c;
}

std::string written(const Calibration& calibration) {
  std::ostringstream out;
  write_calibration(calibration, out);
  return out.str();
}

Calibration read(const std::string& yaml) {
  const test::TempFolder folder;
  return read_calibration(folder.write("camera.yaml", yaml));
}

constexpr double kLength = 1e-5;  // mm: nine digits of lengths below a metre

void check_same(const Line& actual, const Line& expected) {
  CHECK(actual.radius == doctest::Approx(expected.radius).epsilon(1e-8));
  CHECK(actual.width == doctest::Approx(expected.width).epsilon(1e-8));
  CHECK(actual.sigma == doctest::Approx(expected.sigma).epsilon(1e-8));
  CHECK(actual.coverage == doctest::Approx(expected.coverage).epsilon(1e-8));
  for (std::size_t i = 0; i < expected.harmonics.size(); ++i)
    CHECK(actual.harmonics[i] == doctest::Approx(expected.harmonics[i]).epsilon(1e-8));
  CHECK(actual.kind == expected.kind);
  REQUIRE(actual.prior.has_value() == expected.prior.has_value());
  if (!expected.prior) return;
  CHECK(actual.prior->width.value == doctest::Approx(expected.prior->width.value).epsilon(1e-8));
  CHECK(actual.prior->width.sigma == doctest::Approx(expected.prior->width.sigma).epsilon(1e-8));
  CHECK(actual.prior->shape_sigma == doctest::Approx(expected.prior->shape_sigma).epsilon(1e-8));
}

void check_same(const CameraEstimate& actual, const CameraEstimate& expected) {
  CHECK(actual.intrinsics.focal_px == doctest::Approx(expected.intrinsics.focal_px).epsilon(1e-8));
  CHECK(apart(actual.intrinsics.principal_point, expected.intrinsics.principal_point, kLength) == "");
  CHECK(actual.focal_relative_sigma == doctest::Approx(expected.focal_relative_sigma));
  CHECK(actual.focal_source == expected.focal_source);
  CHECK(entries_apart(actual.centre, expected.centre, 1e-3) == "");
  CHECK(actual.tilt == doctest::Approx(expected.tilt).epsilon(1e-6));
}

void check_same(const Lens& actual, const Lens& expected) {
  CHECK(actual.width == expected.width);
  CHECK(actual.height == expected.height);
  CHECK(actual.pinhole.focal_px == doctest::Approx(expected.pinhole.focal_px).epsilon(1e-8));
  CHECK(apart(actual.pinhole.principal_point, expected.pinhole.principal_point, kLength) == "");
  for (std::size_t i = 0; i < expected.distortion.size(); ++i)
    CHECK(actual.distortion[i] == doctest::Approx(expected.distortion[i]).epsilon(1e-8));
  CHECK(actual.focal_relative_sigma == doctest::Approx(expected.focal_relative_sigma));
}

TEST_CASE("what is written is read back, every field of it") {
  const Calibration c = example();
  const Calibration back = read(written(c));
  CHECK(back.board == c.board);
  CHECK(back.scale == c.scale);
  CHECK(back.width == c.width);
  CHECK(back.height == c.height);
  for (const Vec2& p : {Vec2(0, 0), Vec2(300, 0), Vec2(-200, 250)})
    CHECK(apart(back.image_from_board * p, c.image_from_board * p, 1e-5) == "");  // pixels
  for (std::size_t i = 0; i < c.lines.size(); ++i) check_same(back.lines[i], c.lines[i]);
  for (std::size_t i = 0; i < c.quadrant_lines.size(); ++i) {
    CAPTURE(i);
    REQUIRE(back.quadrant_lines[i].has_value() == c.quadrant_lines[i].has_value());
    if (!c.quadrant_lines[i]) continue;
    CHECK(apart(back.quadrant_lines[i]->start, c.quadrant_lines[i]->start, kLength) == "");
    CHECK(apart(back.quadrant_lines[i]->end, c.quadrant_lines[i]->end, kLength) == "");
  }
  CHECK(apart(back.hole.rim.centre, c.hole.rim.centre, kLength) == "");
  CHECK(back.hole.rim.radius == doctest::Approx(c.hole.rim.radius));
  CHECK(back.hole.measured == c.hole.measured);
  REQUIRE(back.empty_hole.has_value());
  CHECK(back.empty_hole->rgb == c.empty_hole->rgb);
  CHECK(back.deck_radius == doctest::Approx(c.deck_radius));
  CHECK(back.deck_measured == c.deck_measured);
  REQUIRE(back.pegs.size() == c.pegs.size());
  for (std::size_t i = 0; i < c.pegs.size(); ++i) {
    CHECK(apart(back.pegs[i].foot, c.pegs[i].foot, kLength) == "");
    CHECK(back.pegs[i].radius == doctest::Approx(c.pegs[i].radius));
    CHECK(back.pegs[i].sigma == doctest::Approx(c.pegs[i].sigma));
  }
  check_same(back.camera, c.camera);
  CHECK(back.residual_px == doctest::Approx(c.residual_px));
  CHECK(back.residual_mm == doctest::Approx(c.residual_mm));
  CHECK(back.outer_line_in_picture == doctest::Approx(c.outer_line_in_picture));
  CHECK(back.line_points == c.line_points);
  CHECK(back.made == c.made);
  REQUIRE(back.photos.size() == 2);
  for (std::size_t i = 0; i < 2; ++i) {
    CHECK(back.photos[i].file == c.photos[i].file);
    CHECK(back.photos[i].sha256 == c.photos[i].sha256);
  }
  REQUIRE(back.lens);
  check_same(*back.lens, *c.lens);
}

TEST_CASE("every block of the file says what it is") {
  std::istringstream lines(written(example()));
  std::string last;
  int blocks = 0;
  for (std::string line; std::getline(lines, line); last = line) {
    if (last.empty() && ++blocks) CHECK(line.starts_with("# "));
  }
  CHECK(blocks == 11);
}

TEST_CASE("what was not known stays unknown") {
  Calibration c = example();
  c.board.clear();
  c.scale = ScaleSource::kMeasured;
  c.deck_measured = c.hole.measured = false;
  c.quadrant_lines = {};
  c.lens.reset();
  c.pegs.clear();
  c.empty_hole.reset();
  c.made.reset();
  c.photos.clear();
  const Calibration back = read(written(c));
  CHECK(back.board.empty());
  CHECK(back.scale == ScaleSource::kMeasured);
  CHECK_FALSE(back.deck_measured);
  CHECK_FALSE(back.hole.measured);
  CHECK_FALSE(back.empty_hole);
  CHECK_FALSE(back.lens);
  CHECK_FALSE(back.made);
  CHECK(back.photos.empty());
  for (const auto& line : back.quadrant_lines) CHECK_FALSE(line);
}

TEST_CASE("a file written twice is the same file") {
  CHECK(written(read(written(example()))) == written(example()));
}

// What is said about the example's file after one change to its text.
std::string error_after(const std::string& part, const std::string& replacement) {
  std::string yaml = written(example());
  const auto at = yaml.find(part);
  REQUIRE_MESSAGE(at != std::string::npos, part, " is not in the file");
  yaml.replace(at, part.size(), replacement);
  return test::error_message<ModelError>([&] { read(yaml); });
}

TEST_CASE("a file that is not quite right is refused, with the place and the reason") {
  struct Case {
    std::string part, replacement, complaint;
  };
  const Case cases[] = {
      {"picture:", "pixture:", "unknown key 'pixture'; the nearest known key is 'picture'"},
      {"ringside_calibration: 2", "ringside_calibration: 0", "'ringside_calibration' is 0"},
      {"ringside_calibration: 2", "ringside_calibration: 1", "unknown key 'pegs'"},
      {"ringside_calibration: 2", "ringside_calibration: two", "'ringside_calibration' is 'two'"},
      {"ringside_calibration: 2", "ringside_calibration: 3\nnovelty: 1",
       "made by a newer ringside (ringside_calibration is 3, this one knows 2); update ringside"},
      {"  - \"0001", "  - \"x001", "'empty_hole' must be 120 lines of 180 hexadecimal digits"},
      {"made: 2026", "made: 20026", "'made' is no time"},
      {"sha256: a", "sha256: A", "'sha256' must be 64 digits"},
      {"k1: -0.08", "k1: -8", "'lens' folds the picture over"},
      {"line_points: ", "line_points: -", "'line_points' is -1071"},
      {"name: middle", "name: inner", "must be 'middle' here: inner, middle, outer"},
      {"radius_mm: 203.2", "radius_mm: 99.2", "must be larger than that of the line before it"},
      {"width: 1280", "width: 0", "camera.yaml:"},
      {"width_mm: 1.7", "width_mm: 0", "'width_mm' is 0; give a number from 0.1"},
      {"prior: {width_mm: 2.21", "prior: {width_mm: 0", "'width_mm' is 0; give a number from 0.1"},
      {"kind: bare-border", "kind: bear-border",
       "'kind' must be 'on-deck', 'between-zones' or 'bare-border'"},
      {"scale: model", "scale: guessed", "'scale' must be 'model', 'measured' or 'assumed'"},
      {"coverage: 0.89", "coverage: 8.9", "'coverage' is 8.9; give a number from 0 to 1"},
      {"quadrant: 2", "quadrant: 5", "'quadrant' is 5"},
      {"measured: true", "measured: yes", "'measured' is 'yes'; give true or false"},
      {"image_from_board: [", "image_from_board: [0, ", "'image_from_board' has 10 values; give 9"},
      {"focal_source:", "# focal_source:", "'focal_source' is missing"},
  };
  for (const Case& c : cases) {
    CAPTURE(c.part);
    const std::string error = error_after(c.part, c.replacement);
    CHECK(doctest::String(error.c_str()) == doctest::Contains(c.complaint.c_str()));
    CHECK(doctest::String(error.c_str()) == doctest::Contains("camera.yaml:"));
  }
}

TEST_CASE("a file of version 1 is still read") {
  const Calibration c = read(test::kVersion1File);
  CHECK(c.width == 1920);
  CHECK(c.board == "tournament-26");
  CHECK(c.line(LineName::kOuter).radius == doctest::Approx(304.801632));
  CHECK(c.camera.intrinsics.focal_px == doctest::Approx(1442.1077));
  CHECK(c.residual_px == doctest::Approx(0.246117368));
  CHECK(c.residual_mm == doctest::Approx(c.residual_px / c.pixels_per_mm()));
  CHECK_FALSE(c.lens);
  CHECK_FALSE(c.made);
  REQUIRE(c.photos.size() == 1);
  CHECK(c.photos.front().file == "club-empty.jpg");
  CHECK(c.photos.front().sha256.empty());
  const Calibration again = read(written(c));
  CHECK(again.photos.front().file == c.photos.front().file);
  CHECK(apart(again.image_from_board * Vec2(200, 100), c.image_from_board * Vec2(200, 100), 1e-5) == "");
}

TEST_CASE("a file of version 1 may not hold what came later") {
  std::string yaml = test::kVersion1File;
  yaml += "  line_points: 12\n";
  const std::string error = test::error_message<ModelError>([&] { read(yaml); });
  CHECK(doctest::String(error.c_str()) == doctest::Contains("unknown key 'line_points'"));
}

TEST_CASE("a file with two lines is refused") {
  std::string yaml = written(example());
  const auto from = yaml.find("  - name: outer"), to = yaml.find("\n\n", from);
  REQUIRE(to != std::string::npos);
  yaml.erase(from, to - from);
  const std::string error = test::error_message<ModelError>([&] { read(yaml); });
  CHECK(doctest::String(error.c_str()) ==
        doctest::Contains("'lines' must list the inner, the middle and the outer line"));
}

TEST_CASE("a matrix that no camera can have is refused") {
  // The identity is a mirror: the board's y axis would point down in the picture.
  for (const Mat3& broken : {Mat3(Mat3::Zero()), Mat3(Mat3::Identity()), Mat3(Mat3::Ones())}) {
    Calibration c = example();
    c.image_from_board = Homography(broken);
    const std::string error = test::error_message<ModelError>([&] { read(written(c)); });
    CHECK(doctest::String(error.c_str()) ==
          doctest::Contains("'image_from_board' is no view that a camera can have"));
  }
  CHECK(error_after("image_from_board: [", "image_from_board: [.nan, ") != "(no error)");
}

}  // namespace
}  // namespace ringside
