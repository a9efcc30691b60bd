// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "board/model_error.h"
#include "evaluation/photo_truth.h"
#include "support/error_message.h"
#include "support/temp_folder.h"

namespace ringside {
namespace {

using evaluation::DiscTruth;
using evaluation::PhotoTruth;
using evaluation::read_truth;

const std::string kHead = "photo: a.jpg\nsize: [1600, 1200]\n";

PhotoTruth read_text(const std::string& yaml) {
  const test::TempFolder folder;
  return read_truth(folder.write("a.yaml", yaml));
}

DiscTruth read_disc(const std::string& fields) {
  return read_text(kHead + "discs:\n  - {x: 1.5, y: 2, r: 20" + fields + "}\n").discs.at(0);
}

// Without the folder's name.
std::string complaint(const std::string& yaml) {
  const test::TempFolder folder;
  const auto file = folder.write("a.yaml", yaml);
  const std::string message = test::error_message<ModelError>([&] { read_truth(file); });
  return message.starts_with(file.string()) ? message.substr(file.string().size()) : message;
}

std::string disc_complaint(const std::string& fields) {
  return complaint(kHead + "discs:\n  - {x: 1.5, y: 2, r: 20" + fields + "}\n");
}

TEST_CASE("truth measured by hand is read") {
  const PhotoTruth truth =
      read_text(kHead +
                "board: {hole: [1, 2, 3, 3, 0]}\n"
                "discs:\n"
                "  - {x: 10, y: 20, r: 5, colour: black, team: 1, zone: 15, touching: none, margin_mm: -2.5, "
                "sure: false, optional: true, note: 'under a finger', k: [1, 2]}\n"
                "totals: {team1: 15, team2: 0, team1_colour: black, team2_colour: red}\n"
                "remarks: anything\n");
  CHECK(truth.width == 1600);
  CHECK(truth.height == 1200);
  CHECK_FALSE(truth.decoy);
  CHECK_FALSE(truth.view);
  CHECK(truth.totals == std::map<std::string, int>{{"black", 15}, {"red", 0}});
  REQUIRE(truth.discs.size() == 1);
  const DiscTruth& disc = truth.discs[0];
  CHECK(disc.top == Vec2(10, 20));
  CHECK(disc.radius == 5);
  CHECK(disc.team == "black");
  CHECK(disc.zone == 15);
  CHECK(disc.margin == -2.5);
  CHECK_FALSE(disc.sure);
  CHECK(disc.optional);
  CHECK_FALSE(disc.is_exact());
  CHECK_FALSE(disc.in_hole);
}

TEST_CASE("truth that names teams by their colours is read") {
  const PhotoTruth truth = read_text(kHead +
                                     "discs:\n"
                                     "  - {x: 10, y: 20, r: 5, team: natural, zone: 15}\n"
                                     "  - {x: 30, y: 20, r: 5, team: 1, zone: 15}\n"
                                     "totals: {natural: 15, black: 0}\n");
  CHECK(truth.totals_told);
  CHECK(truth.totals == std::map<std::string, int>{{"natural", 15}, {"black", 0}});
  REQUIRE(truth.discs.size() == 2);
  CHECK(truth.discs[0].team == "natural");
  CHECK_FALSE(truth.discs[1].team);  // a number is no colour
}

TEST_CASE("no totals are told where discs lie and no team has any") {
  const std::string disc = "discs:\n  - {x: 10, y: 20, r: 5, team: red, zone: 15}\n";
  CHECK_FALSE(read_text(kHead + disc + "totals: {}\n").totals_told);
  CHECK(read_text(kHead + "discs: []\ntotals: {}\n").totals_told);
}

TEST_CASE("exact truth is read") {
  const DiscTruth disc = read_disc(
      ", x_mm: 3, y_mm: -4, r_mm: 15.9, line: middle, margins_mm: [-1, 2, 3], in_hole: hanger, irregular: "
      "true, "
      "hidden: 0.25, rim: {bevel_mm: 1.2, bevel_deg: 45, colour: [60, 40, 26], inset_mm: 0.5}");
  CHECK(disc.foot == Vec2(3, -4));
  CHECK(disc.line == LineName::kMiddle);
  CHECK(disc.margins == std::array{-1.0, 2.0, 3.0});
  CHECK(disc.in_hole == HoleState::kHanger);
  CHECK(disc.irregular);
  CHECK(disc.hidden == 0.25);
}

TEST_CASE("what is not told is absent and not judged") {
  const DiscTruth disc = read_disc("");
  CHECK(disc.sure);
  CHECK_FALSE((disc.optional || disc.irregular || disc.is_exact() || disc.has_zone()));
  CHECK_FALSE((disc.team || disc.hidden || disc.line || disc.margin || disc.margins || disc.in_hole));
  CHECK_FALSE(read_text(kHead + "discs: []\n").totals_told);
  CHECK(read_text(kHead + "discs: []\ntotals: {}\n").totals_told);
}

TEST_CASE("in_hole is a word or, in older files, yes or no; by hand the zone says it") {
  CHECK(read_disc(", in_hole: none").in_hole == HoleState::kNone);
  CHECK(read_disc(", in_hole: flat").in_hole == HoleState::kFlat);
  CHECK(read_disc(", in_hole: true").in_hole == HoleState::kFlat);
  CHECK(read_disc(", in_hole: false, zone: 20").in_hole == HoleState::kNone);
  CHECK(read_disc(", zone: 20").in_hole == HoleState::kFlat);
  CHECK_FALSE(read_disc(", zone: 15").in_hole);
}

const std::string kEllipses =
    "  inner: [800, 700, 203, 203, 0]\n  middle: [800, 700, 406, 405, 0]\n  outer: [800, 700, 610, 600, "
    "90]\n";
const std::string kBuilt =
    "  lines:\n"
    "    - {name: inner, radius_mm: 101.6, width_mm: 1.5, harmonics_mm: [0, 0, 0, 0, 0, 0, 0, 0.1]}\n"
    "    - {name: middle, radius_mm: 203.2, width_mm: 1.6, harmonics_mm: [0, 0, 0, 0, 0, 0, 0, 0]}\n"
    "    - {name: outer, radius_mm: 304.8, width_mm: 1.7, harmonics_mm: [0, 0, 0, 0, 0, 0, 0, 0]}\n"
    "  hole_mm: [0.5, -0.5, 17]\n  deck_radius_mm: 330\n";

TEST_CASE("a board is read as it is seen and, of exact truth, as it was built") {
  const PhotoTruth seen = read_text(kHead + "discs: []\nboard:\n" + kEllipses +
                                    "  quadrant_lines: [[1, 2, 3, 4], [5, 6, 7, 8]]\n");
  REQUIRE(seen.board.seen);
  CHECK(seen.board.seen->lines[2].semi_major == 610);
  CHECK(seen.board.seen->lines[2].angle == doctest::Approx(kPi / 2));
  REQUIRE(seen.board.seen->quadrant_lines.size() == 2);
  CHECK(seen.board.seen->quadrant_lines[1].to == Vec2(7, 8));
  CHECK_FALSE(seen.board.exact);
  const PhotoTruth built = read_text(kHead + "discs: []\nboard:\n" + kBuilt + "camera_mm: [1, 2, 900]\n");
  CHECK_FALSE(built.board.seen);
  REQUIRE(built.board.exact);
  CHECK(built.board.exact->lines[0].radius == 101.6);
  CHECK(built.board.exact->lines[0].harmonics[7] == 0.1);
  CHECK(built.board.exact->lines[2].width == 1.7);
  CHECK(built.board.exact->hole.centre == Vec2(0.5, -0.5));
  CHECK(built.board.exact->deck_radius == 330);
  CHECK(built.camera == Vec3(1, 2, 900));
}

TEST_CASE("a board that cannot be read is told with its line") {
  const auto board_complaint = [](const std::string& fields) {
    return complaint(kHead + "discs: []\nboard:\n" + fields);
  };
  const auto with = [](std::string text, const std::string& what, const std::string& by) {
    return text.replace(text.find(what), what.size(), by);
  };
  CHECK(board_complaint(with(kEllipses, "203, 203, 0", "203")).starts_with(":5: 'inner' has 3 values"));
  CHECK(board_complaint(kEllipses + "  quadrant_lines: [[1, 2, 3]]\n")
            .starts_with(":8: 'quadrant_lines' has a row"));
  CHECK(board_complaint(kEllipses + "  quadrant_lines: 7\n")
            .starts_with(":8: 'quadrant_lines' must be a list"));
  CHECK(
      board_complaint(with(kBuilt, "name: inner", "name: outer")).starts_with(":6: 'name' is out of order"));
  CHECK(board_complaint(with(kBuilt, "width_mm: 1.5, ", "")).starts_with(":6: 'width_mm' is missing"));
  CHECK(board_complaint("  lines: []\n").starts_with(":5: 'hole_mm' is missing"));
  CHECK(board_complaint("  lines: []\n  hole_mm: [0, 0, 17]\n  deck_radius_mm: 330\n")
            .starts_with(":5: 'lines' has other than three lines"));
}

TEST_CASE("a decoy has no board and no discs") {
  const PhotoTruth truth = read_text(kHead + "board: none\n");
  CHECK(truth.decoy);
  CHECK(truth.discs.empty());
}

TEST_CASE("the camera of exact truth is read, with a lens that bends") {
  const std::string matrix = "image_from_board: [[2, 0, 100], [0, -2, 50], [0, 0, 1]]\n";
  const PhotoTruth straight = read_text(kHead + "discs: []\n" + matrix);
  CHECK((straight.view.value().pixel_of({10, 10}) - Vec2(120, 30)).norm() < 1e-9);
  const PhotoTruth bent = read_text(kHead + "discs: []\n" + matrix +
                                    "camera: {focal_px: 100, principal_point: [100, 50], k1: 0.5, k2: 0}\n");
  // Slope 0.2, bent by 1 + 0.5 * 0.04.
  CHECK((bent.view.value().pixel_of({10, 0}) - Vec2(100 + 20 * 1.02, 50)).norm() < 1e-9);
}

TEST_CASE("a file without size is no photo's truth") {
  const test::TempFolder folder;
  const auto video = folder.write("a.yaml", "video: a.mp4\nclips: []\n");
  CHECK_FALSE(evaluation::read_truth_if_any(video));
  CHECK(complaint("video: a.mp4\n").starts_with(": tells no size"));
}

TEST_CASE("what cannot be read is told with its line") {
  CHECK(disc_complaint(", zone: lots") == ":4: 'zone' is 'lots'; give a whole number");
  CHECK(disc_complaint(", zone: 25").starts_with(":4: 'zone' is 25"));
  CHECK(disc_complaint(", line: fourth").starts_with(":4: 'line' names no line"));
  CHECK(disc_complaint(", in_hole: unsure").starts_with(":4: 'in_hole' must be"));
  CHECK(disc_complaint(", sure: maybe").starts_with(":4: 'sure' is"));
  CHECK(disc_complaint(", x_mm: 1").starts_with(":4: 'y_mm' is missing"));
  CHECK(disc_complaint(", margins_mm: [1, 2]").starts_with(":4: 'margins_mm' has 2 values"));
  CHECK(disc_complaint(", hidden: 25").starts_with(":4: 'hidden' is 25"));
  CHECK(complaint(kHead + "discs: 7\n").starts_with(":3: 'discs' must be a list"));
  CHECK(complaint(kHead).starts_with(":1: 'discs' must be a list"));
  CHECK(complaint(kHead + "discs: [{x: 1, y: 2}]\n").starts_with(":3: 'r' is missing"));
  CHECK(
      complaint(kHead + "discs: []\nimage_from_board: [[1, 2, 3]]\n").starts_with(":4: 'image_from_board'"));
  CHECK(complaint(kHead + "discs: []\nimage_from_board: [[0, 0, 0], [0, 0, 0], [0, 0, 0]]\n")
            .starts_with(":4: 'image_from_board' has no inverse"));
  CHECK(complaint(kHead + "discs: []\ntotals: {team1: 5}\n").starts_with(":4: 'team1_colour' is missing"));
  CHECK(complaint("size: [1, 2\n").find("is not valid YAML") != std::string::npos);
  CHECK(complaint("7\n").starts_with(":1: expected"));
  CHECK(test::error_message<ModelError>([] {
          read_truth("nowhere.yaml");
        }).starts_with("nowhere.yaml: cannot be"));
}

}  // namespace
}  // namespace ringside
