// SPDX-License-Identifier: MIT
#include <ostream>
#include <span>
#include <string>

#include "calibration/file/calibration_file.h"
#include "calibration/file/file_parts.h"
#include "photo/hex.h"

namespace ringside {
namespace {

constexpr int kExactDigits = 17;  // of a double: the homography's last entries need them all

void emit_matrix(YAML::Emitter& yaml, const Mat3& m) {
  yaml.SetDoublePrecision(kExactDigits);
  yaml << YAML::Flow << YAML::BeginSeq;
  for (int row = 0; row < 3; ++row)
    for (int column = 0; column < 3; ++column) yaml << m(row, column);
  yaml << YAML::EndSeq;
  yaml.SetDoublePrecision(kLengthDigits);
}

void emit_line(YAML::Emitter& yaml, LineName name, const Line& line) {
  yaml << YAML::BeginMap;
  yaml << YAML::Key << "name" << YAML::Value << std::string(to_string(name));
  yaml << YAML::Key << "radius_mm" << YAML::Value << line.radius;
  yaml << YAML::Key << "width_mm" << YAML::Value << line.width;
  yaml << YAML::Key << "sigma_mm" << YAML::Value << line.sigma;
  yaml << YAML::Key << "coverage" << YAML::Value << line.coverage;
  yaml << YAML::Key << "harmonics_mm" << YAML::Value << YAML::Flow << YAML::BeginSeq;
  for (const double h : line.harmonics) yaml << h;
  yaml << YAML::EndSeq;
  if (line.kind != LineKind::kOnDeck)
    yaml << YAML::Key << "kind" << YAML::Value << std::string(to_string(line.kind));
  if (line.prior) {
    yaml << YAML::Key << "prior" << YAML::Value << YAML::Flow << YAML::BeginMap;
    yaml << YAML::Key << "width_mm" << YAML::Value << line.prior->width.value;
    yaml << YAML::Key << "width_sigma_mm" << YAML::Value << line.prior->width.sigma;
    yaml << YAML::Key << "shape_sigma_mm" << YAML::Value << line.prior->shape_sigma << YAML::EndMap;
  }
  yaml << YAML::EndMap;
}

void emit_lines(YAML::Emitter& yaml, const Calibration& c) {
  begin_block(
      yaml,
      "The printed circles: mean radius of the line's centre, width of the print, 1 sigma of its edges at\n"
      "one place, share of the circle that was measured, and the departure from the mean radius over the\n"
      "angle (cos 1, sin 1, cos 2, ... sin 4). Kind: where zones are painted, whether a line is printed\n"
      "between two or their colours meet. Prior: the width that such lines usually have and the part of\n"
      "sigma_mm that is not the width's, from which another picture may tell the width better.");
  yaml << YAML::Key << "lines" << YAML::Value << YAML::BeginSeq;
  for (const LineName name : kLineNames) emit_line(yaml, name, c.line(name));
  yaml << YAML::EndSeq;
}

void emit_quadrant_lines(YAML::Emitter& yaml, const Calibration& c) {
  begin_block(
      yaml,
      "Quadrant lines from the middle to the outer line; quadrant 1 lies near 45 degrees, 2 near 135, and so "
      "on.");
  yaml << YAML::Key << "quadrant_lines" << YAML::Value << YAML::BeginSeq;
  for (std::size_t i = 0; i < c.quadrant_lines.size(); ++i) {
    if (!c.quadrant_lines[i]) continue;
    yaml << YAML::BeginMap << YAML::Key << "quadrant" << YAML::Value << i + 1;
    yaml << YAML::Key << "start_mm" << YAML::Value;
    emit_point(yaml, c.quadrant_lines[i]->start);
    yaml << YAML::Key << "end_mm" << YAML::Value;
    emit_point(yaml, c.quadrant_lines[i]->end);
    yaml << YAML::EndMap;
  }
  yaml << YAML::EndSeq;
}

void emit_hole_and_deck(YAML::Emitter& yaml, const Calibration& c) {
  begin_block(
      yaml, "measured: false means that the size is the board model's, because the picture did not show it.");
  yaml << YAML::Key << "hole" << YAML::Value << YAML::BeginMap << YAML::Key << "centre_mm" << YAML::Value;
  emit_point(yaml, c.hole.rim.centre);
  yaml << YAML::Key << "radius_mm" << YAML::Value << c.hole.rim.radius;
  yaml << YAML::Key << "measured" << YAML::Value << c.hole.measured << YAML::EndMap;
  yaml << YAML::Key << "deck" << YAML::Value << YAML::BeginMap;
  yaml << YAML::Key << "radius_mm" << YAML::Value << c.deck_radius;
  yaml << YAML::Key << "measured" << YAML::Value << c.deck_measured << YAML::EndMap;
}

void emit_empty_hole(YAML::Emitter& yaml, const Calibration& c) {
  if (!c.empty_hole) return;
  begin_block(
      yaml,
      "The hole with nothing in it, seen straight from above: pixels of 1 mm, two lines to a row, rows from "
      "the top, each\npixel red, green and blue in two hexadecimal digits.");
  yaml << YAML::Key << "empty_hole" << YAML::Value << YAML::BeginSeq;
  const std::span<const std::uint8_t> rgb(c.empty_hole->rgb);
  for (std::size_t from = 0; from < rgb.size(); from += kHoleLineBytes)
    yaml << YAML::DoubleQuoted << in_hex(rgb.subspan(from, kHoleLineBytes));
  yaml << YAML::EndSeq;
}

void emit_pegs(YAML::Emitter& yaml, const Calibration& c) {
  if (c.pegs.empty()) return;
  begin_block(yaml,
              "The pegs that were seen: centre of the foot, its 1 sigma along each axis, and the radius that "
              "all pegs\nhave in common.");
  yaml << YAML::Key << "pegs" << YAML::Value << YAML::BeginSeq;
  for (const Peg& peg : c.pegs) {
    yaml << YAML::Flow << YAML::BeginMap << YAML::Key << "foot_mm" << YAML::Value;
    emit_point(yaml, peg.foot);
    yaml << YAML::Key << "radius_mm" << YAML::Value << peg.radius;
    yaml << YAML::Key << "sigma_mm" << YAML::Value << peg.sigma << YAML::EndMap;
  }
  yaml << YAML::EndSeq;
}

void emit_camera(YAML::Emitter& yaml, const CameraEstimate& camera) {
  begin_block(
      yaml,
      "The camera, for the height of the discs: focal length in pixels, its 1 sigma as a share of it, and "
      "where\n"
      "it comes from.");
  yaml << YAML::Key << "camera" << YAML::Value << YAML::BeginMap;
  yaml << YAML::Key << "focal_px" << YAML::Value << camera.intrinsics.focal_px;
  yaml << YAML::Key << "focal_relative_sigma" << YAML::Value << camera.focal_relative_sigma;
  yaml << YAML::Key << "focal_source" << YAML::Value << camera.focal_source;
  yaml << YAML::Key << "principal_point_px" << YAML::Value;
  emit_point(yaml, camera.intrinsics.principal_point);
  yaml << YAML::EndMap;
}

void emit_lens_of(YAML::Emitter& yaml, const Calibration& c) {
  if (!c.lens) return;
  begin_block(
      yaml,
      "The lens (`ringside lens`): photos are straightened by it before anything is measured, and pixels "
      "above\nand below are those of the straightened picture.");
  emit_lens(yaml, *c.lens);
}

void emit_evidence(YAML::Emitter& yaml, const Calibration& c) {
  begin_block(
      yaml,
      "What this rests on: RMS distance of the measured points from their circles and the number of points, "
      "share of\nthe outer line in the picture, when it was made (UTC), and from which photos, told by the "
      "SHA-256 of the files.");
  yaml << YAML::Key << "evidence" << YAML::Value << YAML::BeginMap;
  yaml << YAML::Key << "residual_px" << YAML::Value << c.residual_px;
  yaml << YAML::Key << "residual_mm" << YAML::Value << c.residual_mm;
  if (c.line_points > 0) yaml << YAML::Key << "line_points" << YAML::Value << c.line_points;
  yaml << YAML::Key << "outer_line_in_picture" << YAML::Value << c.outer_line_in_picture;
  emit_origin(yaml, c.made, c.photos);
  yaml << YAML::EndMap;
}

}  // namespace

void write_calibration(const Calibration& c, std::ostream& out) {
  YAML::Emitter yaml;
  yaml.SetDoublePrecision(kLengthDigits);
  yaml << YAML::Comment(
      "Where the board lies in the picture of one fixed camera, written by `ringside calibrate`.\n"
      "Board frame: millimetres, origin at the centre of the outer line, x right, y up as seen in the "
      "picture.");
  yaml << YAML::BeginMap;
  yaml << YAML::Key << "ringside_calibration" << YAML::Value << kCalibrationFileVersion;
  emit_picture_size(yaml, c.width, c.height);
  begin_block(
      yaml, "The board model that was given or recognised; without one the outer line is taken as 304.8 mm.");
  if (!c.board.empty()) yaml << YAML::Key << "board" << YAML::Value << c.board;
  yaml << YAML::Key << "scale" << YAML::Value << std::string(to_string(c.scale));
  begin_block(yaml,
              "Pixel of a point on the deck: (u, v, w) = matrix * (x_mm, y_mm, 1), pixel = (u/w, v/w);\n"
              "the matrix row by row, pixel centres are integers.");
  yaml << YAML::Key << "image_from_board" << YAML::Value;
  emit_matrix(yaml, c.image_from_board.matrix());
  emit_lines(yaml, c);
  emit_quadrant_lines(yaml, c);
  emit_hole_and_deck(yaml, c);
  emit_pegs(yaml, c);
  emit_camera(yaml, c.camera);
  emit_lens_of(yaml, c);
  emit_evidence(yaml, c);
  emit_empty_hole(yaml, c);
  yaml << YAML::EndMap;
  out << yaml.c_str() << '\n';
}

}  // namespace ringside
