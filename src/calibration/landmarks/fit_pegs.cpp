// SPDX-License-Identifier: MIT
#include "calibration/landmarks/fit_pegs.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <array>
#include <cmath>

#include "fitting/cauchy.h"
#include "geometry/robust.h"

namespace ringside {
namespace {

// Prior of a peg, mm: mean and 1 sigma.
constexpr double kOutwardsSigma = 0.7, kAlongSigma = 1.0;
constexpr double kTypicalRadius = 4.0, kRadiusSigma = 1.0;
constexpr double kTypicalHeight = 15.0, kHeightSigma = 2.5;
constexpr double kLeastRadius = 1.5, kMostRadius = 8, kLeastHeight = 5, kMostHeight = 25;
constexpr double kEdgeSigma = 0.35;  // mm, of an edge that belongs to the outline
constexpr double kFreeEdges = 8;     // of an outline's places, neighbours see the same edge
constexpr std::array kReaches{2.1, 1.8, 1.2, 0.9, 0.9};  // mm, in which each round looks for edges
constexpr double kSearchStep = 0.3;                      // mm
// A place half as unlike the deck as pegs are is on the edge; shadows are a third or so.
constexpr double kHalfPeg = 0.5;
constexpr double kAtOutline = 0.4;  // mm: an edge so near is the outline's

struct Edge {
  double off;       // mm outwards from the outline
  double strength;  // 0 to 1
};

// Where the peg ends along the normal of its outline: where the colour turns into the deck's the most.
// contrast: of pegs with the deck, grey levels.
Edge end_of_peg(const LineStrip& strip, const PegOutlinePoint& p, double reach, double contrast) {
  constexpr int kHalfStep = 2;  // samples: an edge's two sides are compared over 1.2 mm
  const int steps = static_cast<int>(std::lround(reach / kSearchStep)) + 1;
  const LineStrip::Way way = strip.way(p.p_board, p.normal);
  std::vector<double> unlike;
  for (int i = -steps - kHalfStep; i <= steps + kHalfStep; ++i) {
    const double apart = strip.unlike_deck(way, i * kSearchStep) / contrast;
    unlike.push_back(apart * apart / (apart * apart + kHalfPeg * kHalfPeg));
  }
  const auto drop = [&](int i) {  // across the place i
    const int inner = i + steps, outer = inner + 2 * kHalfStep;
    return unlike[static_cast<std::size_t>(inner)] - unlike[static_cast<std::size_t>(outer)];
  };
  int best = 0;
  for (int i = 1 - steps; i < steps; ++i)
    if (drop(i) > drop(best)) best = i;
  const double bend = drop(best - 1) + drop(best + 1) - 2 * drop(best);
  const double off = bend < -1e-9 ? std::clamp((drop(best - 1) - drop(best + 1)) / (2 * bend), -0.5, 0.5) : 0;
  return {kSearchStep * (best + off), std::max(0.0, drop(best))};
}

class Fit {
 public:
  Fit(const LineStrip& strip, const Line& line, const Vec3& camera, const PegComb& comb)
      : strip_(strip), line_(line), camera_(camera), comb_(comb), shape_(comb.shape), feet_(comb.feet) {}

  void round(double reach) {
    size_ = static_cast<Eigen::Index>(2 * feet_.size() + 2);
    normal_ = Eigen::MatrixXd::Zero(size_, size_);
    right_ = Eigen::VectorXd::Zero(size_);
    squared_residuals_ = weights_ = 0;
    turn_ = common_turn();
    contrast_ = contrast();
    for (std::size_t i = 0; i < feet_.size(); ++i) add_peg(i, reach);
    add_shape_prior();
    step();
  }

  std::vector<FittedPeg> pegs() const {
    const double scale = std::max(1.0, weights_ > 0 ? squared_residuals_ / weights_ : 1.0);
    const Eigen::MatrixXd covariance = normal_.ldlt().solve(Eigen::MatrixXd::Identity(size_, size_)) * scale;
    std::vector<FittedPeg> out;
    for (std::size_t i = 0; i < feet_.size(); ++i) {
      const auto at = static_cast<Eigen::Index>(2 * i);
      const double sigma = std::sqrt(covariance.block<2, 2>(at, at).trace() / 2);
      out.push_back({{feet_[i], shape_.radius, sigma}, score(i), (expected(i) - feet_[i]).norm()});
    }
    return out;
  }

 private:
  // How far the pegs stand from the comb's angles, all in all.
  double common_turn() const {
    std::vector<double> turns;
    for (std::size_t i = 0; i < feet_.size(); ++i)
      turns.push_back(std::remainder(angle_of(feet_[i]) - comb_.angles[i], 2 * kPi));
    return median(std::move(turns));
  }

