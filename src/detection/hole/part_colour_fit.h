// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "detection/hole/draw_hole.h"

namespace ringside {

// A pixel's loss is its squared residual, of noise, truncated here, by how much of it shows the deck. There
// it is less: shadows of discs beside it are in no drawing, and that of the disc itself not in all; a rim
// drawn wider to take it in would explain it. Of 8, 12, 16 and 36 on the deck the one with which flat discs
// and hangers part best (131 rendered ones).
inline constexpr float kMostLossOnDeck = 12, kMostLoss = 36;

// How well a drawing explains a picture: every part has one colour, blurred as the photo is; deck, floor and
// a disc's side may change evenly across the patch, a lit floor towards its edge too. The colours are those
// of least squares, which is variable projection: Golub and Pereyra, "The Differentiation of Pseudo-Inverses
// and Nonlinear Least Squares Problems Whose Variables Separate", SIAM J. Numer. Anal. 10 (1973).
class PartColourFit {
 public:
  // Draws anew; remembers nothing but its memory.
  void of(const HoleScene& scene, const HolePatch& patch, const Vec3& camera);

  double mean_loss() const { return mean_loss_; }                     // mean of the pixels'
  const Row& losses() const { return losses_; }                       // of the pixels
  const std::array<Row, 3>& residuals() const { return residuals_; }  // of noise; 0 where more than counts
  Lab colour(HolePart part) const;                                    // 0 where it hardly shows

 private:
  static constexpr std::size_t kTerms = 16;
  using Colours = std::array<std::array<float, kTerms>, 3>;  // of each channel, with each term

  void solve(const HolePatch& patch);

  PartShares shares_;
  std::array<bool, kHoleParts> used_{};
  std::vector<std::uint8_t> shown_;  // of each eight pixels a bit for each part that they show and is used
  Colours colours_{};
  Row losses_;
  std::array<Row, 3> residuals_;
  double mean_loss_ = 0;
};

// By how much one explanation is better than another where they differ, -1 to 1: what neither explains does
// not count.
double advantage(const Row& losses, const Row& others);

}  // namespace ringside
