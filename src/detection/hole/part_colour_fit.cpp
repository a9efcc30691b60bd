// SPDX-License-Identifier: MIT
#include "detection/hole/part_colour_fit.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>
#include <numeric>

namespace ringside {
namespace {

// How many of the patch's terms a part's colour may change by. A disc's side is turned to the lamp here and
// away from it there.
constexpr std::array<std::size_t, kHoleParts> kTermsOfPart{3, 1, 1, 3, kPatchTerms, 3, 1};
constexpr auto kFirstTerm = [] {
  std::array<std::size_t, kHoleParts + 1> first{};
  std::inclusive_scan(kTermsOfPart.begin(), kTermsOfPart.end(), first.begin() + 1);
  return first;
}();
constexpr std::size_t kAllTerms = kFirstTerm.back();

RINGSIDE_ALWAYS_INLINE float sum_of(const Lanes& lanes) {
  float sum = 0;
  for (std::size_t i = 0; i < Eight::kCount; ++i) sum += lanes[i];
  return sum;
}

RINGSIDE_ALWAYS_INLINE bool shows(std::uint8_t shown, std::size_t part) {
  return ((shown >> part) & 1U) != 0;
}

// The terms of eight pixels that are not zero.
struct ShownTerms {
  std::size_t count = 0;
  std::array<std::size_t, kAllTerms> which;
  std::array<Eight, kAllTerms> value;

