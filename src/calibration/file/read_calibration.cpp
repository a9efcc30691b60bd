// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>

#include "calibration/file/calibration_file.h"
#include "calibration/file/file_parts.h"

namespace ringside {
namespace {

constexpr Range kShare{0, 1}, kSigma{0, 50}, kRadius{1, 1000}, kWidth{0.1, 20}, kBareWidth{0, 20},
    kPegRadius{0.1, 20};
constexpr Range kBoardCoordinate{-1000, 1000}, kAnyFinite{-1e12, 1e12};
constexpr int kMostPoints = 100'000'000;

Homography matrix(const StrictMap& file) {
  const auto entries = file.numbers("image_from_board", 9, kAnyFinite);
  Mat3 m;
  m << entries[0], entries[1], entries[2], entries[3], entries[4], entries[5], entries[6], entries[7],
      entries[8];
  return Homography(m);
}

LineKind read_kind(const StrictMap& map) {
  if (!map.has("kind")) return LineKind::kOnDeck;
  const std::string word = map.text("kind");
  const auto kind = std::find_if(kLineKinds.begin(), kLineKinds.end(),
                                 [&](LineKind known) { return to_string(known) == word; });
  if (kind == kLineKinds.end()) map.fail("kind", "must be 'on-deck', 'between-zones' or 'bare-border'");
  return *kind;
}

Line read_line(const StrictMap& map) {
  Line line;
  line.radius = map.number("radius_mm", kRadius);
  line.kind = read_kind(map);
  line.width = map.number("width_mm", line.kind == LineKind::kBareBorder ? kBareWidth : kWidth);
  line.sigma = map.number("sigma_mm", kSigma);
  line.coverage = map.number("coverage", kShare);
  const auto harmonics = map.numbers("harmonics_mm", line.harmonics.size(), kBoardCoordinate);
  std::copy(harmonics.begin(), harmonics.end(), line.harmonics.begin());
  if (map.has("prior")) {
    const StrictMap prior = map.map("prior", {"width_mm", "width_sigma_mm", "shape_sigma_mm"});
    line.prior = {{prior.number("width_mm", kWidth), prior.number("width_sigma_mm", kWidth)},
                  prior.number("shape_sigma_mm", kSigma)};
  }
  return line;
}

void read_lines(const StrictMap& file, Calibration& c) {
  const auto maps = file.maps(
      "lines", {"name", "radius_mm", "width_mm", "sigma_mm", "coverage", "harmonics_mm", "kind", "prior"});
  if (maps.size() != kLineNames.size())
    file.fail("lines", "must list the inner, the middle and the outer line");
  for (std::size_t i = 0; i < maps.size(); ++i) {
    const std::string expected(to_string(kLineNames[i]));
    if (maps[i].text("name") != expected)
      maps[i].fail("name", "must be '" + expected + "' here: inner, middle, outer");
    c.lines[i] = read_line(maps[i]);
    if (i > 0 && c.lines[i].radius <= c.lines[i - 1].radius)
      maps[i].fail("radius_mm", "must be larger than that of the line before it");
  }
}

void read_quadrant_lines(const StrictMap& file, Calibration& c) {
  for (const StrictMap& map : file.maps("quadrant_lines", {"quadrant", "start_mm", "end_mm"})) {
    const auto index = static_cast<std::size_t>(map.integer("quadrant", 1, 4) - 1);
    c.quadrant_lines[index] = QuadrantLine{read_point(map, "start_mm", kBoardCoordinate),
                                           read_point(map, "end_mm", kBoardCoordinate)};
  }
}

void read_hole_and_deck(const StrictMap& file, Calibration& c) {
  const StrictMap hole = file.map("hole", {"centre_mm", "radius_mm", "measured"});
  c.hole = {{read_point(hole, "centre_mm", kBoardCoordinate), hole.number("radius_mm", kRadius)},
            hole.flag("measured")};
  const StrictMap deck = file.map("deck", {"radius_mm", "measured"});
  c.deck_radius = deck.number("radius_mm", kRadius);
  c.deck_measured = deck.flag("measured");
}

int value_of(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
  return -1;
}

void read_empty_hole(const StrictMap& file, Calibration& c) {
  const std::string key = "empty_hole";
  if (!file.has(key)) return;
  const std::vector<std::string> lines = file.texts(key);
  const auto is_line = [](const std::string& line) {
    return line.size() == 2 * kHoleLineBytes &&
           std::all_of(line.begin(), line.end(), [](char digit) { return value_of(digit) >= 0; });
  };
  if (lines.size() != 2 * EmptyHolePicture::kSide || !std::all_of(lines.begin(), lines.end(), is_line)) {
    file.fail(key,
              "must be 120 lines of 180 hexadecimal digits; make the file again with `ringside calibrate "
              "--empty`");
  }
  c.empty_hole.emplace();
  for (const std::string& line : lines) {
    for (std::size_t i = 0; i < line.size(); i += 2)
      c.empty_hole->rgb.push_back(static_cast<std::uint8_t>(16 * value_of(line[i]) + value_of(line[i + 1])));
  }
}

void read_pegs(const StrictMap& file, Calibration& c) {
  if (!file.has("pegs")) return;
  for (const StrictMap& map : file.maps("pegs", {"foot_mm", "radius_mm", "sigma_mm"})) {
    c.pegs.push_back({read_point(map, "foot_mm", kBoardCoordinate), map.number("radius_mm", kPegRadius),
                      map.number("sigma_mm", kSigma)});
  }
}

void read_camera(const StrictMap& file, Calibration& c) {
  const StrictMap map =
      file.map("camera", {"focal_px", "focal_relative_sigma", "focal_source", "principal_point_px"});
  c.camera.intrinsics = {map.number("focal_px", {1, 1e6}),
                         read_point(map, "principal_point_px", kPixelCoordinate)};
  c.camera.focal_relative_sigma = map.number("focal_relative_sigma", kShare);
  c.camera.focal_source = map.text("focal_source");
  const auto pose = pose_from(c.image_from_board, c.camera.intrinsics);
  if (!pose || !std::isfinite(pose->centre().norm())) {
    file.fail("image_from_board",
              "is no view that a camera can have; make the file again with `ringside calibrate`");
  }
  c.camera.centre = pose->centre();
  c.camera.tilt = pose->tilt();
}

void read_scale(const StrictMap& file, Calibration& c) {
  if (file.has("board")) c.board = file.text("board");
  const std::string scale = file.text("scale");
  const auto source = std::find_if(kScaleSources.begin(), kScaleSources.end(),
                                   [&](ScaleSource known) { return to_string(known) == scale; });
  if (source == kScaleSources.end()) file.fail("scale", "must be 'model', 'measured' or 'assumed'");
  c.scale = *source;
}

void read_evidence_1(const StrictMap& file, Calibration& c) {
  const StrictMap evidence = file.map("evidence", {"residual_px", "outer_line_in_picture"});
  c.residual_px = evidence.number("residual_px", kSigma);
  c.residual_mm = c.residual_px / c.pixels_per_mm();
  c.outer_line_in_picture = evidence.number("outer_line_in_picture", kShare);
  c.photos = {{file.text("source"), ""}};
}

void read_evidence(const StrictMap& file, Calibration& c) {
  const StrictMap evidence = file.map(
      "evidence", {"residual_px", "residual_mm", "line_points", "outer_line_in_picture", "made", "photos"});
  c.residual_px = evidence.number("residual_px", kSigma);
  c.residual_mm = evidence.number("residual_mm", kSigma);
  if (evidence.has("line_points")) c.line_points = evidence.integer("line_points", 1, kMostPoints);
  c.outer_line_in_picture = evidence.number("outer_line_in_picture", kShare);
  c.made = read_made(evidence);
  c.photos = read_photos(evidence);
}

StrictMap read_file(const std::filesystem::path& path) {
  const StrictMap::Keys common{
      "ringside_calibration", "picture", "board", "scale",  "image_from_board", "lines",
      "quadrant_lines",       "hole",    "deck",  "camera", "evidence"};
  StrictMap::Keys first = common, second = common;
  first.emplace_back("source");
  second.emplace_back("lens");
  second.emplace_back("pegs");
  second.emplace_back("empty_hole");
  return read_versioned_yaml(path, "ringside_calibration", {first, second});
}

}  // namespace

Calibration read_calibration(const std::filesystem::path& path) {
  const StrictMap file = read_file(path);
  const int version = file.integer("ringside_calibration", 1, kCalibrationFileVersion);
  Calibration c;
  const StrictMap picture = file.map("picture", {"width", "height"});
  c.width = picture.integer("width", 1, kMostPixels);
  c.height = picture.integer("height", 1, kMostPixels);
  read_scale(file, c);
  c.image_from_board = matrix(file);
  read_lines(file, c);
  read_quadrant_lines(file, c);
  read_hole_and_deck(file, c);
  read_empty_hole(file, c);
  read_pegs(file, c);
  read_camera(file, c);
  version == 1 ? read_evidence_1(file, c) : read_evidence(file, c);
  if (file.has("lens")) c.lens = read_lens_part(file, c.width, c.height);
  return c;
}

}  // namespace ringside
