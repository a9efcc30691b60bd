// SPDX-License-Identifier: MIT
#include "evaluation/read_board_truth.h"

#include "evaluation/word.h"

namespace ringside::evaluation {
namespace {

constexpr Range kPixels{-1e6, 1e6};
constexpr Range kMillimetres{-1e4, 1e4};
constexpr Range kLength{0, 1e4};

Ellipse ellipse(const TruthMap& board, const std::string& key) {
  const std::vector<double> v = board.numbers(key, 5, kPixels);
  return {{v[0], v[1]}, v[2], v[3], radians(v[4])};
}

std::optional<SeenBoard> seen_board(const TruthMap& board) {
  SeenBoard seen{};
  for (std::size_t i = 0; i < seen.lines.size(); ++i) {
    const std::string key(to_string(kLineNames[i]));
    if (!board.has(key)) return std::nullopt;
    seen.lines[i] = ellipse(board, key);
  }
  for (const std::vector<double>& ends : board.rows_if_any("quadrant_lines", 4, kPixels)) {
    seen.quadrant_lines.push_back({{ends[0], ends[1]}, {ends[2], ends[3]}});
  }
  return seen;
}

Line line(const TruthMap& fields) {
  Line line{.radius = fields.number("radius_mm", kLength), .width = fields.number("width_mm", kLength)};
  const std::vector<double> harmonics = fields.numbers("harmonics_mm", line.harmonics.size(), kMillimetres);
  std::copy(harmonics.begin(), harmonics.end(), line.harmonics.begin());
  return line;
}

std::array<Line, 3> lines(const TruthMap& board) {
  std::array<Line, 3> lines;
  const auto maps = board.inner_maps("lines", {"name", "radius_mm", "width_mm", "harmonics_mm"});
  if (maps.size() != lines.size()) board.fail("lines", "has other than three lines; give each once");
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (maps[i].text("name") != to_string(kLineNames[i])) {
      maps[i].fail("name", "is out of order; give inner, middle, outer");
    }
    lines[i] = line(maps[i]);
  }
  return lines;
}

std::optional<std::vector<PegTruth>> pegs(const TruthMap& board) {
  if (!board.has("pegs_mm")) return std::nullopt;
  std::vector<PegTruth> pegs;
  for (const std::vector<double>& v : board.rows_if_any("pegs_mm", 4, kMillimetres))
    pegs.push_back({{v[0], v[1]}, v[2], v[3]});
  return pegs;
}

std::optional<ExactBoard> exact_board(const TruthMap& board) {
  if (!board.has("lines")) return std::nullopt;
  const std::vector<double> hole = board.numbers("hole_mm", 3, kMillimetres);
  return ExactBoard{.lines = lines(board),
                    .hole = {{hole[0], hole[1]}, hole[2]},
                    .deck_radius = board.number("deck_radius_mm", kLength),
                    .pegs = pegs(board)};
}

}  // namespace

StrictMap::Keys board_truth_keys() {
  return {"inner", "middle", "outer", "quadrant_lines", "lines", "hole_mm", "deck_radius_mm", "pegs_mm"};
}

BoardTruth read_board_truth(const TruthMap& board) {
  return {.seen = seen_board(board), .exact = exact_board(board)};
}

}  // namespace ringside::evaluation
