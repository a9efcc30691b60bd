// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

namespace ringside {

// Middle value (the upper one of two); 0 for none. Reorders the values.
template <typename T>
T median_in_place(std::vector<T>& values) {
  if (values.empty()) return T{};
  const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

template <typename T>
T median(std::vector<T> values) {
  return median_in_place(values);
}

// The value below which so large a share of them lies, 0 to 1; 0 for none.
template <typename T>
T quantile(std::vector<T> values, double share) {
  if (values.empty()) return T{};
  const auto at =
      values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), at, values.end());
  return *at;
}

// Standard deviation of residuals about zero as their bulk shows it: half of them may be outliers.
inline double robust_sigma(std::vector<double> residuals) {
  constexpr double kSigmaOverMedian = 1.4826;  // of the magnitude of normal deviates
  for (double& r : residuals) r = std::abs(r);
  return kSigmaOverMedian * median(std::move(residuals));
}

}  // namespace ringside
