// SPDX-License-Identifier: MIT
#pragma once

#include <Eigen/Core>
#include <array>
#include <vector>

#include "detection/hole/part_colour_fit.h"

// The least squares by which drawings of the hole are fitted.
namespace ringside {

// What may lie at the hole, and whether a lamp's shadows are drawn; they are in every empty hole.
enum class HoleKind { kEmpty, kFlat, kFlatUnderLamp, kHanger, kHangerUnderLamp, kBeside };

inline constexpr std::size_t kMostHoleUnknowns = 9;

// The rim's centre and radius, then those of a kind: an empty hole's depth; a flat disc's place from the
// rim's centre, its top above the deck, its radius; a hanger's direction, offset, lean, radius; a standing
// disc's base, radius. Last, where a lamp is drawn, the shadow. mm, radians.
using HoleUnknowns = std::array<double, kMostHoleUnknowns>;

// Bounds, and over how much a derivative is taken.
struct HoleUnknown {
  double least, most;
  double step;
};

// One kind of drawing, with all that its unknowns may be.
struct HoleProblem {
  static constexpr std::size_t kPriors = 3;

  HoleKind kind;
  DiscShape shape;  // with a radius that is usual
  std::vector<HoleUnknown> unknowns;

  HoleProblem(HoleKind kind, const DiscShape& shape, double radius_play, const Vec2& beside = Vec2::Zero());

  HoleScene scene_of(const HoleUnknowns& at) const;
  // By how much a drawing is what cannot be: residuals that are 0 where it can. Their squares add to the mean
  // loss of a pixel.
  std::array<double, kPriors> priors(const HoleScene& scene) const;
};

struct HolePlace {
  HoleUnknowns at;
  double cost;
};

// Fits by Gauss-Newton with Levenberg's damping, Moré, "The Levenberg-Marquardt algorithm: implementation and
// theory" (1978). Pixels that no drawing of about there explains weigh nothing in a step.
class HoleDescent {
 public:
  HoleDescent(const HoleProblem& problem, const HolePatch& patch, const Vec3& camera)
      : problem_(problem), patch_(patch), camera_(camera) {}

  double cost(const HoleUnknowns& at);
  HolePlace descend(HolePlace from, int most_steps);

 private:
  struct Residuals {
    std::array<Row, 3> pixels;
    std::array<double, HoleProblem::kPriors> priors;
  };
  using Normal = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::ColMajor, kMostHoleUnknowns,
                               kMostHoleUnknowns>;
  using Gradient = Eigen::Matrix<double, Eigen::Dynamic, 1, Eigen::ColMajor, kMostHoleUnknowns, 1>;

  double residuals(const HoleUnknowns& at, Residuals& out);
  void differentiate(const HolePlace& from);
  double dot(const Residuals& a, const Residuals& b) const;

  const HoleProblem& problem_;
  const HolePatch& patch_;
  Vec3 camera_;
  PartColourFit part_colours_;
  Residuals here_, there_;
  std::array<Residuals, kMostHoleUnknowns> slopes_;
  Normal normal_;
  Gradient gradient_;
};

}  // namespace ringside
