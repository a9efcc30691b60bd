// SPDX-License-Identifier: MIT
#include "detection/selection/printed_signs.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "geometry/conventions.h"

namespace ringside {
namespace {

// Candidates are good to 2 mm, and so is what was printed by hand.
constexpr double kOffSign = 4;      // mm
constexpr double kOneInk = 12;      // L*a*b*: one ink, mixed with the deck by blur
constexpr double kApartSigns = 25;  // mm; discs nearer to one another would overlap
// Of four quarters, with the sign itself: of one zone's signs, and of those in other zones, which may be seen
// less well. All zones' together, on one board.
constexpr std::ptrdiff_t kLeastQuarters = 3, kLeastOfOthers = 2;
constexpr std::size_t kLeastSigns = 6;

// Where a print lies is where it is seen on the deck; it has no height.
const Vec2& place_of(const FoundDisc& sign) { return sign.candidate.outline.centre; }

bool has_ink_of(const FoundDisc& a, const FoundDisc& b) { return (a.face.lab - b.face.lab).norm() < kOneInk; }

bool is_seen_at(const Vec2& p, const FoundDisc& like, const std::vector<FoundDisc>& possible) {
  return std::any_of(possible.begin(), possible.end(), [&](const FoundDisc& other) {
    return (place_of(other) - p).norm() < kOffSign && has_ink_of(other, like);
  });
}

// In how many quarters of the board the same is seen.
std::ptrdiff_t quarters_with(const FoundDisc& sign, const std::vector<FoundDisc>& possible) {
  std::ptrdiff_t seen = 0;
  Vec2 p = place_of(sign);
  for (int quarter = 0; quarter < 4; ++quarter) {
    seen += is_seen_at(p, sign, possible) ? 1 : 0;
    p = Vec2(-p.y(), p.x());
  }
  return seen;
}

// Whether two lie on the same four rays from the board's centre.
bool are_on_same_rays(const FoundDisc& a, const FoundDisc& b) {
  const Vec2 &p = place_of(a), &q = place_of(b);
  const auto four_turns = [](const Vec2& v) { return 4 * std::atan2(v.y(), v.x()); };
  const double turn = std::remainder(four_turns(p) - four_turns(q), 2 * kPi) / 4;
  return std::abs(turn) * std::min(p.norm(), q.norm()) < kOffSign;
}

// What was seen twice counts once.
std::size_t places_of(const std::vector<FoundDisc>& signs) {
  std::vector<Vec2> places;
  for (const FoundDisc& sign : signs) {
    const Vec2& p = place_of(sign);
    if (std::none_of(places.begin(), places.end(),
                     [&](const Vec2& q) { return (p - q).norm() < kApartSigns; }))
      places.push_back(p);
  }
  return places.size();
}

template <typename Is>
std::vector<FoundDisc> those(const std::vector<FoundDisc>& all, const Is& is) {
  std::vector<FoundDisc> some;
  std::copy_if(all.begin(), all.end(), std::back_inserter(some), is);
  return some;
}

}  // namespace

std::vector<FoundDisc> printed_signs(const std::vector<FoundDisc>& possible) {
  const auto repeated =
      those(possible, [&](const FoundDisc& sign) { return quarters_with(sign, possible) >= kLeastOfOthers; });
  return those(repeated, [&](const FoundDisc& sign) {
    const auto series = those(repeated, [&](const FoundDisc& other) {
      return are_on_same_rays(sign, other) && has_ink_of(sign, other);
    });
    return places_of(series) >= kLeastSigns &&
           std::any_of(series.begin(), series.end(), [&](const FoundDisc& other) {
             return quarters_with(other, possible) >= kLeastQuarters;
           });
  });
}

void drop_printed_signs(std::vector<FoundDisc>& possible, std::vector<Candidate>& candidates) {
  const std::vector<FoundDisc> printed = printed_signs(possible);
  const auto is_printed = [&](const Vec2& seen_at) {
    return std::any_of(printed.begin(), printed.end(),
                       [&](const FoundDisc& sign) { return place_of(sign) == seen_at; });
  };
  std::erase_if(possible, [&](const FoundDisc& disc) { return is_printed(place_of(disc)); });
  std::erase_if(candidates, [&](const Candidate& c) { return is_printed(c.outline.centre); });
}

}  // namespace ringside
