// SPDX-License-Identifier: MIT
#include <yaml-cpp/yaml.h>

#include <ostream>

#include "calibration/calibration_file.h"

namespace ringside {
namespace {

// A hundredth of a micrometre is enough for lengths; the homography's last entries need all digits that a
// double has.
constexpr int kLengthDigits = 9, kExactDigits = 17;

void emit_matrix(YAML::Emitter& yaml, const Mat3& m) {
  yaml.SetDoublePrecision(kExactDigits);
  yaml << YAML::Flow << YAML::BeginSeq;
  for (int row = 0; row < 3; ++row)
    for (int column = 0; column < 3; ++column) yaml << m(row, column);
  yaml << YAML::EndSeq;
  yaml.SetDoublePrecision(kLengthDigits);
}

void emit_point(YAML::Emitter& yaml, const Vec2& p) {
  yaml << YAML::Flow << YAML::BeginSeq << p.x() << p.y() << YAML::EndSeq;
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
  yaml << YAML::EndSeq << YAML::EndMap;
}

void emit_lines(YAML::Emitter& yaml, const Calibration& c) {
  yaml << YAML::Newline << YAML::Newline;
  yaml << YAML::Comment(
      "The printed circles: mean radius of the line's centre, width of the print, 1 sigma of its edges at "
      "one\n"
      "place, share of the circle that was measured, and the departure from the mean radius over the angle\n"
      "(cos 1, sin 1, cos 2, ... sin 4).");
  yaml << YAML::Key << "lines" << YAML::Value << YAML::BeginSeq;
  for (const LineName name : kLineNames) emit_line(yaml, name, c.line(name));
  yaml << YAML::EndSeq;
}

void emit_quadrant_lines(YAML::Emitter& yaml, const Calibration& c) {
  yaml << YAML::Newline << YAML::Newline;
  yaml << YAML::Comment(
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
  yaml << YAML::Newline << YAML::Newline;
  yaml << YAML::Comment(
      "measured: false means that the size is the board model's, because the picture did not show it.");
  yaml << YAML::Key << "hole" << YAML::Value << YAML::BeginMap << YAML::Key << "centre_mm" << YAML::Value;
  emit_point(yaml, c.hole.rim.centre);
  yaml << YAML::Key << "radius_mm" << YAML::Value << c.hole.rim.radius;
  yaml << YAML::Key << "measured" << YAML::Value << c.hole.measured << YAML::EndMap;
  yaml << YAML::Key << "deck" << YAML::Value << YAML::BeginMap;
  yaml << YAML::Key << "radius_mm" << YAML::Value << c.deck_radius;
  yaml << YAML::Key << "measured" << YAML::Value << c.deck_measured << YAML::EndMap;
}

void emit_camera(YAML::Emitter& yaml, const CameraEstimate& camera) {
  yaml << YAML::Newline << YAML::Newline;
  yaml << YAML::Comment(
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

void emit_evidence(YAML::Emitter& yaml, const Calibration& c) {
  yaml << YAML::Newline << YAML::Newline;
  yaml << YAML::Comment(
      "What this rests on: RMS distance of the measured points from their circles, share of the outer line "
      "in the\n"
      "picture.");
  yaml << YAML::Key << "evidence" << YAML::Value << YAML::BeginMap;
  yaml << YAML::Key << "residual_px" << YAML::Value << c.residual_px;
  yaml << YAML::Key << "outer_line_in_picture" << YAML::Value << c.outer_line_in_picture;
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
  yaml << YAML::Key << "source" << YAML::Value << c.source;
  yaml << YAML::Key << "picture" << YAML::Value << YAML::BeginMap;
  yaml << YAML::Key << "width" << YAML::Value << c.width;
  yaml << YAML::Key << "height" << YAML::Value << c.height << YAML::EndMap;
  yaml << YAML::Newline << YAML::Newline;
  yaml << YAML::Comment(
      "The board model that was given or recognised; without one the outer line is taken as 304.8 mm.");
  if (!c.board.empty()) yaml << YAML::Key << "board" << YAML::Value << c.board;
  yaml << YAML::Key << "scale" << YAML::Value << (c.scale_from_model ? "model" : "assumed");
  yaml << YAML::Newline << YAML::Newline;
  yaml << YAML::Comment(
      "Pixel of a point on the deck: (u, v, w) = matrix * (x_mm, y_mm, 1), pixel = (u/w, v/w);\n"
      "the matrix row by row, pixel centres are integers.");
  yaml << YAML::Key << "image_from_board" << YAML::Value;
  emit_matrix(yaml, c.image_from_board.matrix());
  emit_lines(yaml, c);
  emit_quadrant_lines(yaml, c);
  emit_hole_and_deck(yaml, c);
  emit_camera(yaml, c.camera);
  emit_evidence(yaml, c);
  yaml << YAML::EndMap;
  out << yaml.c_str() << '\n';
}

}  // namespace ringside