  RINGSIDE_ALWAYS_INLINE ShownTerms(const HolePatch& patch, const PartShares& shares, std::uint8_t shown,
                                    std::size_t block) {
    for (std::size_t part = 0; part < kHoleParts; ++part) {
      if (!shows(shown, part)) continue;
      for (std::size_t term = 0; term < kTermsOfPart[part]; ++term) {
        which[count] = kFirstTerm[part] + term;
        value[count++].v = shares[part][block].v * patch.terms[term][block].v;
      }
    }
  }
};

// Sums over pixels, eight of each.
struct NormalSums {
  std::array<std::array<Eight, kAllTerms>, kAllTerms> products{};
  std::array<std::array<Eight, 3>, kAllTerms> colours{};
};

RINGSIDE_BY_PROCESSOR void find_used_parts(const HolePatch& patch, const PartShares& shares,
                                           std::array<bool, kHoleParts>& used,
                                           std::vector<std::uint8_t>& shown) {
  constexpr float kLeastShare = 8;  // mm^2: a part that shows less has no colour of its own
  for (std::size_t part = 0; part < kHoleParts; ++part) {
    Lanes area{};
    for (std::size_t b = 0; b < patch.blocks(); ++b) area += shares[part][b].v;
    used[part] = sum_of(area) * patch.area_of_pixel >= kLeastShare;
    if (!used[part]) continue;
    for (std::size_t b = 0; b < patch.blocks(); ++b)
      if (sum_of(shares[part][b].v) > 0) shown[b] |= static_cast<std::uint8_t>(1U << part);
  }
}

RINGSIDE_BY_PROCESSOR void add_up(const HolePatch& patch, const PartShares& shares,
                                  const std::vector<std::uint8_t>& shown, NormalSums& sums) {
  for (std::size_t block = 0; block < patch.blocks(); ++block) {
    const ShownTerms terms(patch, shares, shown[block], block);
    for (std::size_t a = 0; a < terms.count; ++a) {
      const std::size_t row = terms.which[a];
      const Lanes value = terms.value[a].v;
      for (std::size_t b = 0; b <= a; ++b) sums.products[row][terms.which[b]].v += value * terms.value[b].v;
      for (std::size_t channel = 0; channel < 3; ++channel)
        sums.colours[row][channel].v += value * patch.colours[channel][block].v;
    }
  }
}

// What is left of the colours when the drawn ones are taken off, and how much of it counts: their mean.
RINGSIDE_BY_PROCESSOR double compare(const HolePatch& patch, const PartShares& shares,
                                     const std::vector<std::uint8_t>& shown,
                                     const std::array<std::array<float, kAllTerms>, 3>& colours, Row& losses,
                                     std::array<Row, 3>& residuals) {
  const auto per_noise = static_cast<float>(1 / patch.noise);
  Lanes sum{};
  for (std::size_t b = 0; b < patch.blocks(); ++b) {
    const ShownTerms terms(patch, shares, shown[b], b);
    Lanes square{};
    for (std::size_t channel = 0; channel < 3; ++channel) {
      Lanes drawn{};
      for (std::size_t a = 0; a < terms.count; ++a)
        drawn += terms.value[a].v * colours[channel][terms.which[a]];
      const Lanes rest = (patch.colours[channel][b].v - drawn) * per_noise * patch.counts[b].v;
      residuals[channel][b].v = rest;
      square += rest * rest;
    }
    const Lanes deck = shares[static_cast<std::size_t>(HolePart::kDeck)][b].v +
                       shares[static_cast<std::size_t>(HolePart::kShadedDeck)][b].v;
    const Lanes most = kMostLoss + deck * (kMostLossOnDeck - kMostLoss);
    losses[b].v = square < most ? square : most;
    for (std::size_t channel = 0; channel < 3; ++channel)
      residuals[channel][b].v = square < most ? residuals[channel][b].v : Lanes{};
    sum += losses[b].v;
  }
  return static_cast<double>(sum_of(sum)) / static_cast<double>(std::max<std::size_t>(1, patch.count));
}

}  // namespace

void PartColourFit::solve(const HolePatch& patch) {
  static_assert(kTerms == kAllTerms);
  NormalSums sums;
  add_up(patch, shares_, shown_, sums);
  std::array<std::size_t, kTerms> used_terms;
  Eigen::Index count = 0;
  for (std::size_t part = 0; part < kHoleParts; ++part) {
    if (!used_[part]) continue;
    for (std::size_t term = kFirstTerm[part]; term < kFirstTerm[part + 1]; ++term)
      used_terms[static_cast<std::size_t>(count++)] = term;
  }
  Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::ColMajor, kTerms, kTerms> normal(count, count);
  Eigen::Matrix<double, Eigen::Dynamic, 3, Eigen::ColMajor, kTerms, 3> right(count, 3);
  for (Eigen::Index a = 0; a < count; ++a) {
    const std::size_t row = used_terms[static_cast<std::size_t>(a)];
    for (Eigen::Index b = 0; b <= a; ++b) {
      const std::size_t column = used_terms[static_cast<std::size_t>(b)];
      normal(a, b) = static_cast<double>(sum_of(sums.products[row][column].v));
    }
    normal(a, a) += 1e-2;
    for (Eigen::Index channel = 0; channel < 3; ++channel)
      right(a, channel) = static_cast<double>(sum_of(sums.colours[row][static_cast<std::size_t>(channel)].v));
  }
  const decltype(right) solved = normal.llt().solve(right);
  colours_ = {};
  for (Eigen::Index a = 0; a < count; ++a)
    for (Eigen::Index channel = 0; channel < 3; ++channel)
      colours_[static_cast<std::size_t>(channel)][used_terms[static_cast<std::size_t>(a)]] =
          static_cast<float>(solved(a, channel));
}

void PartColourFit::of(const HoleScene& scene, const HolePatch& patch, const Vec3& camera) {
  draw(scene, patch, camera, shares_);
  shown_.assign(patch.blocks(), 0);
  find_used_parts(patch, shares_, used_, shown_);
  solve(patch);
  losses_.resize(patch.blocks());
  for (Row& row : residuals_) row.resize(patch.blocks());
  mean_loss_ = compare(patch, shares_, shown_, colours_, losses_, residuals_);
}

Lab PartColourFit::colour(HolePart part) const {
  const std::size_t first = kFirstTerm[static_cast<std::size_t>(part)];
  return {colours_[0][first], colours_[1][first], colours_[2][first]};
}

double advantage(const Row& losses, const Row& others) {
  Lanes gain{}, difference{};
  for (std::size_t b = 0; b < losses.size(); ++b) {
    const Lanes more = others[b].v - losses[b].v;
    gain += more;
    difference += more < 0.F ? -more : more;
  }
  return static_cast<double>(sum_of(gain) / (sum_of(difference) + 1e-3F));
}

}  // namespace ringside
