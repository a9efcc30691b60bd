// SPDX-License-Identifier: MIT
#include "detection/hole/explain_hole.h"

#include <Eigen/Cholesky>
#include <cstdint>
#include <numeric>
#include <vector>

namespace ringside {
namespace {

// How many of the patch's terms a part's colour may change by. A disc's side is turned to the lamp here and
// away from it there.
constexpr std::array<int, kHoleParts> kTermsOfPart{3, 1, 1, 3, kPatchTerms, 3, 1};
constexpr auto kFirstTerm = [] {
  std::array<int, kHoleParts> first{};
  std::exclusive_scan(kTermsOfPart.begin(), kTermsOfPart.end(), first.begin(), 0);
  return first;
}();
constexpr int kTerms = kFirstTerm.back() + kTermsOfPart.back();

using Normal = Eigen::Matrix<double, kTerms, kTerms>;
using Weights = Eigen::Matrix<float, 3, kTerms>;  // the colour that goes with each term
using Used = std::array<bool, kHoleParts>;

Used used_parts(const HolePatch& patch, const PartShares& shares) {
  constexpr float kLeastShare = 8;  // mm^2: a part that shows less has no colour of its own
  Used used{};
  const Eigen::Matrix<float, kHoleParts, 1> areas = shares.rowwise().sum() * patch.area_of_pixel;
  for (std::size_t part = 0; part < kHoleParts; ++part)
    used[part] = areas[static_cast<Eigen::Index>(part)] >= kLeastShare;
  return used;
}

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

// A drawing's pixels by what they show. Most show one part alone: those need no terms, as what is summed up
// of them is the patch's.
class DrawnPixels {
 public:
  static constexpr std::uint8_t kMixed = kHoleParts;

  DrawnPixels(const HolePatch& patch, const PartShares& shares, const Used& used)
      : parts_(static_cast<std::size_t>(shares.cols())) {
    for (Eigen::Index i = 0; i < shares.cols(); ++i) {
      std::uint8_t part = 0;
      while (part < kHoleParts && shares(part, i) != 1) ++part;
      parts_[static_cast<std::size_t>(i)] = part;
      if (part == kMixed) mixed_.push_back(terms_of(patch.terms.col(i), shares.col(i), used));
    }
  }

  // Calls `of_part` with the pixel and its part's number, or `of_terms` with the pixel and its terms.
  template <typename OfPart, typename OfTerms>
  void for_each(const OfPart& of_part, const OfTerms& of_terms) const {
    auto terms = mixed_.begin();
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      const auto pixel = static_cast<Eigen::Index>(i);
      parts_[i] == kMixed ? of_terms(pixel, *terms++) : of_part(pixel, parts_[i]);
    }
  }

 private:
  static Terms terms_of(const Eigen::Matrix<float, kPatchTerms, 1>& of_place,
                        const Eigen::Matrix<float, kHoleParts, 1>& shares, const Used& used) {
    Terms all;
    for (std::size_t part = 0; part < kHoleParts; ++part) {
      const float share = shares[static_cast<Eigen::Index>(part)];
      if (share <= 0 || !used[part]) continue;
      for (int term = 0; term < kTermsOfPart[part]; ++term)
        all.add(kFirstTerm[part] + term, share * of_place[term]);
    }
    return all;
  }

  std::vector<std::uint8_t> parts_;  // of each pixel the part that it shows, or kMixed
  std::vector<Terms> mixed_;         // of the others, one after the other
};

// Sums over pixels that the weights of least squares come from.
struct Sums {
  Eigen::Matrix<float, kTerms, kTerms> products = Eigen::Matrix<float, kTerms, kTerms>::Zero();
  Weights colours = Weights::Zero();

  void add(const Terms& t, const Eigen::Vector3f& colour) {
    for (std::size_t a = 0; a < t.count; ++a) {
      for (std::size_t b = 0; b <= a; ++b) products(t.which[a], t.which[b]) += t.value[a] * t.value[b];
      colours.col(t.which[a]) += t.value[a] * colour;
    }
  }

  // moments: those of all pixels that show this part alone.
  void add(std::size_t part, const Eigen::Matrix<float, kPixelMoments, 1>& moments) {
    for (int a = 0; a < kTermsOfPart[part]; ++a) {
      for (int b = 0; b <= a; ++b)
        products(kFirstTerm[part] + a, kFirstTerm[part] + b) += moments[product_of_terms(a, b)];
      colours.col(kFirstTerm[part] + a) += moments.segment<3>(kColourMoments + 3 * a);
    }
  }
};

// Least squares; a term that no pixel has gets no colour.
Weights weights_of(const HolePatch& patch, const DrawnPixels& pixels, const Used& used) {
  Sums sums;
  Eigen::Matrix<float, kPixelMoments, kHoleParts> moments = decltype(moments)::Zero();
  pixels.for_each([&](Eigen::Index i, std::uint8_t part) { moments.col(part) += patch.moments.col(i); },
                  [&](Eigen::Index i, const Terms& terms) { sums.add(terms, patch.colours.col(i)); });
  for (std::size_t part = 0; part < kHoleParts; ++part)
    if (used[part]) sums.add(part, moments.col(static_cast<Eigen::Index>(part)));
  Normal normal = sums.products.cast<double>();
  normal.diagonal().array() += 1e-2;
  return normal.ldlt().solve(sums.colours.transpose().cast<double>()).transpose().cast<float>();
}

Eigen::VectorXf misfits_of(const HolePatch& patch, const PartShares& shares, const DrawnPixels& pixels,
                           const Weights& weights) {
  constexpr auto kDeckRow = static_cast<Eigen::Index>(HolePart::kDeck);
  constexpr auto kShadedDeckRow = static_cast<Eigen::Index>(HolePart::kShadedDeck);
  const auto noise2 = static_cast<float>(patch.noise * patch.noise);
  Eigen::VectorXf misfits(patch.colours.cols());
  const auto put = [&](Eigen::Index i, const Eigen::Vector3f& drawn) {
    const float deck = shares(kDeckRow, i) + shares(kShadedDeckRow, i);
    misfits[i] = std::min((patch.colours.col(i) - drawn).squaredNorm() / noise2, most_misfit(deck));
  };
  pixels.for_each(
      [&](Eigen::Index i, std::uint8_t part) {
        Eigen::Vector3f drawn = Eigen::Vector3f::Zero();
        for (int term = 0; term < kTermsOfPart[part]; ++term)
          drawn += patch.terms(term, i) * weights.col(kFirstTerm[part] + term);
        put(i, drawn);
      },
      [&](Eigen::Index i, const Terms& terms) {
        Eigen::Vector3f drawn = Eigen::Vector3f::Zero();
        for (std::size_t a = 0; a < terms.count; ++a) drawn += terms.value[a] * weights.col(terms.which[a]);
        put(i, drawn);
      });
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
  const DrawnPixels pixels(patch, shares, used);
  const Weights weights = weights_of(patch, pixels, used);
  Explanation out;
  out.misfits = misfits_of(patch, shares, pixels, weights);
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
