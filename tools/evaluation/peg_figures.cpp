// SPDX-License-Identifier: MIT
#include "evaluation/peg_figures.h"

#include <algorithm>
#include <cmath>

#include "evaluation/line_errors.h"

namespace ringside::evaluation {
namespace {

constexpr double kInSight = 0.25;  // a peg of whose top no more is hidden must be found
constexpr double kSamePeg = 4;     // mm: a peg's radius

struct PegErrors {
  PegFigures figures;
  std::vector<double> feet, over_sigma;
};

const Peg* nearest(const std::vector<Peg>& pegs, const Vec2& foot) {
  const auto best = std::min_element(pegs.begin(), pegs.end(), [&](const Peg& a, const Peg& b) {
    return (a.foot - foot).squaredNorm() < (b.foot - foot).squaredNorm();
  });
  return best == pegs.end() || (best->foot - foot).norm() > kSamePeg ? nullptr : &*best;
}

// Pegs that are hidden may be found or not.
void add(PegErrors& errors, const JudgedPhoto& photo) {
  const Calibration& calibration = photo.answer.scored()->calibration;
  const Homography board_from_image = calibration.image_from_board.inverse();
  int real = 0;
  for (const PegTruth& truth : *photo.truth.board.exact->pegs) {
    const auto foot = found_place(photo, board_from_image, truth.foot);
    if (!foot) continue;
    const Peg* peg = nearest(calibration.pegs, *foot);
    real += peg ? 1 : 0;
    if (truth.hidden > kInSight) continue;
    errors.figures.found.add(peg != nullptr);
    if (!peg) continue;
    errors.feet.push_back((peg->foot - *foot).norm());
    errors.over_sigma.push_back(errors.feet.back() / (std::sqrt(2.0) * peg->sigma));
  }
  const int told = static_cast<int>(calibration.pegs.size());
  errors.figures.false_ones.count += told - real;
  errors.figures.false_ones.of += told;
}

}  // namespace

PegFigures peg_figures(Photos photos) {
  const bool told = std::any_of(photos.begin(), photos.end(), [](const JudgedPhoto& photo) {
    return photo.board_found() && !photo.answer.scored()->calibration.pegs.empty();
  });
  if (!told) return {};
  PegErrors errors;
  for (const JudgedPhoto& photo : photos)
    if (photo.board_found() && photo.truth.is_exact() && photo.truth.board.exact->pegs) add(errors, photo);
  errors.figures.foot = spread_of(errors.feet);
  errors.figures.ratio_rms = root_mean_square(errors.over_sigma);
  return errors.figures;
}

}  // namespace ringside::evaluation
