// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

namespace ringside::evaluation {

// How many of how many.
struct Share {
  int count = 0;
  int of = 0;

  void add(bool counts) {
    ++of;
    count += counts ? 1 : 0;
  }
  std::optional<double> value() const {
    if (of == 0) return std::nullopt;
    return static_cast<double>(count) / of;
  }
};

// What a list of sizes of errors comes to; all 0 for none.
struct Spread {
  int count = 0;
  double rms = 0;
  double median = 0;
  double max = 0;
};

Spread spread_of(const std::vector<double>& sizes);

std::vector<double> sizes_of(std::vector<double> values);  // without their signs

double root_mean_square(const std::vector<double>& values);
double mean(const std::vector<double>& values);

// From one value of a kind to the next; the last kind has no end.
struct Band {
  double from;
  std::optional<double> to;
};

// edges: rising; the first band starts at 0 and the last one has no end.
std::vector<Band> bands_between(const std::vector<double>& edges);

// Which band a value of at least 0 falls into; a value on an edge into the upper one.
std::size_t band_of(double value, const std::vector<double>& edges);

}  // namespace ringside::evaluation
