// SPDX-License-Identifier: MIT
#include "calibration/approach/approach_rings.h"

#include <algorithm>

#include "calibration/approach/gathered_rings.h"

namespace ringside {
namespace {

constexpr std::size_t kLines = 3, kMost = 5;

// Among circles that are seen as well those win that lie as on most boards.
double score_of(const SummedRings& rings) {
  const CircleRadii& radii = rings.rings.radii;
  return rings.score - rarity({radii[0], radii[1], radii[2]});
}

bool lie_as_a_boards(const SummedRings& rings) {
  const CircleRadii& radii = rings.rings.radii;
  return may_be_board({radii[0], radii[1], radii[2]});
}

void sort_and_thin(std::vector<SummedRings>& all) {
  constexpr double kSame = 0.006;  // of the outer line's radius: 2 mm
  std::stable_sort(all.begin(), all.end(),
                   [](const SummedRings& a, const SummedRings& b) { return score_of(a) > score_of(b); });
  std::vector<SummedRings> kept;
  for (const SummedRings& rings : all) {
    const auto same = [&](const SummedRings& other) {
      const auto& a = rings.rings.radii;
      return std::equal(a.begin(), a.begin() + kLines, other.rings.radii.begin(),
                        [](double x, double y) { return std::abs(x - y) < kSame; });
    };
    if (std::none_of(kept.begin(), kept.end(), same)) kept.push_back(rings);
  }
  all = std::move(kept);
}

ApproachedRings on_photo(const SummedRings& found, const RingPlane& plane, double outer_radius) {
  const UnbentPlane unbent_plane = unbent(plane, outer_radius, found.rings.bend);
  const double unit = unbent_plane.growth * outer_radius;
  const auto& radii = found.rings.radii;
  return {unbent_plane.plane,
          {unit * radii[0], unit * radii[1], unit * radii[2]},
          {found.evidence[0], found.evidence[1], found.evidence[2]}};
}

CircleRadii shares(const LineRadii& lines) {
  return {lines.inner / lines.outer, lines.middle / lines.outer, 1, kTypicalDeck};
}

// Whether there is more than what noise leaves of any circle.
bool shows(const SummedRings& rings) {
  constexpr double kLeast = 0.05;
  return *std::min_element(rings.evidence.begin(), rings.evidence.begin() + kLines) > kLeast;
}

// Bends are of first order: once more from where they led to.
ApproachedRings nearer(const ShrunkPhoto& photo, const ApproachedRings& rings) {
  const RingResponses deck(unrolled_rings(photo, rings.plane, rings.lines.outer));
  const SummedRings start = summed(deck, {{}, shares(rings.lines)});
  return on_photo(climbed(deck, start), rings.plane, rings.lines.outer);
}

}  // namespace

std::vector<ApproachedRings> approach_rings(const cv::Mat& bgr, const RingPlane& plane,
                                            const LineRadii& lines) {
  constexpr double kLeastOuter = 10;  // pixels: of a smaller board no three lines can be told apart
  if (lines.outer < kLeastOuter) return {};
  const ShrunkPhoto photo = shrunk_photo(bgr, lines.outer);
  const RingResponses deck(unrolled_rings(photo, plane, lines.outer));
  std::vector<SummedRings> found;
  for (const BentRings& rings : gathered_rings(deck, shares(lines))) found.push_back(summed(deck, rings));
  sort_and_thin(found);
  for (SummedRings& rings : found) rings = climbed(deck, rings);
  sort_and_thin(found);
  std::erase_if(found, [](const SummedRings& rings) { return !lie_as_a_boards(rings); });
  if (found.size() > kMost) found.resize(kMost);
  std::vector<ApproachedRings> out;
  for (const SummedRings& rings : found) {
    const ApproachedRings rough = on_photo(rings, plane, lines.outer);
    if (shows(rings) && rough.plane.may_show(rough.lines.outer)) out.push_back(nearer(photo, rough));
  }
  return out;
}

}  // namespace ringside
