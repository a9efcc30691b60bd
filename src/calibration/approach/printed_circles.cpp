// SPDX-License-Identifier: MIT
#include "calibration/approach/printed_circles.h"

#include <algorithm>
#include <cmath>

#include "calibration/approach/ring_responses.h"

namespace ringside {
namespace {

std::vector<double> evidence_by_column(const RingResponses& deck, bool borders_too) {
  std::vector<double> out;
  for (int k = 0; k < deck.columns(); ++k) {
    RingResponse sum;
    for (int sector = 0; sector < RingResponses::kSectors; ++sector) sum += deck.at(sector, k);
    out.push_back(sum.count() == 0 ? 0 : borders_too ? sum.evidence() : sum.as_line());
  }
  return out;
}

bool is_near_line(double share, const LineRadii& lines) {
  constexpr double kNear = 0.15;  // of the line's radius
  const auto near = [&](double line) {
    return std::abs(share - line / lines.outer) < kNear * line / lines.outer;
  };
  return near(lines.inner) || near(lines.middle) || near(lines.outer);
}

}  // namespace

std::vector<double> printed_circles(const cv::Mat& bgr, const RingPlane& plane, const LineRadii& lines,
                                    bool borders_too) {
  constexpr double kLeast = 0.15;  // of a clear line's evidence
  const RingResponses deck(unrolled_rings(shrunk_photo(bgr, lines.outer), plane, lines.outer));
  const std::vector<double> evidence = evidence_by_column(deck, borders_too);
  std::vector<double> out;
  for (std::size_t k = 1; k + 1 < evidence.size(); ++k) {
    const double share = deck.radius_of(static_cast<int>(k));
    const bool peak = evidence[k] > kLeast && evidence[k] >= evidence[k - 1] && evidence[k] > evidence[k + 1];
    if (peak && is_near_line(share, lines)) out.push_back(share * lines.outer);
  }
  return out;
}

}  // namespace ringside
