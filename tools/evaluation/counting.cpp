// SPDX-License-Identifier: MIT
#include "evaluation/counting.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "geometry/robust.h"

namespace ringside::evaluation {

std::vector<double> sizes_of(std::vector<double> values) {
  for (double& value : values) value = std::abs(value);
  return values;
}

double root_mean_square(const std::vector<double>& values) {
  if (values.empty()) return 0;
  const double squares = std::inner_product(values.begin(), values.end(), values.begin(), 0.0);
  return std::sqrt(squares / static_cast<double>(values.size()));
}

double mean(const std::vector<double>& values) {
  if (values.empty()) return 0;
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

Spread spread_of(const std::vector<double>& sizes) {
  if (sizes.empty()) return {};
  return {.count = static_cast<int>(sizes.size()),
          .rms = root_mean_square(sizes),
          .median = median(sizes),
          .max = *std::max_element(sizes.begin(), sizes.end())};
}

std::vector<Band> bands_between(const std::vector<double>& edges) {
  std::vector<Band> bands;
  double from = 0;
  for (const double edge : edges) {
    bands.push_back({from, edge});
    from = edge;
  }
  bands.push_back({from, std::nullopt});
  return bands;
}

std::size_t band_of(double value, const std::vector<double>& edges) {
  return static_cast<std::size_t>(std::upper_bound(edges.begin(), edges.end(), value) - edges.begin());
}

}  // namespace ringside::evaluation