  void add_peg(std::size_t i, double reach) {
    Eigen::Matrix4d normal = Eigen::Matrix4d::Zero();  // of the foot's two unknowns, then the shape's
    Eigen::Vector4d right = Eigen::Vector4d::Zero();
    for (const PegOutlinePoint& p : peg_outline(feet_[i], shape_, camera_)) {
      const Edge edge = end_of_peg(strip_, p, reach, contrast_);
      const double robust = cauchy_weight(std::pow(edge.off / (2 * kEdgeSigma), 2));
      const double weight = kFreeEdges * p.weight * edge.strength * robust / (kEdgeSigma * kEdgeSigma);
      const Eigen::Vector4d row(p.normal.x(), p.normal.y(), 1, p.per_height);
      normal += weight * row * row.transpose();
      right += weight * edge.off * row;
      squared_residuals_ += weight * edge.off * edge.off;
      weights_ += weight * kEdgeSigma * kEdgeSigma;
    }
    add_equations(i, normal, right);
    add_place_prior(i);
  }

  void add_equations(std::size_t i, const Eigen::Matrix4d& normal, const Eigen::Vector4d& right) {
    const auto at = static_cast<Eigen::Index>(2 * i);
    normal_.block<2, 2>(at, at) += normal.topLeftCorner<2, 2>();
    normal_.block<2, 2>(at, size_ - 2) += normal.topRightCorner<2, 2>();
    normal_.block<2, 2>(size_ - 2, at) += normal.bottomLeftCorner<2, 2>();
    normal_.bottomRightCorner<2, 2>() += normal.bottomRightCorner<2, 2>();
    right_.segment<2>(at) += right.head<2>();
    right_.tail<2>() += right.tail<2>();
  }

  // Where the other pegs say that one stands.
  Vec2 expected(std::size_t i) const {
    const double angle = comb_.angles[i] + turn_;
    return line_.radius_at(angle) * direction(angle);
  }

  void add_place_prior(std::size_t i) {
    const auto at = static_cast<Eigen::Index>(2 * i);
    const Vec2 outwards = expected(i).normalized(), along(-outwards.y(), outwards.x());
    const Vec2 off = expected(i) - feet_[i];
    const Mat2 weights = outwards * outwards.transpose() / (kOutwardsSigma * kOutwardsSigma) +
                         along * along.transpose() / (kAlongSigma * kAlongSigma);
    normal_.block<2, 2>(at, at) += weights;
    right_.segment<2>(at) += weights * off;
  }

  void add_shape_prior() {
    const Vec2 weights(1 / (kRadiusSigma * kRadiusSigma), 1 / (kHeightSigma * kHeightSigma));
    normal_.bottomRightCorner<2, 2>().diagonal() += weights;
    right_.tail<2>() +=
        weights.cwiseProduct(Vec2(kTypicalRadius - shape_.radius, kTypicalHeight - shape_.height));
  }

  void step() {
    const Eigen::VectorXd change = normal_.ldlt().solve(right_);
    for (std::size_t i = 0; i < feet_.size(); ++i)
      feet_[i] += change.segment<2>(static_cast<Eigen::Index>(2 * i));
    shape_.radius = std::clamp(shape_.radius + change[size_ - 2], kLeastRadius, kMostRadius);
    shape_.height = std::clamp(shape_.height + change[size_ - 1], kLeastHeight, kMostHeight);
  }

  // The strongest edge close to a place of the outline.
  double edge_about(const PegOutlinePoint& p) const {
    double best = 0;
    for (const double off : {-kAtOutline, 0.0, kAtOutline})
      best = std::max(best, strip_.edge_at(p.p_board + off * p.normal, p.normal));
    return best;
  }

  // How far the pegs' colours are from the deck's, of most places of most pegs.
  double contrast() const {
    std::vector<double> all;
    for (const Vec2& foot : feet_) {
      for (const PegOutlinePoint& p : peg_outline(foot, {shape_.radius / 2, shape_.height}, camera_))
        all.push_back(strip_.unlike_deck(p.p_board));
    }
    return std::max(1.0, median(std::move(all)));
  }

  double score(std::size_t i) const {
    double sum = 0;
    for (const PegOutlinePoint& p : peg_outline(feet_[i], shape_, camera_)) sum += p.weight * edge_about(p);
    return sum;
  }

  const LineStrip& strip_;
  const Line& line_;
  const Vec3& camera_;
  const PegComb& comb_;
  PegShape shape_;
  std::vector<Vec2> feet_;
  double turn_ = 0;
  double contrast_ = 1;
  // Normal equations: two unknowns for each foot, then radius and height.
  Eigen::Index size_ = 0;
  Eigen::MatrixXd normal_;
  Eigen::VectorXd right_;
  double squared_residuals_ = 0, weights_ = 0;
};

}  // namespace

std::vector<FittedPeg> fit_pegs(const LineStrip& strip, const Line& line, const Vec3& camera,
                                const PegComb& comb) {
  PegComb start = comb;
  start.shape.radius = std::max(start.shape.radius, kTypicalRadius);
  Fit fit(strip, line, camera, start);
  for (const double reach : kReaches) fit.round(reach);
  return fit.pegs();
}

}  // namespace ringside
