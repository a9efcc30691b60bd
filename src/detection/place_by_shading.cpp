// SPDX-License-Identifier: MIT
#include "detection/place_by_shading.h"

#include <Eigen/LU>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include "detection/normal_equations.h"
#include "detection/shaded_disc.h"
#include "geometry/robust.h"

namespace ringside {
namespace {

constexpr int kSteps = 6;  // 14 changed no foot by more than a few hundredths of a millimetre
// Samples side by side share blur and compression, and what is not quite as drawn: so many count as one.
constexpr double kCorrelatedSamples = 8;
constexpr double kBetweenSides = 0.15;  // mm, 1 sigma: the sides of one set have nearly one radius
constexpr double kOverAllSigma = 0.05;  // of lights that together give more than all light
// Paint mirrors a twenty-fifth of what lies above, whatever its colour: most of a black face's light, little
// of a pale one's. Of 255, and of a face's light.
constexpr double kMirroredLight = 5, kMostGloss = 0.6;
constexpr double kUnbounded = std::numeric_limits<double>::infinity();

// An unknown before the picture is seen, and how the fit may change it.
struct Unknown {
  double value = 0, sigma = 1;  // what is expected
  double least = -kUnbounded, most = kUnbounded;
  double longest_step = kUnbounded;  // what the drawing is nearly linear in
};

// The unknowns one after the other: the discs' bases, the lights, the sides' radii and glosses, shelter,
// blur.
class Layout {
 public:
  Layout(std::size_t discs, std::size_t sides) : discs_(as_index(discs)), sides_(as_index(sides)) {}

  Eigen::Index base(std::size_t disc) const { return 2 * as_index(disc); }
  Eigen::Index light() const { return 2 * discs_; }
  Eigen::Index radius(std::size_t side) const { return light() + kLights + as_index(side); }
  Eigen::Index gloss(std::size_t side) const { return radius(0) + sides_ + as_index(side); }
  Eigen::Index shelter() const { return gloss(0) + sides_; }
  Eigen::Index blur() const { return shelter() + 1; }
  Eigen::Index size() const { return blur() + 1; }

 private:
  static Eigen::Index as_index(std::size_t i) { return static_cast<Eigen::Index>(i); }

  Eigen::Index discs_, sides_;
};

class ShadingFit {
 public:
  ShadingFit(const Photo& photo, const Calibration& calibration, const DiscShape& shape,
             const std::vector<OutlinedDisc>& discs, const std::vector<TeamRadius>& radii)
      : discs_(discs), sides_(radii.size()), layout_(discs.size(), radii.size()) {
    for (const OutlinedDisc& disc : discs) {
      const DiscShape own = with_radius(shape, radii[disc.side].radius);
      seen_.emplace_back(photo, calibration, own, disc.fit.base);
    }
    expect_the_usual(radii);
    values_.resize(layout_.size());
    for (Eigen::Index i = 0; i < values_.size(); ++i) values_[i] = unknown(i).value;
  }

  ShadedPlaces fit() {
    Eigen::MatrixXd information;
    for (int i = 0; i < kSteps; ++i) information = step();
    const Eigen::MatrixXd covariance = information.inverse();
    ShadedPlaces out;
    for (std::size_t i = 0; i < discs_.size(); ++i) {
      const Eigen::Index at = layout_.base(i);
      out.discs.push_back({base(i), covariance.block<2, 2>(at, at)});
    }
    for (std::size_t side = 0; side < sides_; ++side) {
      const Eigen::Index at = layout_.radius(side);
      out.radii.push_back({values_[at], std::sqrt(covariance(at, at))});
    }
    return out;
  }

 private:
  static constexpr int kOwn = 6;  // unknowns of one disc beside the lights

  // Lengths in mm, the blur as the logarithm of its pixels.
  void expect_the_usual(const std::vector<TeamRadius>& radii) {
    unknowns_.resize(static_cast<std::size_t>(layout_.size()));
    const auto at = [&](Eigen::Index i) -> Unknown& { return unknowns_[static_cast<std::size_t>(i)]; };
    for (std::size_t i = 0; i < discs_.size(); ++i) {
      for (int k = 0; k < 2; ++k) {
        const double place = discs_[i].fit.base[k];
        at(layout_.base(i) + k) = {place, 1, place - 2, place + 2, 0.6};
      }
    }
    for (int i = 0; i < kLights; ++i) at(layout_.light() + i) = {0, 0.3, 0};
    for (std::size_t side = 0; side < sides_; ++side) {
      at(layout_.radius(side)) = {.value = radii[side].radius, .sigma = 0.3, .longest_step = 0.3};
      at(layout_.gloss(side)) = {0, gloss_sigma(side), 0, 1};
    }
    at(layout_.shelter()) = {0.4, 0.3, 0, 1};
    at(layout_.blur()) = {.value = 0, .sigma = 0.3, .longest_step = 0.2};
  }

  double gloss_sigma(std::size_t side) const {
    std::vector<double> faces;
    for (std::size_t i = 0; i < seen_.size(); ++i)
      if (discs_[i].side == side) faces.push_back(seen_[i].face().maxCoeff());
    return faces.empty() ? kMostGloss : std::min(kMostGloss, kMirroredLight / median(std::move(faces)));
  }

