// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "calibration/model/calibration.h"
#include "detection/placement/shading_fit.h"
#include "photo/photo.h"

namespace ringside {

// A place that may explain what is seen of a disc. mm, on the board.
struct PossiblePlace {
  Vec2 base;
  double mean_loss;  // of a ray
};

// All of one disc. Its own noise is not known, so a place is as likely as its loss to the power of minus half
// the number of independent rays.
class Explanations {
 public:
  explicit Explanations(const PossiblePlace& where_seen) : all_{where_seen} {}

  void add(const PossiblePlace& other) { all_.push_back(other); }

  Vec2 best() const { return all_[by_likelihood().front()].base; }
  // Whether the best is the place where the outline was seen.
  bool is_where_seen() const { return by_likelihood().front() == 0; }

  // Covariance of a place by the explanations that lie elsewhere, mm^2.
  Mat2 spread_about(const Vec2& place) const;

 private:
  double likelihood(std::size_t i) const;
  std::vector<std::size_t> by_likelihood() const;  // the likeliest first

  std::vector<PossiblePlace> all_;
};

// Looked for about the place where the disc's outline was seen, which may be its face's or its shadow's. None
// where what is seen is well explained. noise_scale: the fit's.
std::optional<Explanations> explanations_about(const ShadingFit& fit, std::size_t disc, const Photo& photo,
                                               const Calibration& calibration, const DiscShape& shape,
                                               double noise_scale);

}  // namespace ringside
