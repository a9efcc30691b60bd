// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "plans/scene_file.h"

namespace ringside::plans {
namespace {

using test::complaint_about;

struct Case {
  std::string yaml;
  std::string complaint;
};

void check_all(const std::vector<Case>& cases) {
  for (const Case& c : cases) {
    CAPTURE(c.yaml);
    CHECK(complaint_about(c.yaml) == c.complaint);
  }
}

// About the third disc of a file, in its line 5; two black ones on the deck stand before it.
std::string complaint_about_disc(const std::string& entry, const std::string& board = "") {
  const std::string file =
      "teams: {black: {}}\ndiscs:\n  - {team: black, at_mm: [0, 100]}\n"
      "  - {team: black, at_mm: [9, -200], lies: leaning, lean_deg: 9, lean_towards_deg: 0}\n"
      "  - {" +
      entry + "}\n" + board;
  const std::string complaint = complaint_about(file);
  return complaint.starts_with("5: ") ? complaint.substr(3) : complaint;
}

}  // namespace

TEST_CASE("unknown keys are refused with the nearest, at every depth") {
  check_all({
      {"dificulty: x", "1: unknown key 'dificulty'; the nearest known key is 'difficulty'"},
      {"disc: []", "1: unknown key 'disc'; the nearest known key is 'discs'"},
      {"camera:\n  tilt: 3", "2: unknown key 'tilt'; the nearest known key is 'tilt_deg'"},
      {"board:\n  lines: {iner: {}}", "2: unknown key 'iner'; the nearest known key is 'inner'"},
      {"board: {deck: {color: [1, 2, 3]}}", "1: unknown key 'color'; the nearest known key is 'colour'"},
      {"light:\n  lamps:\n    - {strength: 1}",
       "3: unknown key 'strength'; the nearest known key is 'share'"},
      {"teams:\n  blak: {}", "2: unknown key 'blak'; the nearest known key is 'black'"},
      {"teams:\n  black: {seed: 3}", "2: unknown key 'seed'; the nearest known key is 'bevel'"},
      {"teams: {red: {}}\ndiscs:\n  - {team: red, at_m: [1, 2]}",
       "3: unknown key 'at_m'; the nearest known key is 'at_mm'"},
  });
}

TEST_CASE("values of another kind or out of range are refused") {
  check_all({
      {"camera: {tilt_deg: 85}", "1: 'tilt_deg' is 85; give a number from 0 to 80"},
      {"camera: {looked_at_mm: [1]}", "1: 'looked_at_mm' has 1 values; give 2"},
      {"camera: 3", "1: expected 'key: value' lines; see the files in models/ for examples"},
      {"picture: {width: 1600.5}", "1: 'width' is '1600.5'; give a whole number"},
      {"picture: {uncropped: [4000.5, 3000]}",
       "1: 'uncropped' has a fraction of a pixel; give whole numbers"},
      {"decoy: yes", "1: 'decoy' is 'yes'; give true or false"},
      {"board: {hole: {radius_mm: 0.7}}", "1: 'radius_mm' is 0.7; give a number from 6 to 40"},
      {"board: {lines: {inner: {harmonics_mm: [1, 2]}}}", "1: 'harmonics_mm' has 2 values; give 8"},
      {"board: {lines: {inner: {colour: [0, 0, 256]}}}", "1: 'colour' is 256; give a number from 0 to 255"},
      {"effects: {seed: 18446744073709551616}",
       "1: 'seed' is no seed; give a whole number from 0 to 18446744073709551615"},
      {"board: {deck: {seed: 4294967296}}", "1: 'seed' is no seed; give a whole number from 0 to 4294967295"},
      {"board: {deck: {seed: -1}}", "1: 'seed' is no seed; give a whole number from 0 to 4294967295"},
      {"teams: {red: {radius_mm: 1.25}}", "1: 'radius_mm' is 1.25; give a number from 6 to 40"},
  });
}

TEST_CASE("words that are not known are refused with the nearest") {
  check_all({
      {"board: {deck: mapel}",
       "1: 'deck' is 'mapel', which is not known here; the nearest known word is 'maple'"},
      {"board: {rim: {material: {look: okay}}}",
       "1: 'look' is 'okay', which is not known here; the nearest known word is 'oak'"},
      {"arms: [{skin: skinn}]",
       "1: 'skin' is 'skinn', which is not known here; the nearest known word is 'skin'"},
  });
  CHECK(complaint_about_disc("team: black, lies: dich, at_mm: [0, 353]") ==
        "'lies' is 'dich', which is not known here; the nearest known word is 'ditch'");
  CHECK(complaint_about_disc("team: black, beside: iner, margin_mm: 2, angle_deg: 9") ==
        "'beside' is 'iner', which is not known here; the nearest known word is 'inner'");
}

TEST_CASE("a model that cannot be used is refused in the scene's own line") {
  const std::string complaint = complaint_about("board:\n  model: tournament-27\n");
  CHECK(
      complaint.starts_with("2: 'model' cannot be used: tournament-27: no board model of that name; the "
                            "nearest is 'tournament-26'"));
}

TEST_CASE("boards that cannot be are refused") {
  check_all({
      {"board:\n  lines:\n    inner: {radius_mm: 210}",
       "2: 'lines' makes the middle line no larger than the inner line; radii grow from the hole to the rim"},
      {"board:\n  deck_radius_mm: 300",
       "2: 'deck_radius_mm' makes the deck no larger than the outer line; radii grow from the hole to the "
       "rim"},
      {"board:\n  rim: {inner_radius_mm: 330}",
       "2: 'rim' makes the rim no larger than the deck; radii grow from the hole to the rim"},
      {"board: {rim: {sides: 2}}", "1: 'sides' makes no polygon; give 0 (round) or 3 and more"},
      {"board: {pegs: {edge_rounding_mm: 5}}",
       "1: 'edge_rounding_mm' is more than the peg's radius or half its height; give less"},
      {"board: {lines: {outer: {width_mm: 25.4}}}",
       "1: 'lines' has a line wider than 20 mm; only a ring of the decoration may be"},
      {"board: {lines: {outer: {width_mm: 0}}}",
       "1: 'board' leaves out a line, which only a decoy may; give each line a width_mm above 0 or let a "
       "painted ring end there"},
      {"board: {decoration: [{width_mm: 1}]}", "1: 'radius_mm' is missing; add it"},
      {"board: {lettering: [{height_mm: 1}]}", "1: 'text' is missing; add it"},
  });
  CHECK(complaint_about("decoy: true\nboard: {lines: {outer: {width_mm: 0}}}") == "(no error)");
  CHECK(complaint_about("board:\n  lines: {inner: {width_mm: 0}}\n"
                        "  decoration: [{radius_mm: 50.8, width_mm: 101.6, colour: [150, 58, 44]}]") ==
        "(no error)");
}

TEST_CASE("light and frames that cannot be are refused") {
  check_all({
      {"light:\n  lamps:\n    - {share: 0.6}\n    - {share: 0.6}",
       "2: 'lamps' give more than all the light; let shares add up to 1"},
      {"light: {lamps: [{towards: [0, 1, 0]}]}",
       "1: 'towards' does not point upwards; give a third number above 0"},
      {"picture: {width: 1600, height: 1200, uncropped: [1600, 1199]}",
       "1: 'uncropped' is smaller than the picture cut out of it; give the size of the whole frame"},
  });
}

TEST_CASE("a disc belongs to a team of the file") {
  CHECK(complaint_about_disc("at_mm: [1, 2]") == "'team' is missing; add it");
  CHECK(complaint_about_disc("team: red, at_mm: [1, 2]") ==
        "'team' is 'red', which 'teams' does not list; add it there");
  CHECK(complaint_about("teams: {brown: {}}") ==
        "1: 'look' is missing, and there is no look 'brown-disc'; name another, or give colour");
  CHECK(complaint_about_disc("team: black, at_mm: [1, 2], edge_rounding_mm: 5") ==
        "'edge_rounding_mm' is more than half the disc's height or than its radius; give less");
}

TEST_CASE("bevels, rims and rings that cannot be are refused") {
  const auto complaint = [](const std::string& keys) {
    return complaint_about_disc("team: black, at_mm: [1, 2], " + keys);
  };
  CHECK(complaint("bevel: {width_mm: 3, angle_deg: 60}") ==
        "'bevel' is as wide as the disc's radius or drops by more than half its height; give a narrower or "
        "flatter one");
  CHECK(complaint("bevel: {width_mm: 9}") != "(no error)");
  CHECK(complaint("rim: black") != "(no error)");
  CHECK(complaint("rim: none") == "(no error)");
  CHECK(complaint("rings: [{inner_radius_mm: 12, outer_radius_mm: 11}]") ==
        "'inner_radius_mm' is not less than outer_radius_mm; give less");
  CHECK(
      complaint("rings: [{inner_radius_mm: 12, outer_radius_mm: 15}]") ==
      "'rings' has one that reaches over the flat of the top; keep outer_radius_mm within radius_mm less the "
      "edge");
  CHECK(complaint("bevel: {width_mm: 0.5}, rings: [{inner_radius_mm: 12, outer_radius_mm: 15}]") ==
        "(no error)");
}

TEST_CASE("a disc says where it lies, once") {
  CHECK(complaint_about_disc("team: black") == "'at_mm' is missing; say where with at_mm, polar or beside");
  CHECK(complaint_about_disc("team: black, lies: ditch") ==
        "'at_mm' is missing; say where with at_mm, polar or beside");
  CHECK(complaint_about_disc("team: black, at_mm: [1, 2], polar: [3, 4]") ==
        "'polar' says where, and so does 'at_mm'; keep one of them");
  CHECK(complaint_about_disc("team: black, polar: [3, 4], beside: inner, margin_mm: 1, angle_deg: 3") ==
        "'beside' says where, and so does 'polar'; keep one of them");
  CHECK(complaint_about_disc("team: black, polar: [3, 4], margin_mm: 1") ==
        "'margin_mm' belongs to 'beside'; name a line there, or remove it");
  CHECK(complaint_about_disc("team: black, beside: inner, angle_deg: 1") == "'margin_mm' is missing; add it");
  CHECK(complaint_about_disc("team: black, polar: [-3, 4]") ==
        "'polar' has a radius below 0; give [radius_mm, angle_deg]");
}

TEST_CASE("a disc says how it lies in the words of that way only") {
  CHECK(complaint_about_disc("team: black, lies: hanging, at_mm: [0, 0], rim_deg: 0, overhang_mm: 20") ==
        "'at_mm' means nothing for a disc with 'lies: hanging'; remove it");
  CHECK(complaint_about_disc("team: black, at_mm: [0, 0], on: 1") ==
        "'on' means nothing for a disc with 'lies: deck'; remove it");
  CHECK(complaint_about_disc("team: black, at_mm: [0, 353], lies: ditch, base_z_mm: 3") ==
        "'base_z_mm' means nothing for a disc with 'lies: ditch'; remove it");
  CHECK(complaint_about_disc("team: black, at_mm: [0, 50], lean_deg: 12") ==
        "'lean_deg' needs 'lies: leaning', or the height of the disc's foot as base_z_mm");
  CHECK(complaint_about_disc("team: black, at_mm: [0, 50], lies: leaning, lean_deg: 12") ==
        "'lean_towards_deg' is missing; add it");
}

TEST_CASE("discs that cannot lie so are refused") {
  CHECK(complaint_about_disc("team: black, lies: hanging, rim_deg: 0, overhang_mm: 15") ==
        "'overhang_mm' is 15; a disc hangs when it reaches 15.9 (its radius) to 31.8 mm over the hole");
  CHECK(complaint_about_disc("team: black, lies: hanging, rim_deg: 0, overhang_mm: 32") ==
        "'overhang_mm' is 32; a disc hangs when it reaches 15.9 (its radius) to 31.8 mm over the hole");
  CHECK(complaint_about_disc("team: black, lies: hanging, rim_deg: 0, overhang_mm: 25",
                             "board: {hole: {depth_mm: 40}}\n") ==
        "'lies' is 'hanging', but a disc cannot hang in so deep a hole; make it shallower");
  CHECK(complaint_about_disc("team: black, lies: stacked, on: 3") ==
        "'on' is 3, and this disc is number 3; give the number of one before it");
  CHECK(complaint_about_disc("team: black, lies: stacked, on: 2") ==
        "'on' names a disc that leans; stack on a level one");
  CHECK(complaint_about_disc("team: black, lies: hole, at_mm: [3, 0]") ==
        "'lies' is 'hole', but there the disc would cut into the wall; move it to the hole's centre");
  for (const char* radius : {"345", "363"}) {
    CAPTURE(radius);
    CHECK(complaint_about_disc(std::string("team: black, lies: ditch, polar: [") + radius + ", 9]") ==
          "'lies' is 'ditch', but there the disc would cut into the deck or the rim; move it");
  }
}

TEST_CASE("a hole's floor, a ditch and a rim of any shape hold the discs that fit") {
  const std::string octagon = "board: {rim: {sides: 8, inner_radius_mm: 366}}\n";
  CHECK(complaint_about_disc("team: black, lies: ditch, polar: [352, 0]", octagon).starts_with("'lies'"));
  CHECK(complaint_about_disc("team: black, lies: ditch, polar: [370, 22.5]", octagon) == "(no error)");
  CHECK(complaint_about_disc("team: black, lies: hole, polar: [1.59, 70]") == "(no error)");
}

}  // namespace ringside::plans
