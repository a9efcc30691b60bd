// SPDX-License-Identifier: MIT
#include "rendering/truth_file.h"

#include "drawing/truth.h"
#include "rendering/disc_entries.h"
#include "rendering/sight.h"
#include "rendering/yaml_parts.h"

namespace ringside::rendering {
namespace {

using drawing::Board;
using drawing::Line;
using drawing::View;

void write_ellipse(YAML::Emitter& out, const std::string& name, const Circle& circle, const View& view) {
  const Ellipse seen = seen_ellipse(circle, 0, view);
  out << YAML::Key << name << YAML::Value;
  write_list(out, {pixels(seen.centre.x()), pixels(seen.centre.y()), pixels(seen.semi_major),
                   pixels(seen.semi_minor), rounded(degrees(seen.angle), 0.1)});
}

// The circle that a line's first harmonics make; higher ones bend it by a few tenths of a millimetre.
Circle mean_circle(const Line& line) { return {{line.harmonics[0], line.harmonics[1]}, line.radius}; }

struct QuadrantEnds {
  Vec2 from;
  Vec2 to;
};

// The part between the middle and the outer line (mm), as in hand-measured files, however far they run.
std::vector<QuadrantEnds> quadrant_ends(const Board& board) {
  std::vector<QuadrantEnds> lines;
  for (int i = 0; i < 4 && board.quadrant_lines.width > 0; ++i) {
    const double angle = radians(board.quadrant_lines.angle_deg + 90 * i);
    const auto end = [&](const Line& line) -> Vec2 { return line.radius_at(angle) * direction(angle); };
    lines.push_back({end(board.lines[1]), end(board.lines[2])});
  }
  return lines;
}

void write_quadrant_lines(YAML::Emitter& out, const Board& board, const View& view) {
  out << YAML::Key << "quadrant_lines" << YAML::Value << YAML::Flow << YAML::BeginSeq;
  for (const QuadrantEnds& line : quadrant_ends(board)) {
    const Vec2 from = view.pixel_of({line.from.x(), line.from.y(), 0});
    const Vec2 to = view.pixel_of({line.to.x(), line.to.y(), 0});
    write_list(out, {pixels(from.x()), pixels(from.y()), pixels(to.x()), pixels(to.y())});
  }
  out << YAML::EndSeq;
}

// As built, mm: near edges lie at radius + harmonics - width / 2.
void write_built_lines(YAML::Emitter& out, const Board& board) {
  out << YAML::Key << "lines" << YAML::Value << YAML::BeginSeq;
  for (std::size_t i = 0; i < board.lines.size(); ++i) {
    const Line& line = board.lines[i];
    out << YAML::Flow << YAML::BeginMap;
    write_field(out, "name", std::string(drawing::kLineWords[i]));
    write_field(out, "radius_mm", line.radius);
    write_field(out, "width_mm", line.width);
    out << YAML::Key << "harmonics_mm" << YAML::Value;
    write_list(out, {line.harmonics.begin(), line.harmonics.end()});
    out << YAML::EndMap;
  }
  out << YAML::EndSeq;
}

void write_built(YAML::Emitter& out, const Board& board) {
  write_built_lines(out, board);
  out << YAML::Key << "quadrant_lines_mm" << YAML::Value << YAML::Flow << YAML::BeginSeq;
  for (const QuadrantEnds& line : quadrant_ends(board)) {
    write_list(out, {millimetres(line.from.x()), millimetres(line.from.y()), millimetres(line.to.x()),
                     millimetres(line.to.y())});
  }
  out << YAML::EndSeq;
  out << YAML::Key << "hole_mm" << YAML::Value;
  write_list(out, {board.hole.centre.x(), board.hole.centre.y(), board.hole.radius});
  write_field(out, "deck_radius_mm", board.deck_radius);
}

// Foot and radius (mm), and the share of the top's outline that is hidden.
void write_pegs(YAML::Emitter& out, const plans::PhotoPlan& plan) {
  const Board& board = plan.scene.board;
  const Sight sight(plan);
  out << YAML::Key << "pegs_mm" << YAML::Value << YAML::Flow << YAML::BeginSeq;
  std::size_t solid = plan.scene.discs.size();
  for (const Vec2& place : peg_places(board)) {
    write_list(out, {millimetres(place.x()), millimetres(place.y()), millimetres(board.pegs.radius),
                     rounded(sight.hidden(solid++), 0.001)});
  }
  out << YAML::EndSeq;
}

void write_board(YAML::Emitter& out, const plans::PhotoPlan& plan, const View& view) {
  const Board& board = plan.scene.board;
  out << YAML::Key << "board" << YAML::Value << YAML::BeginMap;
  write_ellipse(out, "hole", {board.hole.centre, board.hole.radius}, view);
  for (std::size_t i = 0; i < board.lines.size(); ++i) {
    write_ellipse(out, std::string(drawing::kLineWords[i]), mean_circle(board.lines[i]), view);
  }
  write_ellipse(out, "surface", {Vec2::Zero(), board.deck_radius}, view);
  write_quadrant_lines(out, board, view);
  write_built(out, board);
  write_pegs(out, plan);
  out << YAML::EndMap;
}

void write_matrix(YAML::Emitter& out, const std::string& name, const Mat3& matrix) {
  out << YAML::Key << name << YAML::Value << YAML::Flow << YAML::BeginSeq;
  for (const auto& row : matrix.rowwise()) write_list(out, {row.begin(), row.end()});
  out << YAML::EndSeq;
}

void write_vector(YAML::Emitter& out, const std::string& name, const Vec3& v) {
  out << YAML::Key << name << YAML::Value;
  write_list(out, {millimetres(v.x()), millimetres(v.y()), millimetres(v.z())});
}

void write_camera(YAML::Emitter& out, const View& view) {
  out << YAML::Key << "camera" << YAML::Value << YAML::BeginMap;
  write_field(out, "focal_px", view.camera.focal_px);
  out << YAML::Key << "principal_point" << YAML::Value;
  write_list(out, {view.camera.principal_point.x(), view.camera.principal_point.y()});
  write_field(out, "k1", view.lens.k1 + 0.0);  // never -0
  write_field(out, "k2", view.lens.k2 + 0.0);
  write_matrix(out, "rotation", view.pose.rotation);
  write_vector(out, "translation_mm", view.pose.translation);
  out << YAML::EndMap;
  write_matrix(out, "image_from_board", view.image_from_board().matrix());
  write_vector(out, "camera_mm", view.eye());
  write_field(out, "tilt_deg", rounded(degrees(view.pose.tilt()), 0.001));
}

void write_nothing_to_score(YAML::Emitter& out) {
  write_field(out, "board", "none");
  out << YAML::Key << "discs" << YAML::Value << YAML::Flow << YAML::BeginSeq << YAML::EndSeq;
}

void write_photo(YAML::Emitter& out, const plans::PhotoPlan& plan, const View& view) {
  write_field(out, "photo", plan.name + ".jpg");
  out << YAML::Key << "size" << YAML::Value << YAML::Flow << std::vector{view.width, view.height};
  if (plan.decoy) {
    write_nothing_to_score(out);
  } else {
    write_board(out, plan, view);
    write_discs(out, plan);
    write_camera(out, view);
  }
  out << YAML::Key << "difficulty" << YAML::Value << YAML::DoubleQuoted << plan.difficulty;
}

}  // namespace

void write_seen_board(YAML::Emitter& out, const plans::PhotoPlan& plan) {
  const View view = look_from(plan.viewpoint);
  write_board(out, plan, view);
  write_camera(out, view);
}

std::string truth_text(const plans::PhotoPlan& plan) {
  YAML::Emitter out;
  out.SetDoublePrecision(10);
  out << YAML::Comment("Exact truth of a rendered picture; made by tools/render.") << YAML::BeginMap;
  write_photo(out, plan, look_from(plan.viewpoint));
  out << YAML::EndMap;
  return std::string(out.c_str()) + "\n";
}

}  // namespace ringside::rendering
