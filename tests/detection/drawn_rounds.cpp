// SPDX-License-Identifier: MIT
#include "detection/drawn_rounds.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <random>

namespace ringside::test {
namespace {

const drawing::Material kBlackPaint{{38, 36, 36}, {.contrast = 0.1, .spacing = 5}, 0.05};
const drawing::Material kNaturalWood{{226, 190, 140}, {.contrast = 0.1, .spacing = 4}, 0.04};
const drawing::Material kWalnutWood{{92, 60, 40}, {.contrast = 0.2, .spacing = 5}, 0.05};

drawing::Board maple_board() {
  drawing::Board board;
  board.deck = {{206, 168, 116}, {.contrast = 0.06, .angle_deg = 8, .spacing = 19, .seed = 21}};
  return board;
}

drawing::Board dark_blue() {
  const drawing::Colour orange{226, 84, 40};
  drawing::Board board;
  board.deck = {{28, 58, 92}, {.contrast = 0.07, .angle_deg = 30, .spacing = 30, .seed = 8}};
  for (drawing::Line& line : board.lines) {
    line.width = 3;
    line.colour = orange;
  }
  board.quadrant_lines.colour = orange;
  board.hole.floor = board.ditch.floor = {{170, 48, 44}};
  return board;
}

constexpr double kTouching = 31.8;  // mm between the centres of two discs that touch

bool free_for(const Vec2& base, const std::vector<drawing::Disc>& discs) {
  return std::all_of(discs.begin(), discs.end(),
                     [&](const drawing::Disc& disc) { return (disc.base - base).norm() > kTouching + 0.5; });
}

const Disc* nearest(const std::vector<Disc>& discs, const Vec2& base) {
  const auto distance = [&](const Disc& disc) { return (disc.base - base).norm(); };
  const auto best = std::min_element(discs.begin(), discs.end(),
                                     [&](const Disc& a, const Disc& b) { return distance(a) < distance(b); });
  constexpr double kOneDisc = 8;  // mm, half a radius: farther off, it is another thing
  return best == discs.end() || distance(*best) > kOneDisc ? nullptr : &*best;
}

}  // namespace

Look black_and_natural_on_maple() {
  return {"black and natural on maple", maple_board(), "black", "natural", kBlackPaint, kNaturalWood};
}

Look walnut_and_natural_on_maple() {
  return {"walnut and natural on maple", maple_board(), "brown", "natural", kWalnutWood, kNaturalWood};
}

Look black_and_natural_on_dark_blue() {
  return {"black and natural on dark blue", dark_blue(), "black", "natural", kBlackPaint, kNaturalWood};
}

drawing::Scene deal(const Look& look, unsigned seed) {
  constexpr std::size_t kDiscs = 12;
  drawing::Scene scene{.board = look.board};
  std::mt19937 random(seed);
  const auto uniform = [&](double low, double high) {
    return std::uniform_real_distribution<>(low, high)(random);
  };
  while (scene.discs.size() < kDiscs) {
    const double radius = uniform(40, 325), angle = uniform(0, 2 * kPi);
    const Vec2 base = radius * direction(angle);
    if (!free_for(base, scene.discs)) continue;
    const bool first = scene.discs.size() % 2 == 0;
    scene.discs.push_back({.base = base,
                           .material = first ? look.first : look.second,
                           .team = first ? look.first_team : look.second_team});
  }
  scene.discs.push_back(in_ditch({.base = 353 * direction(0.3), .material = look.first}, look.board));
  scene.discs.push_back(in_ditch({.base = 354 * direction(2.5), .material = look.second}, look.board));
  return scene;
}

double Match::error_in_sigmas() const {
  return std::sqrt(error().dot(found.covariance.ldlt().solve(error())));
}

Detected detect(const drawing::Scene& scene, const drawing::View& view, const std::vector<Disc>& earlier) {
  return detect_on(draw(scene, view), scene, view, earlier);
}

Detected detect_on(const Photo& photo, const drawing::Scene& scene, const drawing::View& view,
                   const std::vector<Disc>& earlier) {
  Detected out;
  out.calibration = calibrate(photo, {});
  out.detection = detect_discs(photo, out.calibration, tournament_discs(), earlier);
  const Homography board_from_drawn = out.calibration.image_from_board.inverse() * view.image_from_board();
  for (const drawing::Disc& disc : scene.discs) {
    if (disc.base_z < 0) continue;
    const Vec2 expected = board_from_drawn * disc.base;
    const Disc* found = nearest(out.detection.discs, expected);
    if (found != nullptr) {
      out.matches.push_back({disc, expected, *found});
    } else {
      ++out.missed;
    }
  }
  out.invented = out.detection.discs.size() - std::min(out.detection.discs.size(), out.matches.size());
  return out;
}

Errors errors_of(const std::vector<Match>& matches) {
  Errors errors;
  const auto n = static_cast<double>(matches.size());
  double square = 0;
  for (const Match& match : matches) {
    square += match.error().squaredNorm() / n;
    errors.max = std::max(errors.max, match.error().norm());
    errors.share_within_2_sigma += (match.error_in_sigmas() < 2) / n;
  }
  errors.rms = std::sqrt(square);
  return errors;
}

}  // namespace ringside::test
