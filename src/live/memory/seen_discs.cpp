// SPDX-License-Identifier: MIT
#include "live/memory/seen_discs.h"

#include <algorithm>

#include "live/memory/disc_memory.h"

namespace ringside {
namespace {

constexpr std::size_t kEnough = 4;  // what both sides' discs look like
constexpr std::size_t kMostKept = 8;

bool is_among(const Disc& disc, const std::vector<Disc>& discs) {
  return std::any_of(discs.begin(), discs.end(), [&](const Disc& other) {
    return other.team == disc.team && (other.base - disc.base).norm() < kSamePlace;
  });
}

}  // namespace

void SeenDiscs::add(const std::vector<Disc>& discs) {
  std::vector<Disc> kept = discs;
  if (discs.size() < kEnough) {
    for (const Disc& older : newest_)
      if (kept.size() < kMostKept && !is_among(older, discs)) kept.push_back(older);
  }
  newest_ = std::move(kept);
}

}  // namespace ringside
