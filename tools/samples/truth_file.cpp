// SPDX-License-Identifier: MIT
#include "samples/truth_file.h"

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "drawing/truth.h"

namespace ringside::samples {
namespace {

using drawing::Board;
using drawing::DiscTruth;
using drawing::Line;

constexpr double kSureFrom = 1.5;  // mm from the deciding line, as in the hand-measured files

double rounded(double value, double step) { return std::round(value / step) * step; }
double pixels(double value) { return rounded(value, 0.01); }
double millimetres(double value) { return rounded(value, 0.001); }

// First come, first numbered.
std::map<std::string, int> team_numbers(const drawing::Scene& scene) {
  std::map<std::string, int> numbers;
  for (const drawing::Disc& disc : scene.discs)
    numbers.try_emplace(disc.team, static_cast<int>(numbers.size()) + 1);
  return numbers;
}

void write_list(YAML::Emitter& out, const std::vector<double>& values) { out << YAML::Flow << values; }

void write_ellipse(YAML::Emitter& out, const std::string& name, const Homography& image_from_board,
                   const Circle& circle) {
  const Ellipse seen = image_of(image_from_board, circle).value();
  out << YAML::Key << name << YAML::Value;
  write_list(out, {pixels(seen.centre.x()), pixels(seen.centre.y()), pixels(seen.semi_major),
                   pixels(seen.semi_minor), rounded(degrees(seen.angle), 0.1)});
}

// The circle that a line's first harmonics make; higher ones bend it by a few tenths of a millimetre.
Circle mean_circle(const Line& line) { return {{line.harmonics[0], line.harmonics[1]}, line.radius}; }

void write_quadrant_lines(YAML::Emitter& out, const Board& board, const drawing::View& view) {
  out << YAML::Key << "quadrant_lines" << YAML::Value << YAML::Flow << YAML::BeginSeq;
  for (int i = 0; i < 4; ++i) {
    const double angle = radians(board.quadrant_lines.angle_deg + 90 * i);
    const auto end = [&](const Line& line) -> Vec2 {
      return view.image_from_board() * (line.radius_at(angle) * direction(angle));
    };
    const Vec2 from = end(board.lines[1]);
    const Vec2 to = end(board.lines[2]);
    write_list(out, {pixels(from.x()), pixels(from.y()), pixels(to.x()), pixels(to.y())});
  }
  out << YAML::EndSeq;
}

void write_board(YAML::Emitter& out, const Board& board, const drawing::View& view) {
  const Homography image_from_board = view.image_from_board();
  out << YAML::Key << "board" << YAML::Value << YAML::BeginMap;
  write_ellipse(out, "hole", image_from_board, {board.hole.centre, board.hole.radius});
  for (std::size_t i = 0; i < board.lines.size(); ++i) {
    write_ellipse(out, std::string(drawing::kLineWords[i]), image_from_board, mean_circle(board.lines[i]));
  }
  write_ellipse(out, "surface", image_from_board, {Vec2::Zero(), board.deck_radius});
  write_quadrant_lines(out, board, view);
  out << YAML::EndMap;
}

// The printed line that the disc lies on, if any.
std::string touching(const DiscTruth& disc, const Board& board) {
  if (disc.in_hole) return "none";
  const double angle = angle_of(disc.base);
  for (std::size_t i = 0; i < board.lines.size(); ++i) {
    const double near_edge = board.lines[i].near_edge_at(angle);
    const bool reached = disc.base.norm() + disc.radius > near_edge;
    const bool beyond = disc.base.norm() - disc.radius > near_edge + board.lines[i].width;
    if (reached && !beyond) return std::string(drawing::kLineWords[i]);
  }
  return "none";
}

void write_disc(YAML::Emitter& out, const DiscTruth& disc, const std::string& team, int number,
                const Board& board) {
  const auto field = [&out](const char* key, const auto& value) {
    out << YAML::Key << key << YAML::Value << value;
  };
  out << YAML::Flow << YAML::BeginMap;
  field("x", pixels(disc.seen_top.centre.x()));
  field("y", pixels(disc.seen_top.centre.y()));
  field("r", pixels(disc.seen_top.radius));
  field("colour", team);
  field("team", number);
  field("zone", disc.zone);
  field("touching", touching(disc, board));
  field("margin_mm", millimetres(disc.margin));
  field("sure", disc.in_hole || std::abs(disc.margin) >= kSureFrom);
  field("x_mm", millimetres(disc.base.x()));
  field("y_mm", millimetres(disc.base.y()));
  field("r_mm", millimetres(disc.radius));
  field("line", std::string(disc.line));
  field("in_hole", disc.in_hole);
  out << YAML::EndMap;
}

// Discs on the deck one by one, those in the ditch as a count.
void write_discs(YAML::Emitter& out, const SampleRound& round) {
  const std::map<std::string, int> numbers = team_numbers(round.scene);
  const std::vector<DiscTruth> truths = truth_of(round.scene, round.view);
  std::map<std::string, int> in_ditch;
  std::map<std::string, int> totals;
  out << YAML::Key << "discs" << YAML::Value << YAML::BeginSeq;
  for (std::size_t i = 0; i < truths.size(); ++i) {
    const std::string& team = round.scene.discs[i].team;
    in_ditch[team] += truths[i].in_ditch ? 1 : 0;
    if (truths[i].in_ditch) continue;
    totals["team" + std::to_string(numbers.at(team))] += truths[i].zone;
    write_disc(out, truths[i], team, numbers.at(team), round.scene.board);
  }
  out << YAML::EndSeq;
  out << YAML::Key << "ditch_discs" << YAML::Value << YAML::Flow << in_ditch;
  out << YAML::Key << "totals" << YAML::Value << YAML::Flow << YAML::BeginMap;
  for (const auto& [team, total] : totals) out << YAML::Key << team << YAML::Value << total;
  for (const auto& [team, number] : numbers) {
    out << YAML::Key << "team" + std::to_string(number) + "_colour" << YAML::Value << team;
  }
  out << YAML::EndMap;
}

void write_camera(YAML::Emitter& out, const drawing::View& view) {
  const Mat3 matrix = view.image_from_board().matrix();
  out << YAML::Key << "image_from_board" << YAML::Value << YAML::Flow << YAML::BeginSeq;
  for (const auto& row : matrix.rowwise()) write_list(out, {row.begin(), row.end()});
  out << YAML::EndSeq;
  const Vec3 eye = view.eye();
  out << YAML::Key << "camera_mm" << YAML::Value;
  write_list(out, {millimetres(eye.x()), millimetres(eye.y()), millimetres(eye.z())});
}

}  // namespace

std::string truth_file(const SampleRound& round) {
  YAML::Emitter out;
  out.SetDoublePrecision(10);
  out << YAML::Comment("Exact truth of a drawn picture; made by tools/draw_samples.cpp.") << YAML::BeginMap;
  out << YAML::Key << "photo" << YAML::Value << round.name + ".jpg";
  out << YAML::Key << "size" << YAML::Value << YAML::Flow
      << std::vector<int>{round.view.width, round.view.height};
  write_board(out, round.scene.board, round.view);
  write_discs(out, round);
  write_camera(out, round.view);
  out << YAML::Key << "difficulty" << YAML::Value << YAML::DoubleQuoted << round.difficulty << YAML::EndMap;
  return std::string(out.c_str()) + "\n";
}

}  // namespace ringside::samples