  Vec2 base(std::size_t disc) const { return values_.segment<2>(layout_.base(disc)); }
  LightShares light() const { return values_.segment<kLights>(layout_.light()); }

  std::vector<RayEvidence> evidence_of(std::size_t disc) const {
    const std::size_t side = discs_[disc].side;
    const Shading shading{light(), values_[layout_.gloss(side)], values_[layout_.shelter()],
                          std::exp(values_[layout_.blur()])};
    std::vector<RayEvidence> rays;
    for (int i = 0; i < seen_[disc].count(); ++i)
      rays.push_back(seen_[disc].evidence(i, base(disc), values_[layout_.radius(side)], shading));
    return rays;
  }

  // Takes one and returns what was known of the unknowns before it, the inverse of their covariance.
  Eigen::MatrixXd step() {
    std::vector<std::vector<RayEvidence>> evidence;
    std::vector<double> misfits;
    for (std::size_t i = 0; i < discs_.size(); ++i) {
      evidence.push_back(evidence_of(i));
      for (const RayEvidence& ray : evidence.back()) misfits.push_back(ray.misfit);
    }
    const double usual = median(std::move(misfits)) + 1e-12;
    NormalEquations equations(layout_.size());
    for (std::size_t i = 0; i < discs_.size(); ++i) {
      for (std::size_t ray = 0; ray < evidence[i].size(); ++ray)
        add(i, seen_[i].unit(static_cast<int>(ray)), evidence[i][ray], usual, equations);
    }
    add_expected(equations);
    Eigen::VectorXd least(layout_.size());
    for (Eigen::Index i = 0; i < least.size(); ++i) least[i] = unknown(i).least - values_[i];
    take(equations.solution_above(least));
    return equations.normal;
  }

  // A ray that is explained less well than most counts less (Cauchy's weights).
  void add(std::size_t disc, const Vec2& unit, const RayEvidence& ray, double usual,
           NormalEquations& equations) const {
    const std::size_t side = discs_[disc].side;
    const std::array<Eigen::Index, kOwn> own{layout_.base(disc),   layout_.base(disc) + 1,
                                             layout_.radius(side), layout_.gloss(side),
                                             layout_.shelter(),    layout_.blur()};
    // The rim lies farther out by the base's way along the ray and by the radius.
    Eigen::Matrix<double, kOwn, RayEvidence::kParameters> to_own = decltype(to_own)::Zero();
    to_own.col(RayEvidence::kRim).head<3>() << unit.x(), unit.y(), 1;
    to_own(3, RayEvidence::kGloss) = to_own(4, RayEvidence::kShelter) = to_own(5, RayEvidence::kBlur) = 1;
    const double weight = 1 / ((1 + ray.misfit / usual) * usual * kCorrelatedSamples);
    const Eigen::Matrix<double, kOwn, RayEvidence::kParameters> with_all = weight * to_own * ray.normal;
    const Eigen::Matrix<double, kOwn, kLights> with_lights =
        with_all.middleCols<kLights>(RayEvidence::kLight);
    const Eigen::Index lights = layout_.light();
    equations.normal(own, own) += with_all * to_own.transpose();
    equations.normal(own, Eigen::seqN(lights, kLights)) += with_lights;
    equations.normal(Eigen::seqN(lights, kLights), own) += with_lights.transpose();
    equations.normal.block<kLights, kLights>(lights, lights) +=
        weight * ray.normal.block<kLights, kLights>(RayEvidence::kLight, RayEvidence::kLight);
    equations.pull(own) += weight * to_own * ray.pull;
    equations.pull.segment<kLights>(lights) += weight * ray.pull.segment<kLights>(RayEvidence::kLight);
  }

  void add_expected(NormalEquations& equations) const {
    for (Eigen::Index i = 0; i < values_.size(); ++i)
      equations.expect(i, unknown(i).value - values_[i], unknown(i).sigma);
    for (std::size_t side = 1; side < sides_; ++side) {
      for (std::size_t other = 0; other < side; ++other) {
        const Eigen::Index i = layout_.radius(side), k = layout_.radius(other);
        equations.expect_apart(i, k, values_[k] - values_[i], kBetweenSides);
      }
    }
    const double all_light = light().sum();
    if (all_light > 1) equations.expect_sum(layout_.light(), kLights, 1 - all_light, kOverAllSigma);
  }

  void take(const Eigen::VectorXd& change) {
    for (Eigen::Index i = 0; i < values_.size(); ++i) {
      const Unknown& u = unknown(i);
      values_[i] =
          std::clamp(values_[i] + std::clamp(change[i], -u.longest_step, u.longest_step), u.least, u.most);
    }
  }

  const Unknown& unknown(Eigen::Index i) const { return unknowns_[static_cast<std::size_t>(i)]; }

  const std::vector<OutlinedDisc>& discs_;
  std::size_t sides_;
  Layout layout_;
  std::vector<ShadedDisc> seen_;
  std::vector<Unknown> unknowns_;
  Eigen::VectorXd values_;
};

}  // namespace

ShadedPlaces place_by_shading(const Photo& photo, const Calibration& calibration, const DiscShape& shape,
                              const std::vector<OutlinedDisc>& discs, const std::vector<TeamRadius>& radii) {
  if (discs.empty()) return {{}, radii};
  return ShadingFit(photo, calibration, shape, discs, radii).fit();
}

}  // namespace ringside
