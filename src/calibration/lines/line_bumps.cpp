// SPDX-License-Identifier: MIT
#include "calibration/lines/line_bumps.h"

#include <algorithm>

#include "calibration/lines/line_signal.h"

namespace ringside {

std::optional<Bump> bump_at_half_height(const float* row, int count, int top) {
  const float half = row[top] / 2;
  int left = top, right = top;
  while (left > 0 && row[left] > half) --left;
  while (right < count - 1 && row[right] > half) ++right;
  if (row[left] > half || row[right] > half) return std::nullopt;
  const double from =
      left + static_cast<double>(half - row[left]) / std::max(row[left + 1] - row[left], 1e-6F);
  const double to =
      right - static_cast<double>(half - row[right]) / std::max(row[right - 1] - row[right], 1e-6F);
  return Bump{(from + to) / 2, to - from};
}

std::vector<int> peaks(const float* row, const Span& span, bool all) {
  const int highest = peak_index(row, span);
  if (!all) return {highest};
  std::vector<int> tops;
  for (int k = span.first; k < span.last; ++k) {
    const bool is_top = row[k] >= row[k - 1] && row[k] > row[k + 1] && row[k] > row[highest] / 2;
    if (is_top || k == highest) tops.push_back(k);
  }
  return tops;
}

}  // namespace ringside
