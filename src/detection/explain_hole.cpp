// SPDX-License-Identifier: MIT
#include "detection/explain_hole.h"

#include <Eigen/Cholesky>
#include <cstdint>
#include <numeric>
#include <vector>

namespace ringside {
namespace {

// How a part's colour may change over the patch: the first so many of 1, x, y and x^2 + y^2. A disc's side is
// turned to the lamp here and away from it there. Most pixels show one part, so that most of a pixel's terms
// are zero: only the others are kept and summed up.
constexpr std::array<int, kHoleParts> kTermsOfPart{3, 1, 1, 3, 4, 3, 1};
constexpr auto kFirstTerm = [] {
  std::array<int, kHoleParts> first{};
  std::exclusive_scan(kTermsOfPart.begin(), kTermsOfPart.end(), first.begin(), 0);
  return first;
}();
constexpr int kTerms = kFirstTerm.back() + kTermsOfPart.back(), kMostTermsOfPart = 4;

using Normal = Eigen::Matrix<double, kTerms, kTerms>;
using Weights = Eigen::Matrix<float, 3, kTerms>;  // the colour that goes with each term
using Used = std::array<bool, kHoleParts>;

// The terms of a pixel that are not zero.
struct Terms {
  std::uint8_t count = 0;
  std::array<std::uint8_t, kTerms> which;
  std::array<float, kTerms> value;

  void add(int term, float share) {
    which[count] = static_cast<std::uint8_t>(term);
    value[count++] = share;
  }
};

Used used_parts(const HolePatch& patch, const PartShares& shares) {
  constexpr float kLeastShare = 8;  // mm^2: a part that shows less has no colour of its own
  Used used{};
  const Eigen::Matrix<float, kHoleParts, 1> areas = shares.rowwise().sum() * patch.area_of_pixel;
  for (std::size_t part = 0; part < kHoleParts; ++part)
    used[part] = areas[static_cast<Eigen::Index>(part)] >= kLeastShare;
  return used;
}

std::vector<Terms> terms_of(const HolePatch& patch, const PartShares& shares, const Used& used) {
  std::vector<Terms> all(static_cast<std::size_t>(shares.cols()));
  for (Eigen::Index i = 0; i < shares.cols(); ++i) {
    const Eigen::Vector2f place = patch.places.col(i);
    const std::array<float, kMostTermsOfPart> factors{1, place.x(), place.y(), place.squaredNorm()};
    for (std::size_t part = 0; part < kHoleParts; ++part) {
      const float share = shares(static_cast<Eigen::Index>(part), i);
      if (share <= 0 || !used[part]) continue;
      for (int term = 0; term < kTermsOfPart[part]; ++term) {
        all[static_cast<std::size_t>(i)].add(kFirstTerm[part] + term,
                                             share * factors[static_cast<std::size_t>(term)]);
      }
    }
  }
  return all;
}

// Least squares; a term that no pixel has gets no colour.
Weights weights_of(const HolePatch& patch, const std::vector<Terms>& terms) {
  Eigen::Matrix<float, kTerms, kTerms> products = Eigen::Matrix<float, kTerms, kTerms>::Zero();
  Weights colours = Weights::Zero();
  for (std::size_t i = 0; i < terms.size(); ++i) {
    const Terms& t = terms[i];
    const Eigen::Vector3f colour = patch.colours.col(static_cast<Eigen::Index>(i));
    for (std::size_t a = 0; a < t.count; ++a) {
      for (std::size_t b = 0; b <= a; ++b) products(t.which[a], t.which[b]) += t.value[a] * t.value[b];
      colours.col(t.which[a]) += t.value[a] * colour;
    }
  }
  Normal normal = products.cast<double>();
  normal.diagonal().array() += 1e-2;
  return normal.ldlt().solve(colours.transpose().cast<double>()).transpose().cast<float>();
}

Eigen::VectorXf misfits_of(const HolePatch& patch, const PartShares& shares, const std::vector<Terms>& terms,
                           const Weights& weights) {
  constexpr auto kDeckRow = static_cast<Eigen::Index>(HolePart::kDeck);
  constexpr auto kShadedDeckRow = static_cast<Eigen::Index>(HolePart::kShadedDeck);
  const auto noise2 = static_cast<float>(patch.noise * patch.noise);
  Eigen::VectorXf misfits(patch.colours.cols());
  for (std::size_t i = 0; i < terms.size(); ++i) {
    const auto column = static_cast<Eigen::Index>(i);
    Eigen::Vector3f rest = patch.colours.col(column);
    for (std::size_t a = 0; a < terms[i].count; ++a)
      rest -= terms[i].value[a] * weights.col(terms[i].which[a]);
    const float deck = shares(kDeckRow, column) + shares(kShadedDeckRow, column);
    misfits[column] = std::min(rest.squaredNorm() / noise2, most_misfit(deck));
  }
  return misfits;
}

}  // namespace

float most_misfit(float share_of_deck) {
  // Of 8, 12, 16 and 36 on the deck the one with which flat discs and hangers part best (131 rendered ones).
  constexpr float kMostOfDeck = 12, kMostElsewhere = 36;
  return kMostElsewhere + share_of_deck * (kMostOfDeck - kMostElsewhere);
}

Explanation explain(const HolePatch& patch, const PartShares& shares) {
  const Used used = used_parts(patch, shares);
  const std::vector<Terms> terms = terms_of(patch, shares, used);
  const Weights weights = weights_of(patch, terms);
  Explanation out;
  out.misfits = misfits_of(patch, shares, terms, weights);
  out.misfit = static_cast<double>(out.misfits.mean());
  for (std::size_t part = 0; part < kHoleParts; ++part) {
    out.colours[part] = Lab::Zero();
    if (used[part]) out.colours[part] = weights.col(kFirstTerm[part]).cast<double>();
  }
  return out;
}

std::optional<Lab> colour_of_gap(const HolePatch& patch, const PartShares& shares) {
  constexpr float kMostOfIt = 0.6F, kLeastArea = 8;  // mm^2
  Eigen::Vector3f sum = Eigen::Vector3f::Zero();
  int count = 0;
  for (Eigen::Index i = 0; i < shares.cols(); ++i) {
    const float share = shares(static_cast<Eigen::Index>(HolePart::kWall), i) +
                        shares(static_cast<Eigen::Index>(HolePart::kFloor), i);
    if (share < kMostOfIt) continue;
    sum += patch.colours.col(i);
    ++count;
  }
  if (static_cast<float>(count) * patch.area_of_pixel < kLeastArea) return std::nullopt;
  return (sum / static_cast<float>(count)).cast<double>();
}

double advantage(const Explanation& one, const Explanation& other) {
  const Eigen::VectorXf gain = other.misfits - one.misfits;
  return static_cast<double>(gain.sum() / (gain.cwiseAbs().sum() + 1e-3F));
}

}  // namespace ringside
